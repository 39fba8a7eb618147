"""All that the next round of a stage is made from."""

from collections import Counter
from dataclasses import dataclass

from tournaments.domain.knockout import TableResult
from tournaments.domain.rounds.planned import PlannedRound
from tournaments.domain.schedule import Pair, Round
from tournaments.domain.stages.settings import StageSettings


@dataclass(frozen=True, slots=True, kw_only=True)
class StageSoFar:
    """`field` is who may sit down now, in the order of seeds; `by_standing` the same, best first.

    `played` are the rounds that stand, as entries in seat order by table, and `last` the plan of
    the latest with its `results`, for a knock-out. Whoever is in `gone` was in the field and comes
    no more. `apart` must not meet, `wishes` should not.
    """

    settings: StageSettings
    field: tuple[int, ...]
    by_standing: tuple[int, ...] = ()
    played: tuple[Round, ...] = ()
    rested: tuple[tuple[int, ...], ...] = ()
    last: PlannedRound | None = None
    results: tuple[TableResult, ...] = ()
    gone: frozenset[int] = frozenset()
    apart: tuple[Pair, ...] = ()
    wishes: tuple[Pair, ...] = ()
    seed: str = ""
    seconds: float | None = 2.0

    @property
    def next_number(self) -> int:
        """The number of the round to make."""
        return len(self.played) + 1

    @property
    def rounds_left(self) -> int:
        """Rounds still to make; one where the stage has no number of them."""
        rounds = self.settings.rounds
        return 1 if rounds is None else rounds - len(self.played)

    @property
    def times_rested(self) -> Counter[int]:
        """How often each entry sat out a round."""
        return Counter(entry for round_ in self.rested for entry in round_)
