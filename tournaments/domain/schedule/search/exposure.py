"""Who sits at the smaller tables, and how often."""

from tournaments.domain.schedule.chance import Chance
from tournaments.domain.schedule.search.board import Plan


def draw_plan(
    rounds: int, sizes: tuple[int, ...], exposure: list[int], chance: Chance, *, even: bool
) -> Plan:
    """Seat everybody at random, larger tables first; `exposure` is how often each player sat at
    the smaller ones before. Even: the smaller tables go to those who sat there least, which
    leaves the exposures as close as they can be.
    """
    exposure = list(exposure)
    small = sum(size for size in sizes if size < sizes[0])
    return [_draw_round(sizes, small, exposure, chance, even=even) for _ in range(rounds)]


def _draw_round(
    sizes: tuple[int, ...], small: int, exposure: list[int], chance: Chance, *, even: bool
) -> list[list[int]]:
    players = list(range(len(exposure)))
    chance.shuffle(players)
    if small and even:
        players.sort(key=lambda player: -exposure[player])
        larger = players[:-small]
        chance.shuffle(larger)
        players[:-small] = larger
        for player in players[-small:]:
            exposure[player] += 1
        at_small = players[-small:]
        chance.shuffle(at_small)
        players[-small:] = at_small
    return _cut(players, sizes)


def _cut(players: list[int], sizes: tuple[int, ...]) -> list[list[int]]:
    tables, begun = [], 0
    for size in sizes:
        tables.append(players[begun : begun + size])
        begun += size
    return tables


def count_exposure(plan: Plan, exposure: list[int]) -> list[int]:
    """How often each player sits at a smaller table, counting on from `exposure`."""
    counted = list(exposure)
    for tables in plan:
        largest = max(len(table) for table in tables)
        for table in tables:
            if len(table) < largest:
                for player in table:
                    counted[player] += 1
    return counted
