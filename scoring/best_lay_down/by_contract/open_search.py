"""The contract and as much more as there is: one run a suit, one set a rank (variants.md §3.7)."""

from __future__ import annotations

from scoring.best_lay_down.by_contract.rules import ContractRules
from scoring.best_lay_down.by_contract.runs import Run, RunLister, lay_run, take_run
from scoring.best_lay_down.by_contract.sets import RANKS, list_naturals
from scoring.best_lay_down.by_contract.survey import Survey, Surveyor
from scoring.best_lay_down.holding import HIGHEST, SUITS, Holding
from scoring.best_lay_down.shapes import LaidMeld, LaidSet

Chosen = tuple[Run, ...]


class OpenSearch:
    """Chooses a run or none suit by suit, then every set there is; at least one set.

    With a set on the table no wild is left over, for a set takes any number. So it only has
    to be found which naturals stay in hand. A run takes the natural wherever there is one,
    except where that natural is needed for a set of no more naturals than it must have.
    """

    def __init__(self, rules: ContractRules, holding: Holding) -> None:
        self._rules = rules
        self._holding = holding
        self._surveyor = Surveyor(rules, holding)
        suits = (suit for suit in range(len(SUITS)) if suit not in rules.taken_suits)
        self._suits = sorted((runs for runs in map(self._list_runs, suits) if runs), key=len)
        self._in_runs = _list_in_runs(self._suits)
        self._bar: int | None = None
        self._best: tuple[Chosen, Survey] | None = None

    def run(self) -> tuple[int, list[LaidMeld]] | None:
        """The points left by the best lay-down with a set, and its melds; None without one."""
        self._explore(self._holding, 0, ())
        if self._best is None or self._bar is None:
            return None
        return self._bar, self._lay(*self._best)

    def _list_runs(self, suit: int) -> list[Run]:
        rules, key = self._rules, self._holding.suits[suit]
        prices, wilds = rules.prices.naturals[suit], self._holding.wilds
        lister = RunLister(rules.run_shape, prices, wilds, self._list_kept())
        return lister.list_runs(suit, key)

    def _list_kept(self) -> int:
        """A bit for each step whose natural may be needed more in a set: that takes two wilds."""
        if self._holding.wilds <= self._rules.least_set - self._rules.least_naturals:
            return 0
        ranks = [rank for rank in RANKS if len(list_naturals(self._holding, rank)) > 1]
        return sum(1 << rank for rank in ranks if rank not in self._rules.taken_ranks)

    def _explore(self, holding: Holding, place: int, chosen: Chosen) -> None:
        survey = self._surveyor.survey(holding, self._in_runs[place])
        if not self._may_win(survey, place, chosen):
            return
        if place == len(self._suits):
            self._bar, self._best = survey.left, (chosen, survey)
            return
        for run in self._suits[place]:
            if run.least_wilds <= holding.wilds:
                self._explore(take_run(holding, run), place + 1, (*chosen, run))
        self._explore(holding, place + 1, chosen)

    def _may_win(self, survey: Survey, place: int, chosen: Chosen) -> bool:
        sets = len(survey.complete) + len(survey.filled)
        runs = len(chosen) + len(self._suits) - place
        contract = self._rules.contract
        enough = sets >= max(1, contract.sets) and runs >= contract.runs
        return enough and (self._bar is None or survey.left < self._bar)

    def _lay(self, chosen: Chosen, survey: Survey) -> list[LaidMeld]:
        """The melds, the wilds that are not needed in the first set."""
        rest = self._holding
        runs = []
        for run in chosen:
            rest = take_run(rest, run)
            runs.append(lay_run(self._rules.run_shape, run, run.least_wilds))
        ranks = [*((rank, 0) for rank in survey.complete), *((rank, 1) for rank in survey.filled)]
        sets = [LaidSet(rank, tuple(list_naturals(rest, rank)), wilds) for rank, wilds in ranks]
        spare = rest.wilds - len(survey.filled)
        sets[0] = sets[0]._replace(wilds=sets[0].wilds + spare)
        return [*sets, *runs]


def _list_in_runs(suits: list[list[Run]]) -> list[tuple[int, ...]]:
    """For each place the steps of every suit that runs from there on can take."""
    steps = [0] * len(SUITS)
    found = [tuple(steps)]
    for runs in reversed(suits):
        for run in runs:
            steps[run.suit] |= run.steps | (run.steps >> 1 & 1) << HIGHEST
        found.append(tuple(steps))
    return found[::-1]
