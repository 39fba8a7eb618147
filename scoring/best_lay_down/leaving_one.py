"""The card that has to stay for the discard which ends the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scoring.best_lay_down.holding import SUITS, Holding, list_steps
from scoring.best_lay_down.prices import Prices, price_holding
from scoring.best_lay_down.shapes import LaidMeld, take_melds

Find = Callable[[Holding], list[LaidMeld]]
NOTHING = Holding((0, 0, 0, 0), 0)


def keep_one_card(holding: Holding, prices: Prices, find: Find) -> list[LaidMeld]:
    """The best lay-down that leaves a card, where `find` gives the best for any cards.

    Only a hand that could be laid whole has to be looked at again: once without each card,
    the cheapest first, until what is left can be no less.
    """
    found = find(holding)
    if take_melds(holding, found) != NOTHING:
        return found
    best: list[LaidMeld] = []
    # To lay cards that count nothing in hand is still to open.
    least = price_holding(prices, holding) + 1
    for points, fewer in sorted(_list_fewer(prices, holding)):
        if points >= least:
            break
        found = find(fewer)
        left = points + price_holding(prices, take_melds(fewer, found))
        if found and left < least:
            best, least = found, left
    return best


def _list_fewer(prices: Prices, holding: Holding) -> Iterator[tuple[int, Holding]]:
    """The cards without one of each kind, and what that one counts in hand."""
    if holding.wilds:
        yield prices.wild, holding._replace(wilds=holding.wilds - 1)
    for suit in range(len(SUITS)):
        for step, _ in list_steps(holding.suits[suit]):
            yield prices.naturals[suit][step], holding.without_natural(suit, step)
