"""Cards offered as one meld, sorted into what is fixed and what is open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scoring.cards import Card, Rank
from scoring.melds import MeldCard, is_wild


@dataclass(frozen=True, slots=True)
class Offered:
    """The cards of a meld as a player offers them, and the hand's wild rank."""

    cards: tuple[MeldCard, ...]
    wild_rank: Rank | None

    @property
    def naturals(self) -> tuple[Card, ...]:
        """The cards that cannot but play as themselves."""
        return tuple(card.card for card in self.cards if self._is_natural(card))

    @property
    def named(self) -> tuple[Card, ...]:
        """What the named wilds stand for."""
        return tuple(
            card.stands_for
            for card in self.cards
            if card.stands_for is not None and not self._is_natural(card)
        )

    @property
    def fixed(self) -> tuple[Card, ...]:
        """The cards that the meld has for certain, whatever open wilds stand for."""
        return (*self.naturals, *self.named)

    @property
    def open_wilds(self) -> int:
        """How many wilds are not named."""
        return len(self.cards) - len(self.fixed)

    def _is_natural(self, card: MeldCard) -> bool:
        wild = is_wild(card.card, self.wild_rank)
        return not wild or (card.stands_for == card.card and card.card.rank is not None)


def offer(cards: Sequence[MeldCard], wild_rank: Rank | None) -> Offered:
    """The cards of one meld, none of them judged yet."""
    return Offered(tuple(cards), wild_rank)
