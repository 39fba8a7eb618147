"""The context of the page of the seating draw."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from scoring.match_rules import DrawTies
from scoring.problems import Problem
from tournaments.models import SeatingDraw
from tournaments.selectors.seating_draws import draw_problems, published_draw
from tournaments.selectors.wording import say
from tournaments.web.field_words import count_players, tables_words
from tournaments.web.seating.draw_room import DrawRoom
from tournaments.web.seating.first_dealers import DealerForm, add_first_dealers
from tournaments.web.seating.form import DrawForm
from tournaments.web.seating.making import making_context
from tournaments.web.seating.problem_places import summary_of
from tournaments.web.seating.proof import proof_context
from tournaments.web.seating.published import drawn_steps, drawn_tables
from tournaments.web.times import clock_time

Context = dict[str, Any]

_FRESH = timedelta(minutes=2)


def draw_context(
    room: DrawRoom,
    form: DrawForm,
    problems: Sequence[Problem] = (),
    dealer: DealerForm | None = None,
) -> Context:
    """The context of `seating/draw.html`: what is promised or made now."""
    shown = room.shown
    context = {
        **_frame(room, shown),
        "problems": summary_of(room, problems, dealer),
        **making_context(room, form, problems),
        "earlier": [_earlier(room, draw) for draw in room.made if draw != shown],
    }
    if shown is None:
        return {**context, "tables": [], "steps": [], "proof": None}
    context |= made_context(room, shown)
    add_first_dealers(context["tables"], shown, dealer or DealerForm(), can_name=room.can_draw)
    return context


def published_context(room: DrawRoom, draw: SeatingDraw) -> Context:
    """The same page for one draw by its number, replaced or not."""
    others = [one for one in room.made if one != draw]
    frame = _frame(room, draw)
    return {
        **frame,
        "draw": {**frame["draw"], "state": "made", "url": "", "is_redraw": False},
        "problems": [],
        "promise": None,
        "reveal": None,
        "by_hand": None,
        "earlier": [_earlier(room, one) for one in others],
        **made_context(room, draw),
    }


def made_context(room: DrawRoom, draw: SeatingDraw) -> Context:
    """Tables, cards and proof of a draw that was made."""
    draw.tournament = room.tournament
    published = published_draw(draw)
    return {
        "tables": drawn_tables(published),
        "steps": drawn_steps(published),
        "proof": proof_context(draw, published, draw_problems(draw), room.tournament.club),
    }


def tournament_context(room: DrawRoom) -> Context:
    """The tournament at the head of the pages of the draw."""
    pk = room.tournament.pk
    return {
        "name": room.tournament.name,
        "url": reverse("tournament", args=(pk,)),
        "draw_url": reverse("draw", args=(pk,)),
        "console_url": reverse("console", args=(pk,)) if room.is_staff else "",
    }


def _frame(room: DrawRoom, draw: SeatingDraw | None) -> Context:
    promise = room.promise
    state = "promised" if promise is not None else "none" if draw is None else "made"
    polled = not room.can_draw and not room.settled
    return {
        "tournament": tournament_context(room),
        "draw": {
            "state": state,
            "url": reverse("draw", args=(room.tournament.pk,)) if polled else "",
            "ptag": room.tournament.moment,
            "rule": _rule_words(room, draw),
            "time": clock_time(promise.committed_at, room.tournament.club) if promise else "",
            "promise": promise.commitment if promise else "",
            "is_redraw": room.is_redraw,
            "round": room.round_words if draw is None or room.can_draw else "",
            "turn": turn_key(draw, timezone.now()) if draw is not None else "",
        },
        "settled": _settled(room) if state == "none" and room.settled else None,
        "entries_text": _entries_words(room),
    }


def _settled(room: DrawRoom) -> Context:
    """Why there is nothing to draw, with the way to the rounds for the staff."""
    url = reverse("rounds", args=(room.tournament.pk,)) if room.is_staff else ""
    return {"text": say(room.settled[0]), "url": url}


def turn_key(draw: SeatingDraw, now: datetime) -> str:
    """Names a draw made just now, whose cards turn before one's eyes; empty for any other."""
    is_fresh = draw.drawn_at is not None and now - draw.drawn_at < _FRESH
    return f"{draw.tournament_id}.{draw.number}" if is_fresh else ""


def _rule_words(room: DrawRoom, draw: SeatingDraw | None) -> str:
    if draw is None and room.field is None:
        return _("Ace is high; whoever is level draws again.")
    ties = DrawTies(draw.ties) if draw is not None else room.field and room.field.ties
    if ties is DrawTies.RANK:
        return _("Ace is high; equal ranks draw again.")
    return _(
        "Ace is high; of equal ranks spades come first, then hearts, diamonds, clubs;"
        " identical cards draw again."
    )


def _entries_words(room: DrawRoom) -> str:
    if room.field is None:
        return " ".join(say(found) for found in room.field_problems)
    said = {
        "players": count_players(len(room.entries)),
        "tables": tables_words(room.field.table_sizes),
    }
    return _("%(players)s: %(tables)s.") % said


def _earlier(room: DrawRoom, draw: SeatingDraw) -> Context:
    said = {"number": draw.number, "time": ""}
    if draw.drawn_at is not None:
        said["time"] = clock_time(draw.drawn_at, room.tournament.club)
    text = _("Seating draw %(number)s, %(time)s") % said
    return {"text": text, "url": reverse("published_draw", args=(room.tournament.pk, draw.number))}
