"""What a director can do with a tournament as it is now, beside the next step."""

from collections.abc import Iterator
from typing import Any, assert_never

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.domain.access import Act
from tournaments.domain.stages.choices import TableMaking
from tournaments.models import TournamentState
from tournaments.web.console.desk import Console
from tournaments.web.hidden import hidden
from tournaments.web.rounds.next_step import NextStep, next_step
from tournaments.web.rounds.place import Place

Context = dict[str, Any]


def acts_context(console: Console, place: Place) -> list[Context]:
    """The acts of `tournaments/console.html`; none for whoever does not direct."""
    if Act.MANAGE_TOURNAMENT not in console.may:
        return []
    return [*_acts(console, place), *_seats(console), *_second_player(console)]


def _acts(console: Console, place: Place) -> Iterator[Context]:
    match console.state:
        case TournamentState.PLANNED:
            yield _post(console, "open_registration", _("Open registration"), kind="go")
            yield from _draw(console, place, _("Seating draw"))
        case TournamentState.REGISTRATION:
            yield _page(console, "entries", _("Enter players"), kind="go")
            yield from _draw(console, place, _("Seating draw"))
            yield _post(console, "close_registration", _("Close registration"))
        case TournamentState.RUNNING:
            yield from _running(console, place)
        case TournamentState.FINISHED:
            yield _page(console, "reopen_tournament", _("Reopen"))
        case _ as never:
            assert_never(never)


def _seats(console: Console) -> Iterator[Context]:
    """Wrong seats can be put right as long as people sit in them."""
    playing = console.board.round
    if console.is_running and playing is not None:
        url = reverse("reseat_round", args=(playing.pk,))
        yield {"label": _("Change seats"), "kind": "", "url": url, "post": False}


def _second_player(console: Console) -> Iterator[Context]:
    """Hands recorded from now on wait for a second player to agree, or no more."""
    if not console.is_running:
        return
    wanted = console.tournament.two_sided_since is None
    label = _("Two players agree to each hand") if wanted else _("One player is enough for a hand")
    act = _post(console, "ask_for_two", label)
    yield {**act, "fields": hidden(wanted="yes" if wanted else "no")}


def _running(console: Console, place: Place) -> Iterator[Context]:
    """Phones and seats come before the finish until something was recorded."""
    passes = _page(console, "passes", _("Passes for phones"))
    finish = _finish(console, place)
    if console.play_has_begun:
        yield from (*finish, passes)
    else:
        yield from (passes, *_draw(console, place, _("Draw again")), *finish)


def _draw(console: Console, place: Place, label: str) -> tuple[Context, ...]:
    """The page of the draw, unless the tables of the stage are made otherwise."""
    if place.settings.tables_made is not TableMaking.DRAWN:
        return ()
    return (_page(console, "draw", label),)


def _finish(console: Console, place: Place) -> tuple[Context, ...]:
    """Here only as long as it is not the next step, which has a button of its own."""
    if next_step(place) is NextStep.FINISH:
        return ()
    return (_page(console, "finish_tournament", _("Finish the tournament")),)


def _page(console: Console, name: str, label: str, kind: str = "") -> Context:
    url = reverse(name, args=(console.tournament.pk,))
    return {"label": label, "kind": kind, "url": url, "post": False}


def _post(console: Console, name: str, label: str, kind: str = "") -> Context:
    return {**_page(console, name, label, kind), "post": True}
