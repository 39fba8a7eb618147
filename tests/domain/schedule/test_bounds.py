"""No plan can have fewer repeats than the bound says."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest

from tests.domain.schedule.asking import ask
from tests.domain.schedule.recount import exposures, repeats
from tournaments.domain.schedule.bounds import find_bound, pairs_together
from tournaments.domain.schedule.history import read_history
from tournaments.domain.schedule.request import Preference

Tables = tuple[tuple[int, ...], ...]


def split(players: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[Tables]:
    """Every way to seat the players at tables of these sizes; equal tables in one order only."""
    if not sizes:
        yield ()
        return
    for table in combinations(players, sizes[0]):
        rest = tuple(player for player in players if player not in table)
        for tables in split(rest, sizes[1:]):
            if not (tables and len(tables[0]) == sizes[0] and tables[0] < table):
                yield (table, *tables)


@cache
def all_plans(sizes: tuple[int, ...], rounds: int) -> list[tuple[Tables, ...]]:
    """Every plan that begins with the players in order."""
    ways = list(split(tuple(range(sum(sizes))), sizes))
    return [(ways[0], *others) for others in product(ways, repeat=rounds - 1)]


def fewest_repeats(sizes: tuple[int, ...], rounds: int, *, even: bool) -> int:
    plans = all_plans(sizes, rounds)
    if even:
        plans = [plan for plan in plans if is_even(plan, sum(sizes))]
    return min(map(repeats, plans))


def is_even(plan: tuple[Tables, ...], players: int) -> bool:
    exposed = exposures(plan, range(players))
    return max(exposed) - min(exposed) <= 1


def bound_of(sizes: tuple[int, ...], rounds: int, *, even: bool) -> int:
    history = read_history(ask(sum(sizes), rounds, (2, 4, 8)))
    return find_bound(sizes, rounds, history, even=even).repeats


@pytest.mark.parametrize("even", [True, False])
@pytest.mark.parametrize(
    ("sizes", "rounds", "exact"),
    [
        ((4,), 3, True),
        ((2, 2), 3, True),
        ((2, 2), 4, True),
        ((3, 2), 2, True),
        ((3, 2), 3, False),
        ((3, 3), 2, True),
        ((3, 3), 3, False),
        ((2, 2, 2), 3, True),
        ((3, 2, 2), 2, True),
        ((4, 3), 2, True),
        ((4, 3), 3, False),
        ((4, 4), 2, True),
        ((4, 4), 3, True),
    ],
)
def test_of_all_plans_none_has_fewer_repeats(
    sizes: tuple[int, ...], rounds: int, exact: bool, even: bool
) -> None:
    bound, fewest = bound_of(sizes, rounds, even=even), fewest_repeats(sizes, rounds, even=even)
    assert bound <= fewest
    if exact:
        assert bound == fewest


@pytest.mark.parametrize(
    ("sizes", "rounds", "even", "least"),
    [
        ((4, 4, 4), 3, True, 6),
        ((5, 5, 4, 4), 3, False, 4),
        ((5, 5, 4, 4), 3, True, 8),
        ((5, 5, 5, 4, 4), 4, True, 3),
        ((5, 5, 5, 4, 4), 4, False, 0),
        ((4,) * 8, 10, True, 0),
        ((4,) * 8, 11, True, 32),
        ((4,) * 4, 6, True, 24),
    ],
)
def test_what_counting_proves(sizes: tuple[int, ...], rounds: int, even: bool, least: int) -> None:
    assert bound_of(sizes, rounds, even=even) == least


@pytest.mark.parametrize(("sizes", "rounds"), [((4,) * 5, 6), ((3,) * 4, 5), ((6,) * 6, 4)])
def test_what_no_count_forbids_but_is_known_to_be_impossible(
    sizes: tuple[int, ...], rounds: int
) -> None:
    assert bound_of(sizes, rounds, even=True) == 1
    assert bound_of(sizes, rounds - 1, even=True) == 0


def test_who_must_not_meet_leaves_fewer_pairs() -> None:
    request = ask(16, 5, (4, 4, 4), apart=((0, 1), (2, 3)))
    bound = find_bound((4,) * 4, 5, read_history(request), even=True)
    assert bound.repeats == 2


def test_what_was_played_counts_against_the_rounds_to_come() -> None:
    played = (((0, 1, 2, 3), (4, 5, 6, 7)),)
    history = read_history(ask(8, 1, (4, 4, 4), played=played))
    assert find_bound((4, 4), 1, history, even=True).repeats == 4


@pytest.mark.parametrize(
    ("players", "places", "pairs"), [(0, 3, 0), (7, 3, 5), (4, 4, 0), (9, 1, 36)]
)
def test_players_spread_evenly_share_the_fewest_places(
    players: int, places: int, pairs: int
) -> None:
    assert pairs_together(players, places) == pairs


def test_a_plan_that_reaches_bound_and_overlap_costs_the_least() -> None:
    bound = find_bound((4, 4, 4), 3, read_history(ask(12, 3, (4, 4, 4))), even=True)
    assert bound.overlap == 9
    assert bound.least_cost(Preference.FEWEST) == 6003
    assert bound.least_cost(Preference.SPREAD) == 9000
