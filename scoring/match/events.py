"""What can happen in a match. Players are opaque keys, points whole numbers."""

from dataclasses import dataclass
from enum import StrEnum

from scoring.cards import Card
from scoring.finish import Finish


class EventKind(StrEnum):
    """The word for each event in data, history and notation."""

    HAND = "hand"
    VOID = "void"
    BUY_IN = "buy_in"
    DECLINE = "decline"
    WITHDRAWAL = "withdrawal"
    PENALTY = "penalty"
    END = "end"


@dataclass(frozen=True, slots=True)
class HandPlayed:
    """A hand with a result (variants.md §4, §5).

    Each loser is in `remainders` with the cards left or in `points` with what
    stands on the sheet, doubling included; the player who went out may be left
    out of both. `override`: a director vouches for what the audit refuses.
    """

    finish: Finish
    went_out: str | None = None
    remainders: tuple[tuple[str, tuple[Card, ...]], ...] | None = None
    points: tuple[tuple[str, int], ...] | None = None
    cut_joker_seat: str | None = None
    override: bool = False


@dataclass(frozen=True, slots=True)
class HandVoid:
    """A hand without a result: number, contract and dealer stay (variants.md §4)."""


@dataclass(frozen=True, slots=True)
class BoughtIn:
    """A player put out took his offer to come back (variants.md §3.1)."""

    player: str


@dataclass(frozen=True, slots=True)
class BuyInDeclined:
    """A player put out refused his offer; it cannot be taken later."""

    player: str


@dataclass(frozen=True, slots=True)
class Withdrew:
    """A player left of his own will and does not come back."""

    player: str


@dataclass(frozen=True, slots=True)
class PenaltyGiven:
    """Points by a ruling, an entry of its own and never doubled (variants.md §3.9)."""

    player: str
    points: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is ended by word: the time is up, or the director says so. Nothing scores."""


MatchEvent = HandPlayed | HandVoid | BoughtIn | BuyInDeclined | Withdrew | PenaltyGiven | MatchEnded
