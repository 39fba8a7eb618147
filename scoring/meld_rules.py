"""What may be laid on the table, as data (variants.md §1, §3)."""

from dataclasses import dataclass
from enum import StrEnum


class SetSuits(StrEnum):
    """Which suits the cards of one set may have."""

    DIFFERENT = "different"
    DIFFERENT_OR_IDENTICAL = "different_or_identical"
    ANY = "any"


class JokerExchange(StrEnum):
    """What a joker in a set of three costs (variants.md §3.1)."""

    BOTH = "both"
    EITHER = "either"
    NEVER = "never"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetRule:
    """A set: how many cards, which suits, how few naturals.

    `most_cards` is None where a set may grow without limit. `jokers_alone`
    allows three or four jokers as a set of their own (variants.md §3.6).
    """

    least_cards: int
    most_cards: int | None
    suits: SetSuits
    least_naturals: int
    jokers_alone: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RunRule:
    """A run: how many cards, and whether its ace may also be low. Never a wrap."""

    least_cards: int
    ace_low: bool
    neighbouring_jokers: bool = True
    least_naturals: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningRule:
    """What the first lay-down of a hand must be worth; the contract where `points` is None.

    Points are those towards the opening, not those in hand. `joker_in_joker_set`
    is a joker's worth in a set of jokers only, None where there is no such set.
    """

    points: int | None = None
    ace: int = 11
    low_ace: int = 1
    joker_in_joker_set: int | None = None
    discard_pile_before: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class LayingRule:
    """What a player may lay, add and take at the table (variants.md §3.1, §3.7, §3.8).

    `own_melds_differ`: his sets are of different ranks, his runs of different suits.
    `new_melds`: he may lay more melds than the contract, with it or later; where points
    open, that says nothing. `all_cards_in_last_hand`: the last contract is laid only with all
    cards he holds. `jokers_move`: the joker of a run moves along it for the very card it
    stands for.
    """

    own_melds_differ: bool = False
    new_melds: bool = True
    all_cards_in_last_hand: bool = False
    lay_offs_in_opening_turn: bool = True
    runs_grow_up_first: bool = False
    jokers_move: bool = False
    jokers_discarded: bool = True
    discard_pile_after_opening: bool = True


USUAL_LAYING = LayingRule()
