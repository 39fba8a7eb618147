"""Two passes: first away with repeats, nearest partners first, then the ranks of tables closer."""

from collections.abc import Iterator
from dataclasses import dataclass

from tournaments.domain.schedule.by_standing.ranks import Ranks
from tournaments.domain.schedule.chance import Chance
from tournaments.domain.schedule.request import Pair

NEAR, FAR, CLOSE = 6, 16, 4
"""Partners of a swap are so many tables' sizes away in rank: usually, when stuck, in the end."""

PATIENCE, STUCK = 400, 100
"""Moves without anything better before the first pass ends, and before it looks further."""

SHORTEST_BAR, LONGEST_BAR = 5, 15

Tables = list[list[int]]


@dataclass(frozen=True, slots=True)
class Found:
    """Tables of ranks, and what they cost."""

    tables: Tables
    cost: int


def search_round(ranks: Ranks, size: int, chance: Chance) -> Found:
    """Improve the round from where it stands."""
    part_acquainted(ranks, size, chance)
    close_ranks(ranks, CLOSE * size)
    return Found(ranks.copy_tables(), ranks.cost())


def part_acquainted(ranks: Ranks, size: int, chance: Chance) -> None:
    """Swap somebody of a pair that should not meet with the partner that helps most, or harms
    least, and bar the two for a while; end with the best that was seen."""
    cost = lowest = ranks.cost()
    best, barred, idle, now = ranks.copy_tables(), dict[Pair, int](), 0, 0
    while idle < PATIENCE and (conflicts := ranks.conflicts()):
        now, idle = now + 1, idle + 1
        reach = (FAR if idle > STUCK else NEAR) * size
        swaps = {
            pair: ranks.change(*pair)
            for player in chance.choose(conflicts)
            for pair in partners(ranks, player, reach)
        }
        change, pair = _pick(swaps, barred, now, lowest - cost, chance)
        if pair is None:
            continue
        ranks.swap(*pair)
        cost += change
        barred[pair] = now + SHORTEST_BAR + chance.below(LONGEST_BAR - SHORTEST_BAR + 1)
        if cost < lowest:
            lowest, best, idle = cost, ranks.copy_tables(), 0
    ranks.seat(best)


def close_ranks(ranks: Ranks, reach: int) -> None:
    """Make every swap that helps, of ranks that near, until none does."""
    improved = True
    while improved:
        improved = False
        for pair in _pairs_within(len(ranks.table_of), reach):
            if ranks.apart(*pair) and ranks.change(*pair) < 0:
                ranks.swap(*pair)
                improved = True


def _pairs_within(players: int, reach: int) -> Iterator[Pair]:
    for player in range(players):
        for other in range(player + 1, min(players, player + reach + 1)):
            yield player, other


def partners(ranks: Ranks, player: int, reach: int) -> list[Pair]:
    """Him and everybody of another table within reach, the better ranked first in each pair."""
    table_of, here = ranks.table_of, ranks.table_of[player]
    within = range(max(0, player - reach), min(len(table_of), player + reach + 1))
    return [
        (player, other) if player < other else (other, player)
        for other in within
        if table_of[other] != here
    ]


def _pick(
    swaps: dict[Pair, int],
    barred: dict[Pair, int],
    now: int,
    allowed: int,
    chance: Chance,
) -> tuple[int, Pair | None]:
    """One of the cheapest; a barred one only if it beats everything seen so far."""
    open_swaps = {
        pair: change
        for pair, change in swaps.items()
        if change < allowed or barred.get(pair, 0) <= now
    }
    if not open_swaps:
        return 0, None
    least = min(open_swaps.values())
    return least, chance.choose([pair for pair, change in open_swaps.items() if change == least])
