"""What the search needs to know of a rule sheet, made once for each number of jokers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from scoring.best_lay_down.by_points.front_table import FrontTable
from scoring.best_lay_down.by_points.scores import Aim, make_scores
from scoring.best_lay_down.by_points.suit_melds import SuitShape
from scoring.best_lay_down.by_points.target import SetShape, Target, learn_target, make_tables
from scoring.best_lay_down.holding import HIGHEST, LOW_ACE
from scoring.best_lay_down.prices import Prices, opening_values, read_prices
from scoring.cards import JOKER, Rank
from scoring.meld_rules import OpeningRule, RunRule, SetRule, SetSuits
from scoring.penalties import PenaltyTable

KEPT = 32
NOTHING = (0,) * (HIGHEST + 1)


@dataclass(frozen=True)
class PointsRules:
    """The rules for a player who opens with points, or who has opened (`opened`)."""

    sets: SetRule
    runs: RunRule
    opening: OpeningRule
    penalties: PenaltyTable
    opened: bool
    jokers: int

    @cached_property
    def prices(self) -> Prices:
        """What the cards count in hand."""
        return read_prices(self.penalties, None, (JOKER,))

    @cached_property
    def least(self) -> int:
        """The points an opening takes; some meld at least, whatever the house rule."""
        return 0 if self.opened else max(1, self.opening.points or 0)

    @cached_property
    def light_hand(self) -> Target:
        """What to look for when the fewest points are to be left."""
        return self._aim(Aim.LIGHT_HAND)

    @cached_property
    def dear_opening(self) -> Target:
        """What to look for when the opening is to be worth most."""
        return self._aim(Aim.DEAR_OPENING)

    @cached_property
    def front_tables(self) -> tuple[FrontTable, ...]:
        """What the suits can score where no one score is the best."""
        return make_tables(FrontTable, self.light_hand.scores, self._suit_shape(), self.jokers)

    @cached_property
    def values(self) -> tuple[int, ...]:
        """What the card on each step is worth towards the opening."""
        return NOTHING if self.opened else opening_values(self.opening)

    @property
    def set_sizes(self) -> tuple[int, int]:
        """The least and the most cards of a set."""
        return self.sets.least_cards, self.sets.most_cards or self.sets.least_cards

    @property
    def joker_sets(self) -> tuple[int, ...]:
        """How many jokers may be laid as a set of their own: none, or as few as are a set."""
        allowed = self.sets.jokers_alone and self.jokers >= self.sets.least_cards
        return (0, self.sets.least_cards) if allowed else (0,)

    def _aim(self, aim: Aim) -> Target:
        joker_set_value = 0 if self.opened else self.opening.joker_in_joker_set or 0
        scores = make_scores(aim, self.prices, self.values, joker_set_value)
        return learn_target(scores, self._suit_shape(), self._set_shape(), self.jokers)

    def _suit_shape(self) -> SuitShape:
        identical = self.sets.suits is SetSuits.DIFFERENT_OR_IDENTICAL
        return SuitShape(
            least_run=self.runs.least_cards,
            lowest=LOW_ACE if self.runs.ace_low else Rank.TWO,
            identical=self.set_sizes if identical else None,
        )

    def _set_shape(self) -> SetShape:
        may_be_lone = self.sets.least_naturals <= 1
        lone = (rank for rank in Rank if may_be_lone and self._is_lone_set_best(rank))
        return SetShape(self.set_sizes, max(2, self.sets.least_naturals), frozenset(lone))

    def _is_lone_set_best(self, rank: Rank) -> bool:
        """Whether one natural may be worth more among jokers in a set than in a run."""
        least, most = self.set_sizes
        if self.runs.least_cards > least:
            return True
        return any(
            size * self.values[rank] > self._best_run(rank, size) for size in range(least, most + 1)
        )

    def _best_run(self, rank: Rank, size: int) -> int:
        bottom = min(rank, HIGHEST - size + 1)
        return sum(self.values[bottom : bottom + size])


@lru_cache(maxsize=KEPT)
def learn_rules(rules: PointsRules) -> PointsRules:
    """The same rules as they were made before, with what has been worked out from them."""
    return rules
