"""Addresses of stages and rounds."""

from django.urls import path

from tournaments.web.rounds import (
    cut_views,
    draft_views,
    ending_views,
    hand_views,
    presets_page,
    search_views,
    stage_views,
    tie_views,
    tree_views,
    views,
)

_ONE = "tournaments/<int:tournament_id>/"
_ROUNDS = f"{_ONE}rounds/"
_ROUND = "rounds/<int:round_id>/"
_SEARCH = "rounds/searches/<int:search_id>/"

urlpatterns = [
    path(_ROUNDS, views.show_rounds, name="rounds"),
    path(f"{_ROUNDS}draft/", views.make_draft, name="make_draft"),
    path(f"{_ROUNDS}delete/", views.delete_draft, name="delete_drafts"),
    path(f"{_ROUNDS}by-hand/", hand_views.seat_by_hand, name="draft_by_hand"),
    path(f"{_ROUNDS}advance/", cut_views.advance, name="advance_stage"),
    path(f"{_ROUNDS}stages/", stage_views.change_stages, name="stages"),
    path(f"{_ROUNDS}stages/preset/", stage_views.choose_preset, name="choose_preset"),
    path(f"{_ROUNDS}search/", search_views.show_search, name="round_search"),
    path("presets/", presets_page.show_presets, name="presets"),
    path(f"{_ONE}knock-out/", tree_views.show_tree, name="knock_out"),
    path(_ROUND, draft_views.show_draft, name="round_draft"),
    path(f"{_ROUND}publish/", draft_views.publish, name="publish_round"),
    path(f"{_ROUND}close/", ending_views.close, name="close_round"),
    path(f"{_ROUND}ties/", tie_views.decide, name="decide_ties"),
    path(f"{_ROUND}drop/", ending_views.drop, name="drop_round"),
    path(f"{_SEARCH}stop/", search_views.stop, name="stop_search"),
    path(f"{_SEARCH}take/", search_views.take, name="take_search"),
    path(f"{_SEARCH}drop/", search_views.drop, name="drop_search"),
]
