"""What a search looks for: the scores, and what suits and ranks can score by themselves."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeVar

from scoring.best_lay_down.by_points.joining import ByJokers, join, make_ramp
from scoring.best_lay_down.by_points.scores import Scores
from scoring.best_lay_down.by_points.set_choices import Counts, SetChoice, list_set_choices
from scoring.best_lay_down.by_points.suit_melds import SuitScores, SuitShape
from scoring.best_lay_down.by_points.suit_table import LOW_ACE_OPEN, MostTable, SuitTable
from scoring.best_lay_down.holding import LOW_ACE, SuitKeys

KEPT = 1 << 11
KEPT_TARGETS = 32
AnyTable = TypeVar("AnyTable", bound=SuitTable)


class SetShape(NamedTuple):
    """Sizes of a set, least and most; its least naturals; ranks where one natural is enough.

    Of other ranks one natural and its jokers are at least as good as a run.
    """

    sizes: tuple[int, int]
    least_naturals: int
    lone_ranks: frozenset[int]


class RankChoice(NamedTuple):
    """Sets of one rank: what they score, need and leave room for, and what each suit gives."""

    score: int
    of_naturals: int
    jokers: int
    room: ByJokers
    given: tuple[int, int, int, int]
    rank: int
    choice: SetChoice


class Target:
    """Scores, with the tables of the four suits and the choices of every rank."""

    def __init__(self, scores: Scores, suit: SuitShape, sets: SetShape, jokers: int) -> None:
        self.scores = scores
        self.jokers = jokers
        self._sets = sets
        self.tables = make_tables(MostTable, scores, suit, jokers)
        self._spades, self._hearts, self._diamonds, self._clubs = (t.most for t in self.tables)
        self._mark = LOW_ACE_OPEN if suit.lowest == LOW_ACE else 0
        fewest = 1 if sets.lone_ranks else sets.least_naturals
        self.fewest_suits = max(fewest, sets.sizes[0] - jokers)
        self.joker_ramp = make_ramp(max(scores.in_joker_set, *scores.jokers), jokers, jokers)
        self.choices = lru_cache(maxsize=KEPT)(self._list_choices)

    def mark(self, suits: SuitKeys) -> SuitKeys:
        """The suits with their aces open to be low ones, where a run may begin so."""
        spades, hearts, diamonds, clubs = suits
        mark = self._mark
        return spades | mark, hearts | mark, diamonds | mark, clubs | mark

    def list_most(self, suits: SuitKeys) -> list[ByJokers]:
        """The most that each suit scores by itself, by the number of jokers."""
        return [table.most(key) for table, key in zip(self.tables, suits, strict=True)]

    def spread(self, suits: SuitKeys) -> ByJokers:
        """The most that all suits score by themselves, by the number of jokers."""
        spades, hearts, diamonds, clubs = suits
        black = join(self._spades(spades), self._clubs(clubs))
        return join(black, join(self._hearts(hearts), self._diamonds(diamonds)))

    def joker_set_room(self, laid: int) -> ByJokers:
        """What more jokers score in a set of so many jokers, none if there is no such set."""
        room = self._sets.sizes[1] - laid if laid else 0
        return make_ramp(self.scores.in_joker_set, room, self.jokers)

    def _list_choices(self, rank: int, counts: Counts) -> tuple[RankChoice, ...]:
        """The choices of a rank, the best first."""
        least_naturals = 1 if rank in self._sets.lone_ranks else self._sets.least_naturals
        choices = list_set_choices(counts, self._sets.sizes, least_naturals, self.jokers)
        made = (self._price(rank, choice) for choice in choices)
        return tuple(sorted(made, key=lambda choice: -choice.score))

    def _price(self, rank: int, choice: SetChoice) -> RankChoice:
        joker = self.scores.jokers[rank]
        naturals = sum(
            number * suit[rank]
            for number, suit in zip(choice.taken, self.scores.naturals, strict=True)
        )
        spades, hearts, diamonds, clubs = (number << 2 * rank for number in choice.taken)
        return RankChoice(
            score=naturals + choice.jokers * joker,
            of_naturals=naturals,
            jokers=choice.jokers,
            room=make_ramp(joker, choice.room, self.jokers),
            given=(spades, hearts, diamonds, clubs),
            rank=rank,
            choice=choice,
        )


@lru_cache(maxsize=KEPT_TARGETS)
def learn_target(scores: Scores, suit: SuitShape, sets: SetShape, jokers: int) -> Target:
    """The target, with all that searches for it have learned; rule sheets alike share one."""
    return Target(scores, suit, sets, jokers)


def make_tables(
    kind: type[AnyTable], scores: Scores, shape: SuitShape, jokers: int
) -> tuple[AnyTable, ...]:
    """A table for each suit; suits whose cards score alike share one."""
    tables = {
        naturals: kind(shape, SuitScores(naturals, scores.jokers), jokers)
        for naturals in dict.fromkeys(scores.naturals)
    }
    return tuple(tables[naturals] for naturals in scores.naturals)
