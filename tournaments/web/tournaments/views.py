"""The public page of a tournament and its live parts."""

from django.contrib.messages import get_messages
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.utils.cache import get_conditional_response
from django.utils.http import quote_etag
from django.views.decorators.http import require_safe

from tournaments.models import Tournament
from tournaments.selectors.tournaments import find_tournament
from tournaments.web.frame import club_frame
from tournaments.web.tournaments.built import (
    PARTS,
    TEMPLATE,
    context_of,
    moment_of,
    part_of,
    whole_page_of,
)
from tournaments.web.tournaments.doors import staff_doors

UNCHANGED = 304


@require_safe
def show_tournament(request: HttpRequest, tournament_id: int) -> HttpResponseBase:
    """The page, or with ?part= one of its live parts. Raises `Tournament.DoesNotExist`."""
    tournament = find_tournament(tournament_id)
    part = request.GET.get("part", "")
    if part in PARTS:
        return _answer_part(request, tournament, part)
    if _is_plain(request):
        return _answer_plain(request, tournament)
    return _show_personal(request, tournament)


def _answer_part(request: HttpRequest, tournament: Tournament, part: str) -> HttpResponseBase:
    if request.GET.get("state", tournament.state) != tournament.state:
        return HttpResponse(headers={"HX-Refresh": "true", "Cache-Control": "no-store"})
    if "HX-PTag" in request.headers:
        return _answer_poll(request, tournament, part)
    response = HttpResponse(part_of(tournament, part), headers={"HX-PTag": tournament.moment})
    return _with_etag(request, response, f"{part}:{moment_of(tournament)}")


def _answer_poll(request: HttpRequest, tournament: Tournament, part: str) -> HttpResponse:
    """The browser's own cache stays out of it: it would turn a 304 back into a page."""
    headers = {"HX-PTag": tournament.moment, "Cache-Control": "no-store"}
    if request.headers["HX-PTag"] == tournament.moment:
        return HttpResponse(status=UNCHANGED, headers=headers)
    return HttpResponse(part_of(tournament, part), headers=headers)


def _is_plain(request: HttpRequest) -> bool:
    """Whether the page is what everybody gets: nobody signed in, no message, nothing asked for."""
    return not (request.user.is_authenticated or request.GET or len(get_messages(request)))


def _answer_plain(request: HttpRequest, tournament: Tournament) -> HttpResponseBase:
    response = HttpResponse(whole_page_of(request, tournament))
    return _with_etag(request, response, f"page:{moment_of(tournament)}")


def _show_personal(request: HttpRequest, tournament: Tournament) -> HttpResponse:
    shared = context_of(tournament)
    doors = staff_doors(request, tournament, shared)
    context = shared | doors | club_frame(request, tournament.club)
    response = render(request, TEMPLATE, context)
    response["Cache-Control"] = "no-store"
    return response


def _with_etag(request: HttpRequest, response: HttpResponse, tag: str) -> HttpResponseBase:
    etag = quote_etag(tag)
    response["ETag"] = etag
    response["Cache-Control"] = "no-cache"
    return get_conditional_response(request, etag=etag, response=response) or response
