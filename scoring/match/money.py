"""Units moved in a match (variants.md §3.1): hands, stakes, buy-ins and the pot."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scoring.stakes import add_units, split_pot


@dataclass(frozen=True, slots=True, kw_only=True)
class Money:
    """Units per player. `initial` and `buy_ins` are what he paid in, `pot` all of that.

    `net` is what he won (+) or lost (−). It holds the pot, and sums to zero, once
    the match is won; until then it sums to the pot's negative.
    """

    from_hands: Mapping[str, int]
    initial: Mapping[str, int]
    buy_ins: Mapping[str, int]
    pot: int
    net: Mapping[str, int]


def count_money(
    from_hands: Mapping[str, int],
    initial: Mapping[str, int],
    buy_ins: Mapping[str, int],
    winners: Sequence[str],
) -> Money:
    """The money of a match; `winners` in seat order, empty while it is not won."""
    pot = sum(initial.values()) + sum(buy_ins.values())
    paid_in = {player: -initial[player] - buy_ins[player] for player in from_hands}
    won = split_pot(pot, winners) if winners else {}
    net = add_units(from_hands, from_hands, paid_in, won)
    return Money(from_hands=from_hands, initial=initial, buy_ins=buy_ins, pot=pot, net=net)
