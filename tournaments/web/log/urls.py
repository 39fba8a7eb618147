"""Addresses of logs."""

from django.urls import path

from tournaments.web.log import views

urlpatterns = [
    path("tournaments/<int:tournament_id>/log/", views.show_tournament_log, name="tournament_log"),
    path("clubs/<slug:slug>/log/", views.show_club_log, name="club_log"),
]
