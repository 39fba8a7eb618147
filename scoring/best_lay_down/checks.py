"""What cards have to be before their best lay-down can be looked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from scoring.cards import Card, format_card
from scoring.melds import MeldCard
from scoring.problems import Problem, problem, translatable
from scoring.variant import Variant

# Sixteen dealt in the last Jamaican hand, six from three intercepts, one drawn (§3.7).
MOST_CARDS = 23
Offers = Sequence[Sequence[MeldCard]]


def check_cards(
    variant: Variant, cards: Mapping[Card, int], own: Offers, *, opened: bool
) -> Iterator[Problem]:
    """Every problem of the cards in hand, and of own melds that cannot be there yet."""
    if sum(cards.values()) > MOST_CARDS:
        yield _too_many_cards(sum(cards.values()))
    if own and not opened:
        yield problem("lay_down.own_before_opening", _OWN_BEFORE_OPENING, field="own")
    laid = Counter(card.card for card in chain.from_iterable(own))
    for card, count in cards.items():
        if card.rank is not None and card.suit is None:
            yield problem("card.suit_needed", _SUIT_NEEDED, card=format_card(card), field="cards")
        elif count + laid[card] > variant.pack.count(card):
            yield _too_many_of(variant, card, count + laid[card])


def _too_many_cards(count: int) -> Problem:
    return problem("best.too_many_cards", _TOO_MANY, field="cards", count=count, most=MOST_CARDS)


def _too_many_of(variant: Variant, card: Card, named: int) -> Problem:
    held = variant.pack.count(card)
    shown = format_card(card)
    return problem("pack.too_many", _PACK, card=shown, field="cards", held=held, named=named)


_TOO_MANY = translatable("{count} cards are named; nobody holds more than {most}.")
_OWN_BEFORE_OPENING = translatable("Whoever has melds on the table has opened.")
_SUIT_NEEDED = translatable("{card} needs its suit: without it no run and no set can be told.")
_PACK = translatable("The pack holds {held} of {card}, but {named} are named.")
