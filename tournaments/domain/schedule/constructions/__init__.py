"""Schedules without any repeat that need no search: tables of one size, nobody met before."""

from tournaments.domain.schedule.constructions.catalogue import develop_starter
from tournaments.domain.schedule.constructions.lines import draw_lines
from tournaments.domain.schedule.constructions.shifts import shift_columns
from tournaments.domain.schedule.constructions.thirty_two import seat_thirty_two
from tournaments.domain.schedule.search.board import Plan

__all__ = ["construct_plan"]


def construct_plan(tables: int, size: int, rounds: int) -> Plan | None:
    """That many rounds of `tables` tables of `size` in which no pair meets twice, or None.

    Players are numbered from 0. None means that no construction here reaches so far, not that
    there is none.
    """
    if rounds == 1:
        return [[[*range(table * size, (table + 1) * size)] for table in range(tables)]]
    return (
        shift_columns(tables, size, rounds)
        or _draw_lines(tables, size, rounds)
        or develop_starter(tables, size, rounds)
        or seat_thirty_two(tables, size, rounds)
    )


def _draw_lines(tables: int, size: int, rounds: int) -> Plan | None:
    """As many rounds as there are tables; further ones among those of a column, who have not met.

    A column has as many players as there are tables, so it may need a construction of its own.
    """
    plan = draw_lines(tables, size, min(rounds, tables))
    if plan is None or rounds <= tables:
        return plan
    if tables % size:
        return None
    column = construct_plan(tables // size, size, rounds - tables)
    return None if column is None else plan + _repeat_in_columns(column, tables, size)


def _repeat_in_columns(column: Plan, height: int, columns: int) -> Plan:
    return [
        [
            [first * height + player for player in table]
            for first in range(columns)
            for table in tables
        ]
        for tables in column
    ]
