"""Tables are broken and filled by stated rules, and every move says why."""

from collections.abc import Sequence

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scoring.problems import RuleBroken
from tournaments.domain.balancing import Balance, SeatedTable, plan_balance
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.table_sizes import split_into_tables

SIZES = TableSizes(3, 4, 6)


def sit(number: int, *entries: int, deals: int | None = None) -> SeatedTable:
    """A table with these entries in seats 1, 2 …"""
    return SeatedTable(number, dict(enumerate(entries, start=1)), deals)


def sit_many(*sizes: int) -> list[SeatedTable]:
    """Tables of these sizes; entry 23 is the third at table 2."""
    return [
        sit(number, *(10 * number + seat for seat in range(1, size + 1)), deals=10 * number + 1)
        for number, size in enumerate(sizes, start=1)
        if size
    ]


def sizes_of(balance: Balance) -> list[int]:
    return [table.size for table in balance.tables]


def closed(balance: Balance) -> list[int]:
    return [one.table for one in balance.broken]


def test_full_tables_are_left_alone() -> None:
    balance = plan_balance(sit_many(4, 5, 4), SIZES)
    assert not balance.is_needed
    assert not balance.broken


def test_the_shortest_table_is_broken() -> None:
    balance = plan_balance(sit_many(4, 1, 4), SIZES)
    assert closed(balance) == [2]
    assert balance.broken[0].reason.code == "balancing.broken"
    assert sizes_of(balance) == [5, 4]


def test_of_equally_short_tables_the_one_with_the_highest_number_is_broken() -> None:
    assert closed(plan_balance(sit_many(4, 2, 4, 2), SIZES)) == [4]


def test_a_table_whose_players_moved_before_is_spared() -> None:
    balance = plan_balance(sit_many(4, 2, 4, 2), SIZES, moved={41: 1})
    assert closed(balance) == [2]


def test_players_of_a_broken_table_go_in_the_order_of_their_cards_to_the_shortest() -> None:
    tables = sit_many(3, 4, 4, 2)
    balance = plan_balance(tables, SIZES, seed="club")
    assert [move.to_table for move in balance.moves] == [1, 1]
    assert {move.entry for move in balance.moves} == {41, 42}
    assert balance.moves[0].reason.message == (
        "Table 4 was closed. Number 1 by the cards drawn, to the shortest table (1), to the open "
        "seat that deals soonest (4)."
    )
    orders = {
        tuple(move.entry for move in plan_balance(tables, SIZES, seed=str(seed)).moves)
        for seed in range(20)
    }
    assert len(orders) == 2


def test_from_a_table_too_full_goes_whoever_deals_next() -> None:
    tables = [sit(1, 11, 12, 13, 14, 15, deals=13), sit(2, 21, 22, 23, deals=21)]
    (move,) = plan_balance(tables, SIZES).moves
    assert (move.entry, move.from_seat, move.to_table) == (13, 3, 2)
    assert move.reason.code == "balancing.deals_next"


def test_nobody_moves_twice_while_another_has_not() -> None:
    tables = [sit(1, 11, 12, 13, 14, 15, deals=13), sit(2, 21, 22, 23, deals=21)]
    (move,) = plan_balance(tables, SIZES, moved={13: 1, 14: 1}).moves
    assert move.entry == 15
    assert move.reason.code == "balancing.moved_least"
    everybody = dict.fromkeys(range(11, 16), 1)
    (move,) = plan_balance(tables, SIZES, moved=everybody).moves
    assert move.entry == 13


def test_who_comes_gets_the_open_seat_that_deals_soonest() -> None:
    short = SeatedTable(2, {2: 21, 4: 22, 5: 23}, 22)
    (move,) = plan_balance([sit(1, 11, 12, 13, 14, 15, deals=11), short], SIZES).moves
    assert move.to_seat == 6
    packed = SeatedTable(2, {4: 22, 5: 23, 6: 21}, 22)
    (move,) = plan_balance([sit(1, 11, 12, 13, 14, 15, deals=11), packed], SIZES).moves
    assert move.to_seat == 1


def test_the_deal_goes_on_when_whoever_was_to_deal_leaves() -> None:
    tables = [sit(1, 11, 12, 13, 14, 15, deals=15), sit(2, 21, 22, 23, deals=21)]
    balance = plan_balance(tables, SIZES)
    assert [table.next_dealer for table in balance.tables] == [11, 21]


def test_those_who_fit_at_one_table_play_the_final() -> None:
    balance = plan_balance(sit_many(3, 3), SIZES)
    assert balance.is_final
    assert closed(balance) == [2]
    assert balance.broken[0].reason.code == "balancing.final"
    assert sizes_of(balance) == [6]


def test_a_final_of_two_plays_on() -> None:
    balance = plan_balance([sit(1, 11), sit(2, 21)], SIZES)
    assert balance.is_final
    assert sizes_of(balance) == [2]


def test_the_last_player_is_no_final_and_an_empty_table_is_closed() -> None:
    assert not plan_balance([sit(1, 11)], SIZES).is_final
    balance = plan_balance([sit(1), sit(2)], SIZES)
    assert closed(balance) == [2, 1]
    assert {one.reason.code for one in balance.broken} == {"balancing.over"}


def test_more_players_than_seats_need_another_table() -> None:
    with pytest.raises(RuleBroken) as refused:
        plan_balance([sit(1, *range(1, 8))], SIZES)
    (found,) = refused.value.problems
    assert found.message == "7 players cannot sit at 1 tables of 6 at most: open another table."


def test_everything_wrong_with_the_tables_is_said_at_once() -> None:
    with pytest.raises(RuleBroken) as refused:
        plan_balance([sit(1, 1, 2, deals=9), sit(1, 2, 3)], SIZES)
    assert [found.code for found in refused.value.problems] == [
        "balancing.table_twice",
        "balancing.sits_twice",
        "balancing.dealer_not_seated",
    ]


def test_players_left_that_fit_no_legal_tables_are_not_moved_at_all() -> None:
    with pytest.raises(RuleBroken) as refused:
        plan_balance(sit_many(4, 3), TableSizes(4, 4, 5))
    assert [found.code for found in refused.value.problems] == ["table_sizes.cannot_split"]


@st.composite
def evenings(draw: st.DrawFn) -> list[SeatedTable]:
    """Tables on which some are out already."""
    sizes = draw(st.lists(st.integers(0, 6), min_size=1, max_size=12))
    tables = []
    for number, size in enumerate(sizes, start=1):
        seats = draw(st.permutations(range(1, 7)))[:size]
        sitting = {seat: 10 * number + seat for seat in sorted(seats)}
        dealer = draw(st.sampled_from([None, *sitting.values()]))
        tables.append(SeatedTable(number, sitting, dealer))
    return tables


def seated(tables: Sequence[SeatedTable]) -> list[int]:
    return sorted(entry for table in tables for entry in table.seats.values())


@given(evenings(), st.dictionaries(st.integers(11, 126), st.integers(0, 3)), st.text(max_size=3))
def test_afterwards_all_sit_once_at_even_legal_tables_and_nobody_moved_twice(
    tables: list[SeatedTable], moved: dict[int, int], seed: str
) -> None:
    players = len(seated(tables))
    assume(players)
    balance = plan_balance(tables, SIZES, moved=moved, seed=seed)
    assert seated(balance.tables) == seated(tables)
    sizes = sizes_of(balance)
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= SIZES.largest
    assert balance.is_final == (1 < players <= SIZES.largest)
    if players > SIZES.largest:
        assert min(sizes) >= SIZES.smallest
        wanted = len(split_into_tables(players, 3, 6, 4))
        assert len(sizes) == min(wanted, len(tables))
    movers = [move.entry for move in balance.moves]
    assert len(movers) == len(set(movers))
    assert plan_balance(tables, SIZES, moved=moved, seed=seed) == balance


@given(evenings(), st.dictionaries(st.integers(11, 126), st.integers(0, 3)))
def test_the_moves_made_one_by_one_lead_there_and_each_goes_to_an_open_seat(
    tables: list[SeatedTable], moved: dict[int, int]
) -> None:
    balance = plan_balance(tables, SIZES, moved=moved)
    floor = {table.number: dict(table.seats) for table in tables}
    for move in balance.moves:
        assert floor[move.from_table].pop(move.from_seat) == move.entry
        assert move.to_seat not in floor[move.to_table]
        assert 1 <= move.to_seat <= SIZES.largest
        floor[move.to_table][move.to_seat] = move.entry
        assert move.reason.message
    left = {number: seats for number, seats in floor.items() if seats}
    assert left == {table.number: dict(table.seats) for table in balance.tables if table.seats}


@given(evenings())
def test_what_is_balanced_needs_nothing_more(tables: list[SeatedTable]) -> None:
    balance = plan_balance(tables, SIZES)
    again = plan_balance(balance.tables, SIZES)
    assert not again.is_needed
    assert not again.broken
