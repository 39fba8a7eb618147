"""Addresses of tables and table passes."""

from django.urls import path

from tournaments.web.tables import acts, passes, views

urlpatterns = [
    path("tables/<int:table_id>/", views.show_table, name="table"),
    path("tables/<int:table_id>/preview/", views.preview_hand, name="table_preview"),
    path("tables/<int:table_id>/sheet/", views.show_sheet, name="table_sheet"),
    path(
        "tables/<int:table_id>/hands/<int:number>/",
        views.correct_table_hand,
        name="correct_hand",
    ),
    path(
        "tables/<int:table_id>/hands/<int:number>/preview/",
        views.preview_hand,
        name="correction_preview",
    ),
    path("tables/<int:table_id>/buy-in/", acts.act_view(acts.buy_in), name="table_buy_in"),
    path("tables/<int:table_id>/decline/", acts.act_view(acts.decline), name="table_decline"),
    path("tables/<int:table_id>/void/", acts.act_view(acts.void), name="table_void"),
    path("tables/<int:table_id>/withdraw/", acts.act_view(acts.withdraw), name="table_withdraw"),
    path("tables/<int:table_id>/penalty/", acts.act_view(acts.penalty), name="table_penalty"),
    path("tables/<int:table_id>/take-back/", acts.act_view(acts.take_back), name="table_take_back"),
    path("tables/<int:table_id>/pass/", passes.show_pass, name="table_pass"),
    path("pass/<str:token>/", passes.open_pass, name="open_pass"),
]
