"""Addresses of the desk."""

from django.urls import path

from tournaments.web.entries import entry_views, newcomers, views
from tournaments.web.entries.acts import ADDRESSES

_DESK = "tournaments/<int:tournament_id>/entries/"
_ENTRY = f"{_DESK}<int:entry_id>/"

urlpatterns = [
    path(_DESK, views.show_entries, name="entries"),
    path(f"{_DESK}enter/", views.enter_player, name="enter_player"),
    path(f"{_DESK}enter-all/", views.enter_players, name="enter_players"),
    path(f"{_DESK}new/", newcomers.new_entrant, name="new_entrant"),
    path(f"{_DESK}check-in-everybody/", views.check_everybody_in, name="check_in_everybody"),
    path(_ENTRY, entry_views.show_entry, name="entry"),
    path(f"{_ENTRY}replace/", entry_views.replace, name="replace_player"),
    path(f"{_ENTRY}no-show/", entry_views.take_out_no_show, name="no_show"),
    *(
        path(f"{_ENTRY}{name}/", entry_views.act_view(act), name=name)
        for act, name in ADDRESSES.items()
    ),
]
