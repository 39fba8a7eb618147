"""Addresses of the settings of a tournament."""

from django.urls import path

from tournaments.web.setup import change_views, views

_NEW = "clubs/<slug:slug>/tournaments/new/"
_SETTINGS = "tournaments/<int:tournament_id>/settings/"

urlpatterns = [
    path(_NEW, views.new_tournament, name="setup"),
    path(f"{_NEW}facts/", views.new_tournament_facts, name="setup_facts"),
    path(_SETTINGS, change_views.change_settings, name="tournament_settings"),
    path(f"{_SETTINGS}facts/", change_views.settings_facts, name="settings_facts"),
]
