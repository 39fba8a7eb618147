"""How many tables there should be, and which to break for it."""

from collections.abc import Mapping, Sequence

from tournaments.domain.balancing.reasons import why_broken
from tournaments.domain.balancing.result import Broken
from tournaments.domain.balancing.tables import SeatedTable
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.table_sizes import split_into_tables


def count_tables(players: int, sizes: TableSizes) -> int:
    """One, the final, once all fit at it; else as many as a draw would make, see `table_sizes`."""
    if players <= sizes.largest:
        return min(1, players)
    return len(split_into_tables(players, sizes.smallest, sizes.largest, sizes.preferred))


def choose_broken(
    tables: Sequence[SeatedTable], wanted: int, moved: Mapping[int, int]
) -> tuple[Broken, ...]:
    """The tables to break until so many are left, the first to go first.

    The shortest goes; of equals the one whose players moved least often before, then the one with
    the highest number.
    """

    def order(table: SeatedTable) -> tuple[int, int, int]:
        moves = sum(moved.get(entry, 0) for entry in table.seats.values())
        return table.size, moves, -table.number

    going = sorted(tables, key=order)[: max(0, len(tables) - wanted)]
    players = sum(table.size for table in tables)
    return tuple(
        Broken(table.number, why_broken(table.number, table.size, players, wanted))
        for table in going
    )
