"""Places: who is ahead of whom, who shares, who has none."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.match_rules import Ranking, TieBreak
from tournaments.domain.standings import (
    ELIMINATION,
    Order,
    Row,
    Status,
    lowest_total,
    order_of,
    rank,
)

MEXICAN = lowest_total("hands_won")
JAMAICAN = lowest_total()


def in_play(entry: int, total: int, **facts: int) -> Row:
    return Row(entry=entry, total=total, hands_played=4, **facts)


def left(entry: int, hand: int, total: int, buy_ins: int = 0) -> Row:
    return Row(entry=entry, total=total, hands_played=4, is_out=True, left_at=hand, buy_ins=buy_ins)


def places(rows: list[Row], order: Order) -> dict[int, int | None]:
    return {standing.row.entry: standing.place for standing in rank(rows, order)}


def test_equal_totals_share_a_place_and_the_next_place_is_skipped() -> None:
    rows = [in_play(entry, total) for entry, total in enumerate((39, 12, 39, 43), start=1)]
    assert places(rows, JAMAICAN) == {2: 1, 1: 2, 3: 2, 4: 4}


def test_four_equal_totals_from_different_hands_share_the_place() -> None:
    rows = [in_play(entry, total) for entry, total in enumerate((39, 39, 39, 39, 43), start=1)]
    standings = rank(rows, JAMAICAN)
    assert [standing.place for standing in standings] == [1, 1, 1, 1, 5]
    assert [standing.is_shared for standing in standings] == [True] * 4 + [False]


def test_nought_is_the_best_score() -> None:
    assert places([in_play(1, 7), in_play(2, 0)], JAMAICAN) == {2: 1, 1: 2}


def test_who_is_still_in_stands_before_everybody_who_left_even_with_more_points() -> None:
    rows = [left(1, hand=6, total=150), in_play(2, 149), in_play(3, 20)]
    assert places(rows, ELIMINATION) == {3: 1, 2: 2, 1: 3}


def test_of_those_who_left_the_last_stands_highest() -> None:
    """variants.md §3.1: placed by when they went out, the last highest."""
    rows = [in_play(1, 140), left(2, hand=3, total=151), left(3, hand=8, total=190)]
    assert places(rows, ELIMINATION) == {1: 1, 3: 2, 2: 3}


def test_put_out_by_one_hand_the_lower_total_then_fewer_buy_ins_then_shared() -> None:
    """variants.md §3.1 and §7."""
    rows = [
        in_play(1, 80),
        left(2, hand=5, total=160, buy_ins=1),
        left(3, hand=5, total=152, buy_ins=2),
        left(4, hand=5, total=160),
        left(5, hand=5, total=160, buy_ins=1),
    ]
    assert places(rows, ELIMINATION) == {1: 1, 3: 2, 4: 3, 2: 4, 5: 4}


def test_buy_ins_do_not_part_players_who_are_still_in() -> None:
    rows = [in_play(1, 80, buy_ins=2), in_play(2, 80)]
    assert places(rows, ELIMINATION) == {1: 1, 2: 1}


def test_when_nobody_is_left_equal_lowest_totals_share_the_win_whatever_they_bought() -> None:
    """variants.md §3.1: should nobody be left in, equal totals share."""
    ahead = replace(left(1, hand=9, total=155, buy_ins=2), won_match=True)
    equal = replace(left(2, hand=9, total=155), won_match=True)
    rows = [left(3, hand=9, total=170), ahead, equal]
    assert places(rows, ELIMINATION) == {1: 1, 2: 1, 3: 3}


def test_who_left_at_an_unknown_time_stands_behind_the_others_who_left() -> None:
    unknown = replace(left(1, hand=1, total=10), left_at=None)
    assert places([unknown, left(2, hand=1, total=160)], ELIMINATION) == {2: 1, 1: 2}


def test_equal_totals_of_a_mexican_match_go_to_more_hands_won() -> None:
    """variants.md §3.8: equal: more hands won; then shared."""
    rows = [in_play(1, 60, hands_won=1), in_play(2, 60, hands_won=3), in_play(3, 60, hands_won=1)]
    assert places(rows, MEXICAN) == {2: 1, 1: 2, 3: 2}


def test_equal_totals_of_a_jamaican_match_share_the_win() -> None:
    """variants.md §3.7."""
    rows = [in_play(1, 60, hands_won=1), in_play(2, 60, hands_won=3)]
    assert places(rows, JAMAICAN) == {1: 1, 2: 1}


def test_who_leaves_a_contract_match_early_does_not_win_it_with_few_points() -> None:
    rows = [left(1, hand=1, total=0), in_play(2, 300)]
    assert places(rows, JAMAICAN) == {2: 1, 1: 2}


def test_who_withdrew_after_the_last_hand_keeps_his_place() -> None:
    rows = [replace(in_play(1, 10), status=Status.WITHDRAWN), in_play(2, 30)]
    assert places(rows, JAMAICAN) == {1: 1, 2: 2}


@pytest.mark.parametrize("order", [ELIMINATION, JAMAICAN, MEXICAN])
def test_a_disqualified_player_can_neither_win_nor_share(order: Order) -> None:
    cheat = replace(in_play(1, 0, hands_won=4), status=Status.DISQUALIFIED)
    assert places([cheat, in_play(2, 0), in_play(3, 50)], order) == {2: 1, 3: 2, 1: None}


@pytest.mark.parametrize(
    "row",
    [
        Row(entry=1),
        Row(entry=1, total=0),
        Row(entry=1, hands_played=2),
        Row(entry=1, total=0, hands_played=1, status=Status.REGISTERED),
        Row(entry=1, total=0, hands_played=1, status=Status.WAITING),
    ],
)
def test_who_never_played_has_no_place(row: Row) -> None:
    assert places([row, in_play(2, 90)], JAMAICAN) == {2: 1, 1: None}


def test_an_unknown_tie_break_is_not_passed_over() -> None:
    with pytest.raises(KeyError):
        rank([in_play(1, 1)], ("total", "height"))


def test_the_order_follows_from_the_rules_of_the_variant() -> None:
    assert order_of(Ranking.LAST_IN, TieBreak.NONE) == ELIMINATION
    assert order_of(Ranking.LOWEST_TOTAL, TieBreak.NONE) == JAMAICAN
    assert order_of(Ranking.LOWEST_TOTAL, TieBreak.HANDS_WON) == MEXICAN


def some_rows() -> st.SearchStrategy[list[Row]]:
    few = st.integers(0, 3)
    row = st.builds(
        Row,
        entry=st.integers(1, 10**6),
        status=st.sampled_from(Status),
        total=st.none() | few,
        hands_played=few,
        hands_won=few,
        buy_ins=few,
        is_out=st.booleans(),
        left_at=st.none() | few,
        won_match=st.booleans(),
    )
    return st.lists(row, max_size=12, unique_by=lambda row: row.entry)


ORDERS = st.sampled_from([ELIMINATION, JAMAICAN, MEXICAN])


@given(some_rows(), ORDERS)
def test_nobody_is_lost_and_a_place_is_one_more_than_those_ahead(
    rows: list[Row], order: Order
) -> None:
    standings = rank(rows, order)
    assert sorted(standing.row.entry for standing in standings) == sorted(row.entry for row in rows)
    found = [standing.place for standing in standings if standing.place is not None]
    assert found == [1 + sum(other < place for other in found) for place in found]
    assert all(
        standing.is_shared == (found.count(standing.place) > 1)
        for standing in standings
        if standing.place is not None
    )


@given(some_rows(), ORDERS, st.randoms(use_true_random=False))
def test_the_order_of_the_list_changes_no_place(rows: list[Row], order: Order, chance) -> None:  # type: ignore[no-untyped-def]
    shuffled = list(rows)
    chance.shuffle(shuffled)
    assert places(shuffled, order) == places(rows, order)


@given(some_rows(), ORDERS)
def test_rows_without_a_place_move_nobody(rows: list[Row], order: Order) -> None:
    ranked = [row for row in rows if row.is_ranked]
    with_all = {entry: place for entry, place in places(rows, order).items() if place is not None}
    assert with_all == places(ranked, order)
