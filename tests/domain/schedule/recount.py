"""A schedule counted again from its rounds alone, by other means than those that planned it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, combinations

Rounds = Sequence[Sequence[Sequence[int]]]


def everybody_sits_once(rounds: Rounds, players: Iterable[int]) -> bool:
    field = sorted(players)
    return all(sorted(chain.from_iterable(tables)) == field for tables in rounds)


def meetings(rounds: Rounds) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2)
    )


def repeats(rounds: Rounds) -> int:
    counted = meetings(rounds)
    return sum(counted.values()) - len(counted)


def most_meetings(rounds: Rounds) -> int:
    return max(meetings(rounds).values())


def table_sizes(rounds: Rounds) -> set[tuple[int, ...]]:
    return {tuple(len(table) for table in tables) for tables in rounds}


def exposures(rounds: Rounds, players: Iterable[int]) -> list[int]:
    """How often each sits at a table smaller than the largest of its round."""
    return [
        sum(
            player in table and len(table) < max(map(len, tables))
            for tables in rounds
            for table in tables
        )
        for player in players
    ]


def seat_spread(rounds: Rounds, players: Iterable[int]) -> int:
    seats = range(min(len(table) for tables in rounds for table in tables))
    spreads = []
    for player in players:
        had = [table.index(player) for tables in rounds for table in tables if player in table]
        counts = [had.count(seat) for seat in seats]
        spreads.append(max(counts) - min(counts))
    return max(spreads)
