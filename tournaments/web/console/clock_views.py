"""Acts on the clock of the round that is played, from the console."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from scoring.problems import RuleBroken, problem, translatable
from tournaments.models import Actor, Round, Tournament
from tournaments.selectors.seating import open_round
from tournaments.services.rounds import timing
from tournaments.web.actors import actor_of
from tournaments.web.console.views import show
from tournaments.web.numbers import read_whole
from tournaments.web.summary import summary

Deed = Callable[[Actor, int, QueryDict], Round]


def clock_view(deed: Deed) -> Callable[[HttpRequest, int], HttpResponse]:
    """The view of one act: done and back to the console, or the console with what is wrong."""

    @require_POST
    def view(request: HttpRequest, tournament_id: int) -> HttpResponse:
        try:
            deed(actor_of(request), _present_round(tournament_id), request.POST)
        except RuleBroken as broken:
            return show(request, tournament_id, summary(broken.problems))
        return redirect("console", tournament_id)

    return view


def start(actor: Actor, round_id: int, data: QueryDict) -> Round:
    """The minutes left empty are those of the stage."""
    typed = data.get("minutes", "").strip()
    minutes = _whole(typed) if typed else None
    return timing.start_clock(actor=actor, round_id=round_id, minutes=minutes)


def pause(actor: Actor, round_id: int, _data: QueryDict) -> Round:
    return timing.pause_clock(actor=actor, round_id=round_id)


def resume(actor: Actor, round_id: int, _data: QueryDict) -> Round:
    return timing.resume_clock(actor=actor, round_id=round_id)


def extra(actor: Actor, round_id: int, data: QueryDict) -> Round:
    return timing.give_extra_time(
        actor=actor,
        round_id=round_id,
        table=_whole(data.get("table", "")),
        minutes=_whole(data.get("minutes", "")),
        reason=data.get("reason", ""),
    )


def _whole(typed: Any) -> int:
    """What is no number is none anybody can be given: the service says which may be."""
    return read_whole(typed) or 0


def _present_round(tournament_id: int) -> int:
    present = open_round(Tournament.objects.get(pk=tournament_id))
    if present is None:
        raise RuleBroken((problem("round.none_open", _NONE_OPEN),))
    return present.pk


_NONE_OPEN = translatable("No round is being played.")
