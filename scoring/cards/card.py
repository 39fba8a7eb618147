"""The cards of the game: thirteen ranks in four suits, and the joker."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Rank(IntEnum):
    """The rank of a card, ace high."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def symbol(self) -> str:
        """The rank as it is printed: 2 … 10 J Q K A."""
        return _COURT_SYMBOLS.get(self.value, str(self.value))


_COURT_SYMBOLS = {11: "J", 12: "Q", 13: "K", 14: "A"}


class Colour(StrEnum):
    """The colour of a suit."""

    BLACK = "black"
    RED = "red"

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The two suits of this colour."""
        return tuple(suit for suit in Suit if suit.colour is self)


class Suit(StrEnum):
    """A suit, in the order that a seating draw ranks them: ♠ ♥ ♦ ♣ (variants.md §6)."""

    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"

    @property
    def symbol(self) -> str:
        """The suit as it is printed."""
        return _SUIT_SYMBOLS[self.value]

    @property
    def colour(self) -> Colour:
        """Red for hearts and diamonds, black for spades and clubs."""
        return Colour.RED if self in (Suit.HEARTS, Suit.DIAMONDS) else Colour.BLACK


_SUIT_SYMBOLS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}


@dataclass(frozen=True, slots=True)
class Card:
    """A card as somebody wrote it down.

    `rank` None is the joker. `suit` None means that the suit was not given; an ace may
    then still carry its `colour`, which is all that its points can depend on.
    """

    rank: Rank | None
    suit: Suit | None = None
    colour: Colour | None = None

    def __post_init__(self) -> None:
        if self.rank is None and self.suit is not None:
            raise ValueError("a joker has no suit")
        if self.colour is not None and (self.rank is not Rank.ACE or self.suit is not None):
            raise ValueError("a colour is given only for an ace whose suit is not")

    @property
    def shade(self) -> Colour | None:
        """The colour as far as it is known, from the suit or by itself."""
        return self.suit.colour if self.suit is not None else self.colour


JOKER = Card(None)

# Every card that can be written down, with and without its suit.
ALL_CARDS = (
    JOKER,
    *(Card(rank, suit) for rank in Rank for suit in (*Suit, None)),
    *(Card(Rank.ACE, colour=colour) for colour in Colour),
)

_SUIT_ORDER: dict[Suit | None, int] = {suit: place for place, suit in enumerate(Suit)}
_COLOUR_ORDER = {Colour.BLACK: 4, Colour.RED: 5, None: 6}


def sort_key(card: Card) -> tuple[int, int]:
    """Order cards for display: jokers, then ranks from the ace down, suits ♠ ♥ ♦ ♣."""
    if card.rank is None:
        return (0, 0)
    place = _SUIT_ORDER.get(card.suit, _COLOUR_ORDER[card.colour])
    return (Rank.ACE + 1 - card.rank, place)
