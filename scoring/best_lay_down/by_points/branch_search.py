"""Which sets to take out of a hand, the rest of each suit making its own melds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from scoring.best_lay_down.by_points.joining import ByJokers, join
from scoring.best_lay_down.by_points.plan import Branch, Plan
from scoring.best_lay_down.by_points.target import RankChoice, Target
from scoring.best_lay_down.holding import Holding, SuitKeys

# For each thing that is bounded, the most that suits and jokers can still score.
Reach = tuple[ByJokers, ...]


class BranchSearch(ABC):
    """Goes through the choices of sets, rank by rank, leaving out what cannot win.

    What bounds a branch: no choice of sets adds more than its naturals; no joker scores more
    than on its best step; and what the suits score falls when sets take their cards.
    """

    def __init__(self, target: Target, ranks: Sequence[tuple[RankChoice, ...]]) -> None:
        self._target = target
        self._ranks = ranks

    @abstractmethod
    def find(self, holding: Holding, joker_sets: tuple[int, ...]) -> Plan | None:
        """The best plan; None where there is none. A set of so many jokers may be part of it."""

    def _explore_all(self, holding: Holding, joker_sets: tuple[int, ...]) -> None:
        suits = self._target.mark(holding.suits)
        for joker_set in joker_sets:
            score = joker_set * self._target.scores.in_joker_set
            room = self._target.joker_set_room(joker_set)
            branch = Branch(None, joker_set, suits, holding.wilds - joker_set, room)
            self._explore(0, score, branch)

    @abstractmethod
    def _reach(self, suits: SuitKeys) -> Reach:
        """Bounds for all that these suits can score."""

    @abstractmethod
    def _may_win(self, score: int, reach: Reach, jokers: int, place: int) -> bool:
        """Whether a branch may win with a score, the jokers left, and the ranks from a place on."""

    @abstractmethod
    def _weigh(self, score: int, branch: Branch) -> None:
        """Keep the branch as it is, without any more sets, if it is the best so far."""

    def _explore(self, first: int, score: int, branch: Branch) -> None:
        reach = self._reach(branch.suits)
        if self._may_win(score, reach, branch.jokers, len(self._ranks)):
            self._weigh(score, branch)
        for place in range(first, len(self._ranks)):
            if not self._may_win(score, reach, branch.jokers, place):
                return
            for choice in self._ranks[place]:
                jokers = branch.jokers - choice.jokers
                found = score + choice.score
                if jokers >= 0 and self._may_win(found, reach, jokers, place + 1):
                    self._explore(place + 1, found, _take(branch, choice))


def _take(branch: Branch, choice: RankChoice) -> Branch:
    spades, hearts, diamonds, clubs = branch.suits
    of_spades, of_hearts, of_diamonds, of_clubs = choice.given
    return Branch(
        (choice, branch.sets),
        branch.joker_set,
        (spades - of_spades, hearts - of_hearts, diamonds - of_diamonds, clubs - of_clubs),
        branch.jokers - choice.jokers,
        join(branch.room, choice.room),
    )
