"""The address of the referee."""

from django.urls import path

from tournaments.web.referee import views

urlpatterns = [path("rules/<slug:key>/referee/", views.show_referee, name="referee")]
