"""The address of the hall screen."""

from django.urls import path

from tournaments.web.hall.views import show_hall

urlpatterns = [
    path("tournaments/<int:tournament_id>/hall/", show_hall, name="hall"),
]
