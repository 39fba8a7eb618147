"""The board keeps ready what every swap would cost: it has to be right after any number of them."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tournaments.domain.schedule.chance import Chance
from tournaments.domain.schedule.prices import SPAN, price_meetings
from tournaments.domain.schedule.request import Preference
from tournaments.domain.schedule.search.board import Board
from tournaments.domain.schedule.search.conflicts import Conflicts
from tournaments.domain.schedule.search.exposure import count_exposure, draw_plan
from tournaments.domain.schedule.search.moves import Memory, Sizes, find_cheapest

SIZES = st.sampled_from([(2, 2), (3, 3, 3), (3, 3, 2), (4, 3), (4, 4, 4)])
CODES = st.sampled_from([0, 0, 0, 1, 2, SPAN, 2 * SPAN, 2 * SPAN + 1])


@st.composite
def boards(draw: st.DrawFn) -> tuple[Board, list[list[int]]]:
    sizes, rounds = draw(SIZES), draw(st.integers(1, 4))
    players = sum(sizes)
    codes = [[0] * players for _ in range(players)]
    for one in range(players):
        for other in range(one):
            codes[one][other] = codes[other][one] = draw(CODES)
    chance = Chance(str(draw(st.integers(0, 999))), "board")
    plan = draw_plan(rounds, sizes, [0] * players, chance, even=False)
    return Board(plan, codes, price_meetings(draw(st.sampled_from(Preference)))), codes


@settings(deadline=None)
@given(boards(), st.lists(st.tuples(*[st.integers(0, 11)] * 3), max_size=12))
def test_after_any_swaps_the_board_is_as_if_set_up_anew(
    made: tuple[Board, list[list[int]]], swaps: list[tuple[int, int, int]]
) -> None:
    board, codes = made
    players = len(codes)
    for number, one, other in swaps:
        table_of = board.table_of[number % len(board.tables)]
        if table_of[one % players] != table_of[other % players]:
            board.swap(number % len(board.tables), one % players, other % players)
    anew = Board(board.copy_plan(), codes, board.prices)
    assert board.cost == anew.cost
    assert board.codes == anew.codes
    assert board.sums == anew.sums
    assert sorted(board.conflicts.pairs) == sorted(anew.conflicts.pairs)


@settings(deadline=None)
@given(boards(), st.integers(0, 3), st.integers(0, 11))
def test_the_cheapest_swap_is_the_one_that_making_every_swap_would_show(
    made: tuple[Board, list[list[int]]], number: int, player: int
) -> None:
    board, codes = made
    number, player = number % len(board.tables), player % len(codes)
    costs = {}
    for other, table in enumerate(board.table_of[number]):
        if table != board.table_of[number][player]:
            tried = Board(board.copy_plan(), codes, board.prices)
            tried.swap(number, player, other)
            costs[number, player, other] = tried.cost
    sizes = Sizes(tuple(map(len, board.tables[0])), None)
    found = find_cheapest(board, sizes, [(number, player)], Memory(), 0)
    least = min(costs.values(), default=None)
    assert sorted(found) == sorted(swap for swap, cost in costs.items() if cost == least)


def test_a_barred_swap_counts_only_when_it_beats_everything_before() -> None:
    plan = [[[0, 1], [2, 3]], [[0, 1], [2, 3]]]
    board = Board(plan, [[0] * 4 for _ in range(4)], price_meetings(Preference.FEWEST))
    memory = Memory()
    for one in (0, 1):
        for other in (2, 3):
            memory.bar((0, one, other), 5)
    sizes = Sizes((2, 2), None)
    assert find_cheapest(board, sizes, [(0, 0)], memory, -2000) == []
    assert find_cheapest(board, sizes, [(0, 0)], memory, 0) == [(0, 0, 2), (0, 0, 3)]
    memory.now = 5
    assert find_cheapest(board, sizes, [(0, 0)], memory, -2000) == [(0, 0, 2), (0, 0, 3)]


@settings(deadline=None)
@given(st.integers(0, 99), st.integers(1, 6))
def test_an_even_start_shares_the_smaller_tables_out_to_one(seed: int, rounds: int) -> None:
    plan = draw_plan(rounds, (5, 5, 4, 4), [0] * 18, Chance(str(seed), "x"), even=True)
    exposure = count_exposure(plan, [0] * 18)
    assert max(exposure) - min(exposure) <= 1


def test_two_at_tables_of_different_sizes_change_places_only_if_that_keeps_exposures_even() -> None:
    sizes = Sizes((3, 2), [0, 1, 1, 2, 1])
    assert sizes.partners(0, 0, 1, [3, 4]) == [4]
    assert sizes.partners(1, 0, 1, [3, 4]) == [3]
    sizes.swap(0, 4, 0, 1)
    assert sizes.exposure == [1, 1, 1, 2, 0]


@settings(deadline=None)
@given(st.lists(st.tuples(st.booleans(), st.integers(0, 5), st.integers(6, 9))))
def test_conflicts_are_a_set(changes: list[tuple[bool, int, int]]) -> None:
    conflicts, expected = Conflicts(10), set()
    for adds, one, other in changes:
        if adds:
            conflicts.add(other, one)
            expected.add((one, other))
        else:
            conflicts.discard(one, other)
            expected.discard((one, other))
    assert sorted(conflicts.pairs) == sorted(expected)
