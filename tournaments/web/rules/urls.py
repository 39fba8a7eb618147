"""Addresses of rule sheets and of the calculator."""

from django.urls import path

from tournaments.web.rules import calculator_views, views

urlpatterns = [
    path("rules/", views.show_rules, name="rules"),
    path("rules/<slug:key>/", views.show_rule_sheet, name="rule_sheet"),
    path("rules/<slug:key>/score/", calculator_views.score, name="calculator"),
    path("rules/<slug:key>/score/preview/", calculator_views.preview, name="calculator_preview"),
    path(
        "tournaments/<int:tournament_id>/rules/",
        views.show_tournament_rules,
        name="tournament_rules",
    ),
]
