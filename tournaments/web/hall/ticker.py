"""The hand saved last, told at the foot of the hall screen."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _

from tournaments.selectors.last_hands import ToldHand, tell_last_hand
from tournaments.web.marks import signed
from tournaments.web.tournaments.board import Board

Context = dict[str, Any]


def ticker(board: Board) -> Context | None:
    """`{title, text}`: who went out, and what it cost whom; None before the first hand."""
    played = [table for table in board.tables if table.pk in board.last_hands]
    if not played:
        return None
    table = max(played, key=lambda table: board.last_hands[table.pk].saved_at)
    hand = tell_last_hand(table)
    if hand is None:
        return None
    title = _("Table %(table)s, hand %(hand)s") % {"table": table.number, "hand": hand.number}
    names = {line.entry_id: line.name for line in board.seats[table.pk]}
    return {"title": title, "text": _hand_words(hand, names)}


def _hand_words(hand: ToldHand, names: Mapping[int, str]) -> str:
    """Names in the order of the seats, without those whom the hand cost nothing."""
    costs = ", ".join(
        f"{name} {signed(hand.points[entry])}"
        for entry, name in names.items()
        if hand.points.get(entry)
    )
    if hand.went_out is None:
        return costs
    return _("%(name)s went out. %(costs)s") % {"name": names[hand.went_out], "costs": costs}
