"""Addresses of a club's staff."""

from django.urls import path

from tournaments.web.staff import views

urlpatterns = [
    path("clubs/<slug:slug>/staff/", views.show_staff, name="club_staff"),
    path("clubs/<slug:slug>/staff/revoke/", views.take_role_back, name="revoke_club_role"),
]
