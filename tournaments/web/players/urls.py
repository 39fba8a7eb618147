"""Addresses of the register and of players."""

from django.urls import path

from tournaments.web.players import export, imports, merges, profile, register, renaming

_REGISTER = "clubs/<slug:slug>/players/"
_PLAYER = "players/<int:player_id>/"

urlpatterns = [
    path(_REGISTER, register.show_register, name="players"),
    path(f"{_REGISTER}import/", imports.import_players, name="player_import"),
    path(f"{_REGISTER}players.csv", export.send_csv, name="player_list_csv"),
    path(f"{_REGISTER}players.xlsx", export.send_xlsx, name="player_list_xlsx"),
    path(_PLAYER, profile.show_player, name="player"),
    path(f"{_PLAYER}name/", renaming.change_details, name="player_details"),
    path(f"{_PLAYER}merge/", merges.merge, name="player_merge"),
    path("merges/<int:merge_id>/undo/", merges.undo, name="undo_merge"),
]
