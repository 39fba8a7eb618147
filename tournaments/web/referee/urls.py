"""Addresses of the referee and of the rulings recorded."""

from django.urls import path

from tournaments.web.referee import tournament_views, views

urlpatterns = [
    path("rules/<slug:key>/referee/", views.show_referee, name="referee"),
    path(
        "tournaments/<int:tournament_id>/referee/",
        tournament_views.show_tournament_referee,
        name="tournament_referee",
    ),
    path("tournaments/<int:tournament_id>/rulings/", tournament_views.rulings, name="rulings"),
]
