"""The public page of a tournament and its live parts."""

from functools import partial

from django.contrib.messages import get_messages
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.utils.cache import get_conditional_response
from django.utils.http import quote_etag
from django.views.decorators.http import require_safe

from tournaments.models import Tournament
from tournaments.selectors.moments import see_one_moment
from tournaments.selectors.tournaments import find_moment, find_tournament
from tournaments.web.frame import club_frame
from tournaments.web.tournaments.built import (
    PARTS,
    TEMPLATE,
    context_of,
    kept_page,
    part_of,
    sight_of,
    stage_asked,
    whole_page_of,
)
from tournaments.web.tournaments.doors import staff_doors

UNCHANGED = 304


@require_safe
def show_tournament(request: HttpRequest, tournament_id: int) -> HttpResponseBase:
    """The page, or with ?part= one of its live parts. Raises `Tournament.DoesNotExist`."""
    if _is_plain(request):
        return _answer_plain(request, tournament_id)
    tournament = find_tournament(tournament_id)
    part = request.GET.get("part", "")
    if part in PARTS:
        return _answer_part(request, tournament, part)
    return _show_personal(request, tournament)


def _answer_part(request: HttpRequest, tournament: Tournament, part: str) -> HttpResponseBase:
    if request.headers.get("HX-PTag") == tournament.moment:
        return _say_polled(HttpResponse(status=UNCHANGED), tournament)
    stage = stage_asked(request)
    now, html = see_one_moment(tournament, partial(part_of, part=part, stage=stage))
    if request.GET.get("state", now.state) != now.state:
        return HttpResponse(headers={"HX-Refresh": "true", "Cache-Control": "no-store"})
    if "HX-PTag" in request.headers:
        return _say_polled(HttpResponse(html), now)
    response = HttpResponse(html, headers={"HX-PTag": now.moment})
    return _with_etag(request, response, f"{part}:{stage}:{sight_of(now.moment)}")


def _say_polled(response: HttpResponse, tournament: Tournament) -> HttpResponse:
    """The browser's own cache stays out of it: it would turn a 304 back into a page."""
    response["HX-PTag"] = tournament.moment
    response["Cache-Control"] = "no-store"
    return response


def _is_plain(request: HttpRequest) -> bool:
    """Whether the page is what everybody gets: nobody signed in, no message, nothing asked for."""
    return not (request.user.is_authenticated or request.GET or len(get_messages(request)))


def _answer_plain(request: HttpRequest, tournament_id: int) -> HttpResponseBase:
    moment = find_moment(tournament_id)
    page = kept_page(moment)
    if page is None:
        build = partial(whole_page_of, request)
        now, page = see_one_moment(find_tournament(tournament_id), build)
        moment = now.moment
    return _with_etag(request, HttpResponse(page), f"page:{sight_of(moment)}")


def _show_personal(request: HttpRequest, tournament: Tournament) -> HttpResponse:
    now, shared = see_one_moment(tournament, partial(context_of, stage=stage_asked(request)))
    doors = staff_doors(request, now, shared)
    context = shared | doors | club_frame(request, now.club)
    response = render(request, TEMPLATE, context)
    response["Cache-Control"] = "no-store"
    return response


def _with_etag(request: HttpRequest, response: HttpResponse, tag: str) -> HttpResponseBase:
    etag = quote_etag(tag)
    response["ETag"] = etag
    response["Cache-Control"] = "no-cache"
    return get_conditional_response(request, etag=etag, response=response) or response
