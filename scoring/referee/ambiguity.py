"""Wilds left open that could stand for different cards: the player must name them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring.cards import Card, sort_key
from scoring.melds import Meld, format_meld, meld_points
from scoring.problems import Problem, problem, translatable
from scoring.referee.ruling import Reason, give_reasons
from scoring.variant import Variant

MOST_SHOWN = 6


def note_open_wilds(variant: Variant, found: Sequence[Sequence[Meld]]) -> tuple[Reason, ...]:
    """A note for each meld whose readings differ in value or in what may be added to them."""
    return tuple(
        reason
        for index, ways in enumerate(found)
        for reason in give_reasons(variant, _name_wilds(variant, ways), index)
    )


def _name_wilds(variant: Variant, ways: Sequence[Meld]) -> Iterator[Problem]:
    if len({_list_cards(meld) for meld in ways}) <= 1:
        return
    shown = " · ".join(format_meld(meld.cards) for meld in ways[:MOST_SHOWN])
    more = " · …" if len(ways) > MOST_SHOWN else ""
    worth = {meld_points(variant, meld) for meld in ways}
    text = _SAME_WORTH if len(worth) == 1 else _OTHER_WORTH
    yield problem("meld.name_wilds", text, count=len(ways), ways=shown + more)


def _list_cards(meld: Meld) -> tuple[Card, ...]:
    """Whatever their order: an ace at either end of the same run leaves nothing to name."""
    return tuple(sorted((card.plays_as for card in meld.cards), key=sort_key))


_SAME_WORTH = translatable(
    "The player must say what the wild cards stand for; readings: {count} ({ways})."
)
_OTHER_WORTH = translatable(
    "The player must say what the wild cards stand for; the readings, {count} in all, differ in "
    "points ({ways})."
)
