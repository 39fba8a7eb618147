"""A table in the middle of a hand, as far as a ruling needs to know it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from scoring.cards import Rank
from scoring.house_rules import apply_house_rules
from scoring.melds import Meld, MeldCard
from scoring.variant import Variant
from scoring.variants import get_variant


class Opened(StrEnum):
    """When a player opened in this hand: in a turn before, or in the present one."""

    EARLIER = "earlier"
    NOW = "now"


@dataclass(frozen=True, slots=True)
class TableMeld:
    """Cards that lie on the table as one meld, and whose it is. An unnamed wild is open."""

    owner: str
    cards: tuple[MeldCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """Who sits where, who has opened and when, and what lies on the table.

    `players` are in seat order, `turn` is the player to act. `holds` is how many cards
    somebody holds, `intercepts` how many he has taken in this hand, as far as told.
    """

    variant: str
    hand: int
    players: tuple[str, ...]
    turn: str | None = None
    opened: Mapping[str, Opened] = field(default_factory=dict)
    holds: Mapping[str, int] = field(default_factory=dict)
    intercepts: Mapping[str, int] = field(default_factory=dict)
    melds: tuple[TableMeld, ...] = ()
    house_rules: Mapping[str, object] = field(default_factory=dict)

    def rules(self) -> Variant:
        """The rule sheet in force; UnknownVariant or RuleBroken where there is none."""
        return apply_house_rules(get_variant(self.variant), self.house_rules)


def put_meld(state: TableState, index: int, meld: Meld, wild_rank: Rank | None) -> TableState:
    """The table after the meld at this index has become another."""
    cards = tuple(_settle(card, wild_rank) for card in meld.cards)
    melds = list(state.melds)
    melds[index] = replace(melds[index], cards=cards)
    return replace(state, melds=tuple(melds))


def _settle(card: MeldCard, wild_rank: Rank | None) -> MeldCard:
    """A card of the wild rank that plays as itself is named so: it is not open any more."""
    own = card.stands_for is None and wild_rank is not None and card.card.rank is wild_rank
    return MeldCard(card.card, card.card) if own else card
