"""A seating draw as JSON, both ways."""

from collections.abc import Mapping
from typing import Any

from scoring.cards import format_card, parse_card
from scoring.match_rules import DrawTies
from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.seating_draw.result import Drawn, SeatingDraw, SeatTaken

_UNREADABLE = translatable("This is no seating draw, or a part of it is missing: {reason}.")


def draw_to_data(draw: SeatingDraw) -> dict[str, Any]:
    """Return a draw as JSON: cards in canonical form, the seed in hex, null if drawn by hand."""
    return {
        "seed": draw.seed.hex() if draw.seed is not None else None,
        "ties": draw.ties.value,
        "packs": draw.packs,
        "table_sizes": list(draw.table_sizes),
        "entries": list(draw.entries),
        "steps": [
            [{"entry": drawn.entry, "card": format_card(drawn.card)} for drawn in step]
            for step in draw.steps
        ],
        "order": list(draw.order),
        "seats": [
            {"entry": seat.entry, "table": seat.table, "seat": seat.seat} for seat in draw.seats
        ],
    }


def draw_from_data(data: Mapping[str, Any]) -> SeatingDraw:
    """Return what `draw_to_data` wrote. `RuleBroken` (`seating_draw.unreadable`) if it is none."""
    try:
        return _read_draw(data)
    except (KeyError, TypeError, ValueError, AttributeError, RuleBroken) as error:
        reason = f"{type(error).__name__} {error}"
        unreadable = problem("seating_draw.unreadable", _UNREADABLE, reason=reason)
        raise RuleBroken((unreadable,)) from error


def _read_draw(data: Mapping[str, Any]) -> SeatingDraw:
    return SeatingDraw(
        seed=bytes.fromhex(data["seed"]) if data["seed"] is not None else None,
        ties=DrawTies(data["ties"]),
        packs=int(data["packs"]),
        table_sizes=tuple(int(size) for size in data["table_sizes"]),
        entries=tuple(int(entry) for entry in data["entries"]),
        steps=tuple(
            tuple(Drawn(int(drawn["entry"]), parse_card(drawn["card"])) for drawn in step)
            for step in data["steps"]
        ),
        order=tuple(int(entry) for entry in data["order"]),
        seats=tuple(
            SeatTaken(int(seat["entry"]), int(seat["table"]), int(seat["seat"]))
            for seat in data["seats"]
        ),
    )
