"""Seats shared out by walking in circles.

Take two seats, and join by an edge the two players who have them at one table. A walk that uses
every edge once and ends where it began leaves each player as often as it arrives; so when whoever
is left takes the one seat and whoever is reached the other, all have both equally often, or nearly
where their edges are odd in number. By such walks any plan can give everybody every seat equally
often, to one (de Werra 1971).
"""

from itertools import combinations

from tournaments.domain.schedule.search.board import Plan

MOST_SWEEPS = 3

Edge = tuple[int, int]


def balance_seats(plan: Plan, players: int) -> None:
    """Change the orders of the tables so that seats are shared out evenly, two at a time."""
    largest = max(len(table) for tables in plan for table in tables)
    for _ in range(MOST_SWEEPS):
        for one, other in combinations(range(largest), 2):
            _balance_two(plan, players, one, other)


def _balance_two(plan: Plan, players: int, one: int, other: int) -> None:
    tables = [table for tables in plan for table in tables if len(table) > other]
    edges = [(table[one], table[other]) for table in tables]
    for table, (tail, head) in zip(tables, orient(edges, players), strict=False):
        table[one], table[other] = tail, head


def orient(edges: list[Edge], players: int) -> list[Edge]:
    """Turn edges so that everybody is tail and head equally often, to one."""
    turned = edges + _join_odd(edges, players)
    open_edges: list[list[int]] = [[] for _ in range(players)]
    for index, edge in enumerate(turned):
        for player in edge:
            open_edges[player].append(index)
    walked = [False] * len(turned)
    for begin in range(players):
        while _walk_circle(begin, turned, open_edges, walked):
            pass
    return turned[: len(edges)]


def _walk_circle(
    begin: int, edges: list[Edge], open_edges: list[list[int]], walked: list[bool]
) -> bool:
    """Walk on until nothing is left, which is where the walk began; whether a step was made."""
    here, moved = begin, False
    while open_edges[here]:
        index = open_edges[here].pop()
        if not walked[index]:
            one, other = edges[index]
            walked[index] = moved = True
            edges[index] = (one, other) if one == here else (other, one)
            here = edges[index][1]
    return moved


def _join_odd(edges: list[Edge], players: int) -> list[Edge]:
    """Edges between players who have an odd number of them; there is an even number of such."""
    degrees = [0] * players
    for edge in edges:
        for player in edge:
            degrees[player] += 1
    odd = [player for player, degree in enumerate(degrees) if degree % 2]
    return list(zip(odd[::2], odd[1::2], strict=True))
