"""Thirty-two players at tables of four: all ten rounds there can be.

The players are four groups of eight. Adding (exclusive or) a number below 8 to every player of a
schedule leaves each in his group. Every round is a few tables, moved by each number of a subgroup;
some rounds come twice, the second time moved as a whole.
"""

from tournaments.domain.schedule.search.board import Plan

_Tables = tuple[tuple[int, ...], ...]

_ALL = (0, 1, 2, 3, 4, 5, 6, 7)

_FAMILIES: tuple[tuple[_Tables, tuple[int, ...], tuple[int, ...]], ...] = (
    (((0, 10, 22, 27),), _ALL, (0,)),
    (((0, 11, 21, 25),), _ALL, (0,)),
    (((0, 13, 20, 30), (1, 8, 19, 29)), (0, 2, 4, 6), (0, 1)),
    (((0, 8, 16, 24), (2, 3, 12, 13), (18, 20, 27, 29)), (0, 1, 6, 7), (0, 2)),
    (((0, 12, 17, 26), (1, 3, 28, 30), (8, 13, 18, 23)), (0, 2, 5, 7), (0, 1)),
    (((0, 4, 19, 23), (8, 11, 28, 31)), _ALL, (0,)),
    (((0, 3, 5, 6), (8, 10, 12, 14), (16, 17, 18, 19), (24, 25, 28, 29)), _ALL, (0,)),
)
"""Tables to move, the subgroup to move them by, and by what the whole round is moved."""


def seat_thirty_two(tables: int, size: int, rounds: int) -> Plan | None:
    """Up to ten rounds of eight tables of four; None for anything else."""
    if (tables, size) != (8, 4):
        return None
    plan = [
        _move(base, [by ^ whole for by in subgroup])
        for base, subgroup, wholes in _FAMILIES
        for whole in wholes
    ]
    return plan[:rounds] if rounds <= len(plan) else None


def _move(base: _Tables, numbers: list[int]) -> list[list[int]]:
    """Every table moved by every number; one that falls on another is that one."""
    moved = (sorted(player ^ number for player in table) for table in base for number in numbers)
    return [list(table) for table in dict.fromkeys(map(tuple, moved))]
