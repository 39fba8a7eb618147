"""One hand as the scorekeeper entered it, with what the rule sheet says about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scoring.cards import Card, Rank
from scoring.finish import Finish
from scoring.penalties import price_cards
from scoring.variant import Variant

Remainders = Mapping[str, Sequence[Card]]


@dataclass(frozen=True, slots=True)
class HandEntry:
    """What was entered, before anybody knows whether it is possible.

    `remainders` and `points` hold what was given for a seat; `points` are as they stand
    on the score sheet, doubling included. The properties about cards are asked only
    where the variant has a hand of this number.
    """

    variant: Variant
    hand_number: int
    finish: Finish
    went_out: str | None
    remainders: Remainders
    points: Mapping[str, int]
    dealt_in: tuple[str, ...]
    cut_joker_seat: str | None

    @property
    def losers(self) -> tuple[str, ...]:
        """Those who hold cards at the end: all dealt in but the one who went out."""
        if not self.finish.somebody_went_out:
            return self.dealt_in
        return tuple(seat for seat in self.dealt_in if seat != self.went_out)

    @property
    def with_result(self) -> tuple[str, ...]:
        """Those of whom cards left or points were entered."""
        return tuple(
            seat for seat in self.dealt_in if self.remainders.get(seat) or self.points.get(seat)
        )

    @property
    def by_points(self) -> tuple[str, ...]:
        """The losers of whom only the points are known."""
        return tuple(
            seat for seat in self.losers if seat in self.points and not self.remainders.get(seat)
        )

    @property
    def multiplier(self) -> int:
        """By what the losers' points are multiplied."""
        return self.variant.multiplier(self.finish)

    @property
    def wild_rank(self) -> Rank | None:
        """The rank that is wild in this hand."""
        return self.variant.wild_rank(self.hand_number)

    @property
    def most_cards(self) -> int:
        """The most cards anybody can have left."""
        return self.variant.largest_remainder(self.hand_number, len(self.dealt_in))

    @property
    def prices(self) -> Mapping[Card, int | None]:
        """What each card costs in this hand; None where its suit is needed for that."""
        return price_cards(self.variant.penalties, self.wild_rank)

    def price_remainder(self, seat: str) -> tuple[tuple[Card, int], ...]:
        """The cards left to a seat, each with its points; for cards that have a clear price."""
        prices = self.prices
        return tuple((card, prices[card] or 0) for card in self.remainders[seat])

    def count_points(self, seat: str) -> int:
        """The points of the cards left to a seat, doubling included."""
        return self.multiplier * sum(points for _, points in self.price_remainder(seat))


def list_dealt_in(
    remainders: Remainders, points: Mapping[str, int] | None, went_out: str | None
) -> tuple[str, ...]:
    """Who was dealt in, if nobody says so: every seat entered.

    An entry of points need not name whoever went out.
    """
    unnamed = () if points is None or went_out is None else (went_out,)
    return tuple(dict.fromkeys((*remainders, *(points or ()), *unnamed)))
