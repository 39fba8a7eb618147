"""Who sits out a round when a field fits no legal tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.schedule.chance import Chance
from tournaments.domain.table_sizes import split_into_tables

_SITS_OUT = translatable(
    "{players} players fit no tables of {smallest} to {largest}, {playing} do; of those who sat "
    "out least often ({times} times before) the cards drawn decided."
)


@dataclass(frozen=True, slots=True)
class SitOuts:
    """Who sits out, why by entry, and the sizes of the tables for the others."""

    reasons: Mapping[int, Problem]
    table_sizes: tuple[int, ...]

    @property
    def entries(self) -> tuple[int, ...]:
        """Who sits out, in the order in which they were chosen."""
        return tuple(self.reasons)


def choose_sit_outs(
    entries: Sequence[int], sizes: TableSizes, *, before: Mapping[int, int], seed: str
) -> SitOuts:
    """As few as can be sit out, nobody again before everybody else here has (`before`: how often).

    Among equals the cards drawn by `seed` decide. Nobody sits out where the field can be split.
    `RuleBroken`: `table_sizes.*` when not even a part of the field makes a table.
    """
    playing = _most_playing(len(entries), sizes)
    drawn = sorted(entries)
    Chance(seed, "sit-outs").shuffle(drawn)
    drawn.sort(key=lambda entry: before.get(entry, 0))
    sitting_out = drawn[: len(entries) - sum(playing)]
    return SitOuts(
        {
            entry: _why(len(entries), sum(playing), sizes, before.get(entry, 0))
            for entry in sitting_out
        },
        playing,
    )


def _most_playing(entries: int, sizes: TableSizes) -> tuple[int, ...]:
    """The tables of as many as can play; the refusal is that of the whole field."""
    limits = sizes.smallest, sizes.largest, sizes.preferred
    for playing in range(entries, sizes.smallest - 1, -1):
        try:
            return split_into_tables(playing, *limits)
        except RuleBroken as refusal:
            if any(found.code != "table_sizes.cannot_split" for found in refusal.problems):
                raise
    return split_into_tables(entries, *limits)


def _why(players: int, playing: int, sizes: TableSizes, times: int) -> Problem:
    return problem(
        "balancing.sits_out",
        _SITS_OUT,
        players=players,
        playing=playing,
        smallest=sizes.smallest,
        largest=sizes.largest,
        times=times,
    )
