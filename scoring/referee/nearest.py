"""The nearest legal thing to a lay-down that is not legal: the fewest cards kept back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, islice

from scoring.melds import Meld, MeldCard, meld_points, readings
from scoring.referee.lay_down import rule_lay_down
from scoring.variant import Variant

Offer = Sequence[MeldCard]
# Beyond that it is no longer what the player meant, and the search would grow long.
MOST_KEPT_BACK = 3
MOST_TRIED = 150
MOST_MELDS_KEPT_BACK = 2


def find_nearest(
    variant: Variant,
    hand_number: int,
    melds: Sequence[Offer],
    *,
    opened: bool,
    own: Sequence[Offer] = (),
) -> tuple[Meld, ...]:
    """Legal melds out of those offered: wilds renamed, cards or whole melds kept back.

    Empty where nothing of the kind is legal. Of equals the first in the player's order.
    """
    mended = [meld for offered in melds if (meld := _mend(variant, hand_number, offered))]
    for laid in _drop_melds(mended):
        offers = [meld.cards for meld in laid]
        ruling = rule_lay_down(variant, hand_number, offers, opened=opened, own=own)
        if ruling.legal:
            return tuple(meld.reading for meld in ruling.melds if meld.reading is not None)
    return ()


def _drop_melds(melds: Sequence[Meld]) -> Iterator[Sequence[Meld]]:
    for kept_back in range(min(MOST_MELDS_KEPT_BACK + 1, len(melds))):
        yield from combinations(melds, len(melds) - kept_back)


def _mend(variant: Variant, hand_number: int, offered: Offer) -> Meld | None:
    """The largest legal meld out of the cards, the names of wilds kept if they can be."""
    for cards in islice(_loosen(offered), MOST_TRIED):
        ways = readings(variant, hand_number, cards)
        if ways:
            return max(ways, key=lambda meld: meld_points(variant, meld) or 0)
    return None


def _loosen(offered: Offer) -> Iterator[Offer]:
    for kept_back in range(min(MOST_KEPT_BACK, len(offered)) + 1):
        for cards in combinations(offered, len(offered) - kept_back):
            yield cards
            if any(card.stands_for is not None for card in cards):
                yield [replace(card, stands_for=None) for card in cards]
