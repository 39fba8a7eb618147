"""Every legal reading of cards offered as one meld."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from scoring.melds.meld import Meld, MeldCard
from scoring.melds.runs import run_readings
from scoring.melds.sets import set_readings
from scoring.variant import Variant


def readings(variant: Variant, hand_number: int, cards: Sequence[MeldCard]) -> tuple[Meld, ...]:
    """Every legal meld that the cards can be, in whatever order they are given.

    Sets come before runs, runs from the lowest up. An open wild stands anywhere legal, a
    named one only for its card; a card of the wild rank plays as itself where it can, and
    only so if it is named as itself. Of readings that differ only in which open wild
    stands where, one is given. Cards without their suit are no meld.
    LookupError for a hand that is never dealt.
    """
    wild_rank = variant.wild_rank(hand_number)
    if any(card.card.rank is not None and card.card.suit is None for card in cards):
        return ()
    return tuple(
        dict.fromkeys(
            chain(set_readings(variant, wild_rank, cards), run_readings(variant, wild_rank, cards))
        )
    )
