"""A meld as it lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scoring.cards import Card


class MeldKind(StrEnum):
    """Cards of one rank, or neighbours of one suit."""

    SET = "set"
    RUN = "run"


@dataclass(frozen=True, slots=True)
class MeldCard:
    """A card in a meld.

    `stands_for` is the card that a wild takes the place of; its suit is None where any
    suit would do. As it was offered, None leaves a wild open; in a reading, None is a card
    that plays as itself, and a joker in a set of jokers.
    """

    card: Card
    stands_for: Card | None = None

    @property
    def plays_as(self) -> Card:
        """The card that counts here."""
        return self.card if self.stands_for is None else self.stands_for


@dataclass(frozen=True, slots=True)
class Meld:
    """A set, its cards in the order given, or a run, its cards from the bottom up."""

    kind: MeldKind
    cards: tuple[MeldCard, ...]
