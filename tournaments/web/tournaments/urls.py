"""Addresses of a tournament's public page."""

from django.urls import path

from tournaments.web.tournaments.views import show_tournament

urlpatterns = [
    path("tournaments/<int:tournament_id>/", show_tournament, name="tournament"),
]
