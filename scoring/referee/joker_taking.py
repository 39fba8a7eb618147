"""Taking a joker off the table for the cards it stands for (variants.md §3.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from scoring.cards import JOKER, Card, Suit, format_cards, sort_key
from scoring.meld_rules import JokerExchange
from scoring.melds import Meld, MeldCard, MeldKind
from scoring.problems import Problem, problem, translatable
from scoring.referee.swapping import Swapped, find_joker, find_reading, put_card

SET_OF_THREE = 3
NATURALS = 2


def take_joker_from_run(ways: Sequence[Meld], cards: Sequence[Card]) -> Swapped:
    """From a run, for the very card it stands for; one card a joker."""
    if len(cards) != 1:
        return Swapped.refused(problem("exchange.not_its_card", _ONE_CARD, count=len(cards)))
    found = find_reading(ways, cards[0])
    if isinstance(found, Problem):
        return Swapped.refused(found)
    index = find_joker(found, cards[0])
    laid = found.cards if index is None else put_card(found, index, cards[0])
    return Swapped(Meld(MeldKind.RUN, laid), jokers_taken=1)


def take_joker_from_set(rule: JokerExchange, meld: Meld, cards: Sequence[Card]) -> Swapped:
    """From a set of three with one joker, for the missing suits as the club has settled."""
    if rule is JokerExchange.NEVER:
        return Swapped.refused(problem("exchange.from_set", _NEVER))
    naturals = [card for card in meld.cards if card.card != JOKER]
    if len(meld.cards) != SET_OF_THREE or len({card.card for card in naturals}) < NATURALS:
        return Swapped.refused(problem("exchange.set_not_of_three", _NOT_OF_THREE))
    missing = tuple(_list_missing(naturals))
    if not _is_price(rule, cards, missing):
        told = format_cards(missing)
        return Swapped.refused(problem("exchange.missing_suits", _PRICES[rule], cards=told))
    return Swapped(Meld(MeldKind.SET, (*naturals, *map(MeldCard, cards))), jokers_taken=1)


def _list_missing(naturals: Sequence[MeldCard]) -> Iterator[Card]:
    held = {card.card for card in naturals}
    rank = naturals[0].card.rank
    return (card for suit in Suit if (card := Card(rank, suit)) not in held)


def _is_price(rule: JokerExchange, cards: Sequence[Card], missing: Sequence[Card]) -> bool:
    match rule:
        case JokerExchange.BOTH:
            return sorted(cards, key=sort_key) == sorted(missing, key=sort_key)
        case JokerExchange.EITHER:
            return len(cards) == 1 and cards[0] in missing
        case JokerExchange.NEVER:
            return False
        case _:
            assert_never(rule)


_ONE_CARD = translatable("One card is given for a joker of a run, not {count}.")
_NEVER = translatable("No joker is taken out of a set.")
_NOT_OF_THREE = translatable(
    "Out of a set a joker is taken only if the set has three cards, one joker and two suits."
)
_PRICES = {
    JokerExchange.BOTH: translatable("The joker is given for both missing suits: {cards}."),
    JokerExchange.EITHER: translatable("The joker is given for one missing suit of {cards}."),
    JokerExchange.NEVER: _NEVER,
}
