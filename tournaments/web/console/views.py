"""The console and its parts that refresh by themselves."""

from collections.abc import Callable, Sequence
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from tournaments.web.console.clock_panel import clock_panel
from tournaments.web.console.desk import Console, see_console
from tournaments.web.console.page import console_context
from tournaments.web.console.queue import queue_context
from tournaments.web.console.table_cards import before_context, tables_context
from tournaments.web.frame import club_frame

Context = dict[str, Any]

TEMPLATE = "tournaments/console.html"


@never_cache
@require_safe
def show_console(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Everything about a running tournament on one page."""
    return show(request, tournament_id)


@never_cache
@require_safe
def show_queue(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """What needs the director now; 304 while it is what the page has."""
    return _part(request, tournament_id, "queue", lambda console: {"queue": queue_context(console)})


@never_cache
@require_safe
def show_tables(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The tables now; 304 while they are what the page has."""
    return _part(
        request,
        tournament_id,
        "tables",
        lambda console: {
            "clock": clock_panel(console),
            "tables": tables_context(console),
            "before": before_context(console),
        },
    )


def show(
    request: HttpRequest, tournament_id: int, problems: Sequence[Context] = ()
) -> HttpResponse:
    """The console, or the same with what is wrong."""
    console, context = see_console(
        request, tournament_id, lambda console: console_context(console, problems)
    )
    context |= club_frame(request, console.tournament.club)
    return render(request, TEMPLATE, context, status=422 if problems else 200)


def _part(
    request: HttpRequest, tournament_id: int, name: str, build: Callable[[Console], Context]
) -> HttpResponse:
    console, context = see_console(request, tournament_id, build)
    if request.headers.get("HX-PTag") == console.ptag:
        return HttpResponse(status=304)
    answer = render(request, f"{TEMPLATE}#{name}", context)
    answer["HX-PTag"] = console.ptag
    return answer
