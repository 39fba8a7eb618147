"""What a recorded hand lacks once a correction put somebody back in, entered along with it."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace

from scoring.cards import format_cards, read_cards
from scoring.problems import Problem, insist, problem, translatable
from tournaments.domain.seat_keys import SeatKeys
from tournaments.domain.timeline import AddToHand, Change

ADD_TO = "add_to"


def read_additions(
    settle: Iterable[tuple[int, Mapping[str, object]]], keys: SeatKeys
) -> tuple[Change, ...]:
    """One change for each hand from {"add_to": position, "seat": "5", "cards": "As 7d"}, or with
    "points" instead. `RuleBroken` with everything that cannot be read."""
    remainders: dict[int, dict[str, str]] = defaultdict(dict)
    points: dict[int, dict[str, int]] = defaultdict(dict)
    problems: list[Problem] = []
    for index, one in settle:
        position, key, given = _position(one), keys.key(str(one.get("seat"))), one.get("points")
        if isinstance(given, int):
            points[position][key] = given
            continue
        cards, unread = read_cards(str(one.get("cards", "")))
        problems += (replace(found, field=f"settle.{index}") for found in unread)
        problems += [] if cards or unread else [_nothing(index)]
        remainders[position][key] = format_cards(cards)
    insist(problems)
    named = sorted({*remainders, *points})
    return tuple(AddToHand(at, remainders[at], points[at]) for at in named)


def _position(one: Mapping[str, object]) -> int:
    position = one[ADD_TO]
    return position if isinstance(position, int) else 0


def _nothing(index: int) -> Problem:
    return problem("settle.nothing_added", _NOTHING, field=f"settle.{index}")


_NOTHING = translatable("Say which cards or how many points are added to the hand.")
