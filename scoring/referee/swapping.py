"""A card put in the place of the joker that stands for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scoring.cards import JOKER, Card, format_card
from scoring.melds import Meld, MeldCard
from scoring.problems import Problem, problem, translatable


@dataclass(frozen=True, slots=True)
class Swapped:
    """What the meld has become; None with the problems where it may not be."""

    meld: Meld | None
    jokers_taken: int = 0
    problems: tuple[Problem, ...] = ()

    @classmethod
    def refused(cls, *problems: Problem) -> Swapped:
        """Nothing was swapped."""
        return cls(None, problems=problems)


def find_reading(ways: Sequence[Meld], card: Card) -> Meld | Problem:
    """The reading in which a joker stands for the card, if it does so in all of them."""
    fitting = [meld for meld in ways if find_joker(meld, card) is not None]
    if not fitting:
        return problem("exchange.not_its_card", _NOT_ITS_CARD, card=format_card(card))
    if len(fitting) < len(ways):
        return problem("exchange.not_named", _NOT_NAMED, card=format_card(card))
    return fitting[0]


def find_joker(meld: Meld, card: Card) -> int | None:
    """Where in the meld a joker stands for this card."""
    places = (
        index
        for index, lying in enumerate(meld.cards)
        if lying.card == JOKER and lying.stands_for == card
    )
    return next(places, None)


def put_card(meld: Meld, index: int, card: Card) -> tuple[MeldCard, ...]:
    """The cards of a meld with a natural card at one place."""
    return (*meld.cards[:index], MeldCard(card), *meld.cards[index + 1 :])


_NOT_ITS_CARD = translatable("No joker in this run stands for {card}.")
_NOT_NAMED = translatable(
    "A joker in this run can stand for {card} or for another card; it was not named."
)
