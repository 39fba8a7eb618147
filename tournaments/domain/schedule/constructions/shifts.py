"""Columns that move past each other, like the wheels of a counter."""

from tournaments.domain.schedule.search.board import Plan


def shift_columns(tables: int, size: int, rounds: int) -> Plan | None:
    """Each table takes one player of each column; in every round column c moves on by c places.

    Two players of columns c and d meet again after r rounds only if (d - c) * r is a multiple of
    the number of tables, so there is no repeat while (size - 1) * (rounds - 1) is below it. Else
    None.
    """
    if (size - 1) * (rounds - 1) >= tables:
        return None
    return [
        [
            [column * tables + (table + column * number) % tables for column in range(size)]
            for table in range(tables)
        ]
        for number in range(rounds)
    ]
