"""A schedule as it came out."""

from dataclasses import dataclass

from tournaments.domain.schedule.budget import Ending
from tournaments.domain.schedule.request import Pair, Round


@dataclass(frozen=True, slots=True)
class Span:
    """The least and the most of something among the players."""

    least: int
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Quality:
    """How good a schedule is, over the rounds played and those planned.

    `repeats` sums for each pair its meetings but the first; `most_meetings` is of one pair.
    No plan of the rest has fewer repeats than `lower_bound`; `proven_optimal` says it is reached.
    `seat_spread` is the most by which somebody has one seat oftener than another, of the seats
    that every planned table has; `first_dealer` how often players have the first seat, and
    `small_table_exposure` how often they sit at a table smaller than the largest of its round,
    with a share for rounds they missed; all three among those who go on.
    `broken` are the pairs planned together that must not meet, `unmet_wishes` those that wished
    not to. `seconds` is CPU.
    """

    repeats: int
    most_meetings: int
    lower_bound: int
    proven_optimal: bool
    seat_spread: int
    first_dealer: Span
    small_table_exposure: Span
    broken: tuple[Pair, ...]
    unmet_wishes: tuple[Pair, ...]
    seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule:
    """The rounds planned, in order, and why planning ended after how many steps."""

    rounds: tuple[Round, ...]
    quality: Quality
    ending: Ending
    steps: int
