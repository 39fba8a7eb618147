"""The seating draws of a tournament as everybody may see them.

The only reader of `SeatingDraw.secret`: it leaves this file once the cards are drawn, not before.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from django.db.models import F, QuerySet

from scoring.problems import Problem, problem, translatable
from tournaments.domain.published_draw import published_problems
from tournaments.models import Entry, Seat, SeatingDraw, Stage, Tournament

PublishedDraw = dict[str, Any]


def published_draws(tournament: Tournament) -> list[PublishedDraw]:
    """Every draw of a tournament, promises and replaced draws included, by number."""
    return [published_draw(draw) for draw in seating_draws(tournament)]


def published_draw(draw: SeatingDraw) -> PublishedDraw:
    """A draw as JSON, complete enough to be checked by anybody (`domain.published_draw`).

    `outcome` and `secret` are None until the cards are drawn. `names` are by entry id.
    """
    is_drawn = draw.drawn_at is not None
    outcome = draw.outcome if is_drawn else None
    return {
        "tournament": draw.tournament_id,
        "number": draw.number,
        "method": draw.method,
        "commitment": draw.commitment,
        "committed_at": draw.committed_at.isoformat(),
        "drawn_at": draw.drawn_at.isoformat() if draw.drawn_at is not None else None,
        "secret": draw.secret if is_drawn else None,
        "public_word": draw.public_word if is_drawn else None,
        "outcome": outcome,
        "names": _names(outcome["entries"]) if outcome is not None else {},
    }


def seating_draws(tournament: Tournament) -> QuerySet[SeatingDraw]:
    """The rows of a tournament's draws by number."""
    return SeatingDraw.objects.filter(tournament=tournament).order_by("number")


def open_promise(tournament: Tournament) -> SeatingDraw | None:
    """The draw that is promised and not yet drawn."""
    return seating_draws(tournament).filter(drawn_at=None).first()


def draw_to_show(tournament: Tournament) -> SeatingDraw | None:
    """The draw that matters now, without its cards: the one promised, else the one drawn last."""
    newest = F("drawn_at").desc(nulls_first=True)
    return seating_draws(tournament).defer("outcome").order_by(newest, "-number").first()


def draw_in_force(tournament: Tournament) -> SeatingDraw | None:
    """The draw people sit by: the one drawn last."""
    drawn = SeatingDraw.objects.filter(tournament=tournament, drawn_at__isnull=False)
    return drawn.order_by("-drawn_at", "-number").first()


def first_order(stage: Stage) -> dict[int, int]:
    """The place of each entry in the first draw of a stage's seats, from 1; empty without one."""
    draws = SeatingDraw.objects.filter(round__stage=stage, drawn_at__isnull=False)
    draw = draws.order_by("round__number", "-drawn_at").first()
    order = [] if draw is None or draw.outcome is None else draw.outcome["order"]
    return {entry: place for place, entry in enumerate(order, start=1)}


def draw_problems(draw: SeatingDraw) -> list[Problem]:
    """Where a draw is not as its promise and cards give it, or people sit otherwise than drawn."""
    found = published_problems(published_draw(draw))
    if not found and draw == draw_in_force(draw.tournament):
        found += _seat_problems(draw, draw.outcome or {})
    return found


def _names(entries: list[int]) -> dict[str, str]:
    names = Entry.objects.filter(pk__in=entries).values_list("pk", "player__name")
    return {str(pk): name for pk, name in names}


def _seat_problems(draw: SeatingDraw, outcome: Mapping[str, Any]) -> Iterator[Problem]:
    drawn = {(seat["table"], seat["seat"]): seat["entry"] for seat in outcome["seats"]}
    rows = Seat.objects.filter(table__round=draw.round_id)
    taken = {
        (seat.table.number, seat.number): seat.entry_id for seat in rows.select_related("table")
    }
    for table, seat in sorted(drawn.keys() | taken.keys()):
        if drawn.get((table, seat)) != taken.get((table, seat)):
            yield problem("seating_draw.other_seating", _SEATING, table=table, chair=seat)


_SEATING = translatable("At table {table}, seat {chair} is not taken as it was drawn.")
