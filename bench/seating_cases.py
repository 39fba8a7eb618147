"""What schedules are measured on, and how far other programs came.

Figures of others are repeats/most meetings of one pair; two figures with .. between them are the
best and the worst of several runs. "-": it cannot plan such a field, gave no answer within minutes
or was not tried.
"""

from dataclasses import dataclass, field

from tournaments.domain.schedule import Exposure

EVEN, FREE = Exposure.EVEN, Exposure.FREE
Sizes = tuple[int, int, int]
"""The smallest, the preferred and the largest table."""

FOURS, FOURS_OR_FIVES = (4, 4, 4), (4, 4, 5)
SEARCHED, CONSTRUCTED = 2.0, 0.5

OTHERS = ("good-enough-golfers", "krcg", "archon-vibe", "Pantheon", "OR-Tools CP-SAT")


@dataclass(frozen=True, slots=True)
class Case:
    """A field, the fewest repeats known, the CPU it may take with seats and report, and what
    each of `OTHERS` made of it."""

    players: int
    rounds: int
    sizes: Sizes
    exposure: Exposure
    repeats: int
    seconds: float
    others: tuple[str, ...] = field(default=("-",) * len(OTHERS))


@dataclass(frozen=True, slots=True)
class Change:
    """A field in which some leave and others come after some rounds; `families` are pairs that
    must not meet."""

    players: int
    rounds: int
    after: int
    leave: int
    come: int
    repeats: int
    families: int = 0


CASES = (
    Case(12, 3, FOURS, EVEN, 6, SEARCHED, ("9/2", "9/2", "9/2", "8/3", "6/3")),
    Case(16, 5, FOURS, EVEN, 0, CONSTRUCTED, ("0..8/2", "18/4", "13/3", "0..15/2", "0/1")),
    Case(20, 5, FOURS, EVEN, 0, CONSTRUCTED, ("2..5/2", "0..10/3", "3..9/2", "5..13/2", "10/2")),
    Case(32, 8, FOURS, EVEN, 0, CONSTRUCTED, ("5..8/2", "19/4", "22/3", "13/2", "109/4")),
    Case(32, 10, FOURS, EVEN, 0, CONSTRUCTED, ("32..37/2", "77/4", "71/5", "52/2", "-")),
    Case(40, 8, FOURS, EVEN, 0, CONSTRUCTED, ("0/1", "2/3", "3/2", "14/2", "100/3")),
    Case(64, 10, FOURS, EVEN, 0, CONSTRUCTED, ("0/1", "0/1", "0..4/2", "21/3", "-")),
    Case(100, 8, FOURS, EVEN, 0, CONSTRUCTED, ("0/1", "0/1", "0/1", "3..13/2", "-")),
    Case(200, 6, FOURS, EVEN, 0, CONSTRUCTED, ("0/1", "0/1", "0/1", "0..1/2", "-")),
    Case(400, 6, FOURS, EVEN, 0, CONSTRUCTED, ("-", "35/2", "0/1", "-", "-")),
    Case(1000, 6, FOURS, EVEN, 0, CONSTRUCTED, ("-", "83/2", "-", "-", "-")),
    Case(18, 3, FOURS_OR_FIVES, EVEN, 12, SEARCHED, ("-", "12/2", "12/2", "-", "-")),
    Case(18, 3, FOURS_OR_FIVES, FREE, 4, SEARCHED, ("8..10/2", "-", "-", "-", "5/3")),
    Case(23, 4, (3, 4, 5), EVEN, 0, SEARCHED, ("0/1", "-", "-", "-", "0/1")),
    Case(23, 4, FOURS_OR_FIVES, EVEN, 6, SEARCHED, ("-", "6/3", "6/2..10/3", "-", "-")),
    Case(23, 4, FOURS_OR_FIVES, FREE, 0, SEARCHED, ("2/2", "5/3", "-", "-", "7/2")),
    Case(50, 5, (4, 5, 5), EVEN, 0, SEARCHED, ("0/1", "0/1", "0/1", "-", "40/3")),
    Case(50, 5, FOURS_OR_FIVES, EVEN, 0, SEARCHED, ("0/1", "0/1", "-", "-", "-")),
)

CHANGES = (
    Change(20, 5, after=2, leave=3, come=0, repeats=13),
    Change(24, 6, after=3, leave=0, come=3, repeats=0),
    Change(32, 8, after=4, leave=3, come=4, repeats=0),
    Change(40, 8, after=3, leave=3, come=2, repeats=0),
    Change(64, 8, after=4, leave=5, come=3, repeats=0),
    Change(100, 8, after=4, leave=7, come=5, repeats=0, families=20),
    Change(200, 6, after=3, leave=11, come=4, repeats=0, families=40),
    Change(1000, 6, after=3, leave=23, come=10, repeats=0, families=200),
    Change(64, 6, after=5, leave=0, come=0, repeats=0),
    Change(1000, 6, after=5, leave=0, come=0, repeats=0),
)
