"""Addresses of the first page and of clubs."""

from django.urls import path

from tournaments.web.clubs import views

urlpatterns = [
    path("", views.show_home, name="home"),
    path("clubs/<slug:slug>/", views.show_club, name="club"),
]
