"""What each card left in hand costs, shown by the cards themselves."""

from typing import Any

from django.utils.translation import gettext as _

from scoring.cards import JOKER, Card, Rank, Suit
from scoring.rule_sheet import SheetRow
from scoring.rule_sheet.penalty_rows import penalty_rows
from scoring.variant import Variant
from tournaments.web.marks import cards

Context = dict[str, Any]

_GROUP = "penalties."
_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_CARDS = {
    "joker": (JOKER,),
    "black_ace": (Card(Rank.ACE, Suit.SPADES), Card(Rank.ACE, Suit.CLUBS)),
    "red_ace": (Card(Rank.ACE, Suit.HEARTS), Card(Rank.ACE, Suit.DIAMONDS)),
    **{
        str(rank.symbol if rank < Rank.JACK else rank.name.lower()): (
            Card(rank, _SUITS[(Rank.KING - rank) % len(_SUITS)]),
        )
        for rank in Rank
        if rank < Rank.ACE
    },
}


def value_rows(variant: Variant) -> list[Context]:
    """Every price with cards that have it; ranks of one price share a row."""
    marked = set(variant.in_force)
    return [_row(row, marked) for row in penalty_rows(variant)]


def _row(row: SheetRow, marked: set[str]) -> Context:
    return {
        "cards": cards(card for key in row.keys for card in _cards_of(key)),
        "points": row.value.render(_),
        "text": row.label.render(_),
        "changed": not marked.isdisjoint(row.keys),
    }


def _cards_of(key: str) -> tuple[Card, ...]:
    """The cards a price is set for; a wild rank is another one each hand."""
    return _CARDS.get(key.removeprefix(_GROUP), ())
