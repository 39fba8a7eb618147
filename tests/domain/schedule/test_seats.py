"""Who sits where: every seat equally often, whatever the plan."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.domain.schedule.asking import plan
from tests.domain.schedule.recount import seat_spread
from tournaments.domain.schedule.chance import Chance
from tournaments.domain.schedule.search.exposure import draw_plan
from tournaments.domain.schedule.seats import seat_players
from tournaments.domain.schedule.seats.circuits import orient
from tournaments.domain.schedule.seats.tally import Tally, make_tally

NEVER = [0] * 8


@settings(max_examples=40, deadline=None)
@given(st.sampled_from([(4, 4, 4), (5, 5), (3, 3, 3, 3), (6, 6)]), st.integers(1, 9), st.integers())
def test_at_tables_of_one_size_nobody_has_a_seat_oftener_by_more_than_one(
    sizes: tuple[int, ...], rounds: int, seed: int
) -> None:
    players = sum(sizes)
    chance = Chance(str(seed), "seats")
    drawn = draw_plan(rounds, sizes, [0] * players, chance, even=False)
    seated = seat_players(drawn, [NEVER] * players, chance)
    assert seat_spread(seated, range(players)) <= 1


@settings(max_examples=40, deadline=None)
@given(st.sampled_from([(4, 4, 3), (5, 4), (4, 4, 4)]), st.integers(1, 5), st.integers())
def test_nobody_changes_table(sizes: tuple[int, ...], rounds: int, seed: int) -> None:
    players = sum(sizes)
    chance = Chance(str(seed), "seats")
    drawn = draw_plan(rounds, sizes, [0] * players, chance, even=True)
    seated = seat_players(drawn, [NEVER] * players, chance)
    assert [[sorted(t) for t in tables] for tables in seated] == [
        [sorted(t) for t in tables] for tables in drawn
    ]


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 6), st.integers(7, 12)), max_size=40))
def test_edges_turned_along_circles_leave_and_reach_everybody_equally_often(
    edges: list[tuple[int, int]],
) -> None:
    turned = orient(edges, 13)
    assert [set(edge) for edge in turned] == [set(edge) for edge in edges]
    for player in range(13):
        leaves = sum(tail == player for tail, _ in turned)
        reaches = sum(head == player for _, head in turned)
        assert abs(leaves - reaches) <= 1


def test_seats_had_before_are_made_up_for() -> None:
    played = [[3, 0, 0, 0, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0, 0, 0]]
    assert seat_players([[[0, 1]]], played, Chance("", "seats")) == [[[1, 0]]]


def test_everybody_deals_first_equally_often() -> None:
    dealers = plan(16, 4, (4, 4, 4)).quality.first_dealer
    assert (dealers.least, dealers.most) == (1, 1)


def test_who_sits_at_the_left_changes() -> None:
    seated = plan(64, 10, (4, 4, 4)).rounds
    tally = make_tally([NEVER] * 64, [[list(table) for table in tables] for tables in seated])
    assert tally.repeated_left() == 0


@pytest.mark.parametrize(("counts", "unfair"), [([2, 1, 0], 1), ([1, 1, 9], 0), ([0, 1, 0], 0)])
def test_only_seats_that_every_table_has_are_compared(counts: list[int], unfair: int) -> None:
    assert Tally([[*counts]]).unfair(3 if counts[2] < 9 else 2) == unfair
