"""What melds are worth towards an opening (variants.md §3.1, §3.5, §3.6)."""

from scoring.cards import Rank
from scoring.meld_rules import OpeningRule
from scoring.melds.meld import Meld, MeldKind
from scoring.variant import Variant


def meld_points(variant: Variant, meld: Meld) -> int | None:
    """The points of a reading towards the opening; None where a contract opens.

    A wild is worth the card it stands for.
    """
    opening = variant.opening
    if opening.points is None:
        return None
    points = [_card_points(opening, card.plays_as.rank) for card in meld.cards]
    if has_low_ace(meld):
        points[0] = opening.low_ace
    return sum(points)


def has_low_ace(meld: Meld) -> bool:
    """Whether the meld is a run that begins with its ace."""
    return meld.kind is MeldKind.RUN and meld.cards[0].plays_as.rank is Rank.ACE


def _card_points(opening: OpeningRule, rank: Rank | None) -> int:
    if rank is None:
        return opening.joker_in_joker_set or 0
    if rank is Rank.ACE:
        return opening.ace
    return min(int(rank), int(Rank.TEN))
