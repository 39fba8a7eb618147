"""Addresses of tables and table passes."""

from django.urls import path

from tournaments.domain.access import Act
from tournaments.web.tables import deeds, disputes, passes, questions, views, where_now
from tournaments.web.tables.acts import act_view
from tournaments.web.tables.grave_acts import grave_act_view

penalty = grave_act_view(deeds.penalty, Act.RULE_AT_TABLE, questions.ask_penalty)
withdraw = grave_act_view(deeds.withdraw, Act.RULE_AT_TABLE, questions.ask_withdrawal)
take_back = grave_act_view(deeds.take_back, Act.CORRECT_HAND, questions.ask_take_back)

take_other = grave_act_view(deeds.take_other_version, Act.CORRECT_HAND, disputes.ask_other_version)

urlpatterns = [
    path("tables/<int:table_id>/agree/", act_view(deeds.agree), name="agree_to_hand"),
    path("tables/<int:table_id>/other-version/", take_other, name="take_other_version"),
    path(
        "tables/<int:table_id>/hands/<int:number>/disagree/",
        views.disagree_with_hand,
        name="disagree_with_hand",
    ),
    path("tables/<int:table_id>/", views.show_table, name="table"),
    path("tables/<int:table_id>/preview/", views.preview_hand, name="table_preview"),
    path("tables/<int:table_id>/sheet/", views.show_sheet, name="table_sheet"),
    path("tables/<int:table_id>/clock/", views.show_clock, name="table_clock"),
    path("tables/<int:table_id>/end-by-clock/", act_view(deeds.end_by_clock), name="end_by_clock"),
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
    path("tables/<int:table_id>/buy-in/", act_view(deeds.buy_in), name="table_buy_in"),
    path("tables/<int:table_id>/decline/", act_view(deeds.decline), name="table_decline"),
    path("tables/<int:table_id>/void/", act_view(deeds.void), name="table_void"),
    path("tables/<int:table_id>/withdraw/", withdraw, name="table_withdraw"),
    path("tables/<int:table_id>/penalty/", penalty, name="table_penalty"),
    path("tables/<int:table_id>/take-back/", take_back, name="table_take_back"),
    path("tables/<int:table_id>/pass/", passes.show_pass, name="table_pass"),
    path(
        "tournaments/<int:tournament_id>/tables/<int:number>/",
        where_now.show_table_now,
        name="table_now",
    ),
    path("pass/<str:token>/", passes.open_pass, name="open_pass"),
]
