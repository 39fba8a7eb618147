"""How many cards each player is dealt (variants.md §1)."""

from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """Cards a player gets: by the hand's number, or by how many sit at the table.

    `by_players` holds (up to so many players, cards) in rising order;
    `by_hand` the cards of hand 1, 2, … . Exactly one of them is filled.
    """

    by_hand: tuple[int, ...] = ()
    by_players: tuple[tuple[int, int], ...] = ()

    def cards(self, hand_number: int, players: int) -> int:
        """The cards dealt to each player; LookupError for a hand that is never dealt."""
        if self.by_hand:
            return pick_hand(self.by_hand, hand_number)
        fitting = (cards for most, cards in self.by_players if players <= most)
        return next(fitting, self.by_players[-1][1])


def pick_hand(by_hand: tuple[T, ...], hand_number: int) -> T:
    """The entry of hand 1, 2, …; LookupError outside, never counted from the end."""
    if not 1 <= hand_number <= len(by_hand):
        raise LookupError(f"there is no hand {hand_number}")
    return by_hand[hand_number - 1]
