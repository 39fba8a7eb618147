"""Addresses of signing in and out, and of the choice of a language."""

from django.contrib.auth.views import LogoutView
from django.urls import path

from tournaments.web.accounts.views import SignIn, choose_language

urlpatterns = [
    path("login/", SignIn.as_view(), name="login"),
    path("logout/", LogoutView.as_view(), name="logout"),
    path("language/", choose_language, name="set_language"),
]
