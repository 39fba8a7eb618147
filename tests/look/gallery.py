"""Addresses that show every sample; for eyes and for tests, never part of the site.

Run: DJANGO_SETTINGS_MODULE=tests.look.settings python manage.py runserver
"""

from uuid import uuid4

from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import render
from django.urls import include, path

from tests.look.samples import SAMPLES


def show_index(request: HttpRequest) -> HttpResponse:
    items = "".join(f'<li><a href="/look/{name}/">{name}</a></li>' for name in SAMPLES)
    return HttpResponse(f"<!doctype html><title>Gallery</title><ul>{items}</ul>")


def show_sample(request: HttpRequest, name: str) -> HttpResponse:
    sample = SAMPLES[name]
    return render(request, sample.template, sample.context)


def show_partial(request: HttpRequest, name: str, part: str) -> HttpResponse:
    """A partial as the site would answer it, with a new tag each time."""
    sample = SAMPLES[name]
    response = render(request, f"{sample.template}#{part}", sample.context)
    response["HX-PTag"] = uuid4().hex
    return response


def tell_version(request: HttpRequest) -> HttpResponse:
    """A stream that tells of one new version and ends; the browser soon asks again."""
    news = "retry: 1000\n\nevent: version\ndata: 215\n\n"
    return HttpResponse(news, content_type="text/event-stream")


def answer_unchanged(request: HttpRequest, rest: str = "") -> HttpResponse:
    """What every poll of a sample page gets: nothing is new."""
    return HttpResponseNotModified()


urlpatterns = [
    path("", show_index),
    path("look/<name>/", show_sample, name="look"),
    path("look/<name>/<part>/", show_partial),
    path("tables/4/preview/", show_partial, {"name": "table", "part": "preview"}),
    path("standings/", show_partial, {"name": "tournament", "part": "standings"}),
    path("live/1", tell_version),
    path("<path:rest>", answer_unchanged),
    # Never reached; the frame of a page asks for its addresses by name.
    path("", include("kaluki_site.urls")),
]
