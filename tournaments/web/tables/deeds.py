"""What the short forms at a table do, each by its service."""

from django.http import QueryDict

from scoring.match.rulings import MOST_PENALTY_POINTS
from scoring.problems import RuleBroken, problem, translatable
from tournaments.services import (
    buy_ins,
    confirmations,
    entry_changes,
    hands,
    rulings,
    timed_matches,
)
from tournaments.services.table_acts import TableRequest
from tournaments.web.numbers import read_whole

LEAVES = "leaves"
"""Ticked where who withdraws at the table leaves the tournament too."""


def buy_in(asked: TableRequest, data: QueryDict) -> None:
    buy_ins.take_buy_in(asked, seat=data.get("seat", ""))


def decline(asked: TableRequest, data: QueryDict) -> None:
    buy_ins.decline_buy_in(asked, seat=data.get("seat", ""))


def void(asked: TableRequest, data: QueryDict) -> None:
    number = read_whole(data.get("number", "")) or 0
    hands.record_hand(asked, number=number, hand={"finish": "void"}, reason=data.get("reason", ""))


def end_by_clock(asked: TableRequest, _data: QueryDict) -> None:
    timed_matches.end_by_clock(asked)


def agree(asked: TableRequest, data: QueryDict) -> None:
    number, version = _hand_seen(data)
    confirmations.agree_to_hand(asked, number=number, hand_version=version)


def take_other_version(asked: TableRequest, data: QueryDict) -> None:
    number, version = _hand_seen(data)
    confirmations.take_other_version(
        asked, number=number, hand_version=version, reason=data.get("reason", "")
    )


def _hand_seen(data: QueryDict) -> tuple[int, int]:
    """The number of a hand and its version; what is no number is no hand's."""
    return read_whole(data.get("number", "")) or 0, read_whole(data.get("hand_version", "")) or 0


def withdraw(asked: TableRequest, data: QueryDict) -> None:
    """From the match, and from the tournament too where that is ticked."""
    seat, reason = data.get("seat", ""), data.get("reason", "")
    if data.get(LEAVES) == "1":
        entry_changes.withdraw_at_table(asked, seat=seat, reason=reason)
    else:
        rulings.withdraw_from_match(asked, seat=seat, reason=reason)


def penalty(asked: TableRequest, data: QueryDict) -> None:
    points, reason = read_penalty(data), data.get("reason", "")
    rulings.give_penalty(asked, seat=data.get("seat", ""), points=points, reason=reason)


def read_penalty(data: QueryDict) -> int:
    """The points of a ruling. `RuleBroken` for whatever nobody can be given."""
    points = read_whole(data.get("points", ""))
    if points is None or not 1 <= points <= MOST_PENALTY_POINTS:
        most = MOST_PENALTY_POINTS
        raise RuleBroken((problem("penalty.points", _NO_POINTS, field="points", most=most),))
    return points


def take_back(asked: TableRequest, data: QueryDict) -> None:
    rulings.take_back(
        asked,
        position=read_whole(data.get("position", "")) or 0,
        event_version=read_whole(data.get("event_version", "")) or 0,
        reason=data.get("reason", ""),
    )


_NO_POINTS = translatable("Points by a ruling are a whole number from 1 to {most}.")
