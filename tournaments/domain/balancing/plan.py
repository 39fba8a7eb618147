"""Which tables to break, who moves where, in which order and why (docs/decisions/balancing.md)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from scoring.problems import insist
from tournaments.domain.balancing.breaking import choose_broken, count_tables
from tournaments.domain.balancing.floor import Floor
from tournaments.domain.balancing.problems import table_problems
from tournaments.domain.balancing.reasons import why_from_broken, why_level
from tournaments.domain.balancing.result import Balance
from tournaments.domain.balancing.tables import SeatedTable
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.schedule.chance import Chance

NOBODY_MOVED: Mapping[int, int] = MappingProxyType({})


def plan_balance(
    tables: Sequence[SeatedTable],
    sizes: TableSizes,
    *,
    moved: Mapping[int, int] = NOBODY_MOVED,
    seed: str = "",
) -> Balance:
    """Break and fill tables until there are as many as the players need, alike to one.

    `moved` says how often entries were moved before. A broken table's players go in the order of
    cards drawn by `seed`; from a table too full goes whoever moved least often before, and of
    those who deals soonest. Each goes to the shortest table, to the open seat that deals soonest,
    and nobody moves twice. Equal input, equal plan. `RuleBroken`: `balancing.*`, or
    `table_sizes.cannot_split` when the players left fit no legal tables: then some sit out
    (`choose_sit_outs`).
    """
    insist(table_problems(tables, sizes))
    players = sum(table.size for table in tables)
    broken = choose_broken(tables, count_tables(players, sizes), moved)
    closed = {one.table for one in broken}
    kept = [table for table in tables if table.number not in closed]
    floor = Floor(kept, sizes.largest)
    for one in broken:
        _empty(next(table for table in tables if table.number == one.table), floor, seed)
    if kept:
        _level(floor, moved)
    return Balance(
        broken=broken,
        moves=tuple(floor.moves),
        tables=tuple(sorted(floor.tables.values(), key=lambda table: table.number)),
        is_final=len(kept) == 1 and players > 1,
    )


def _empty(table: SeatedTable, floor: Floor, seed: str) -> None:
    """Send everybody of a broken table to the others, in the order of their cards."""
    entries = sorted(table.seats.values())
    Chance(seed, f"cards of table {table.number}").shuffle(entries)
    for drawn, entry in enumerate(entries, start=1):
        floor.send(entry, table, why_from_broken(drawn))


def _level(floor: Floor, moved: Mapping[int, int]) -> None:
    """Send players from the fullest table to the shortest while they differ by two or more."""
    while (table := floor.too_full()) is not None:
        movers = table.in_order_of_deal()
        entry = min(movers, key=lambda mover: (moved.get(mover, 0), movers.index(mover)))
        floor.send(entry, table, why_level(deals_next=entry == movers[0]))
