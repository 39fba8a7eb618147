"""Addresses that show every sample; for eyes and for tests, never part of the site.

Run: DJANGO_SETTINGS_MODULE=tests.look.settings python manage.py runserver
"""

from django.contrib.auth import views as auth_views
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import render
from django.urls import path

from tests.look.samples import SAMPLES


def show_index(request: HttpRequest) -> HttpResponse:
    items = "".join(f'<li><a href="/look/{name}/">{name}</a></li>' for name in SAMPLES)
    return HttpResponse(f"<!doctype html><title>Gallery</title><ul>{items}</ul>")


def show_sample(request: HttpRequest, name: str) -> HttpResponse:
    sample = SAMPLES[name]
    return render(request, sample.template, sample.context)


def answer_unchanged(request: HttpRequest, rest: str = "") -> HttpResponse:
    """What every poll of a sample page gets: nothing is new."""
    return HttpResponseNotModified()


urlpatterns = [
    path("", show_index),
    path("look/<name>/", show_sample, name="look"),
    path("login/", auth_views.LoginView.as_view(), name="login"),
    path("<path:rest>", answer_unchanged),
]
