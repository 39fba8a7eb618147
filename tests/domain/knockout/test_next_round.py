"""From results to the next round: lucky losers, withdrawals, ties at the cut."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.problems import RuleBroken
from tests.domain.knockout.playing import CLUB, FOURS, Event, finish_in, shuffler
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.knockout import (
    Finish,
    KnockoutSettings,
    LuckyRule,
    TableResult,
    Vacancies,
    find_survivors,
    make_bracket,
    plan_knockout,
    rank_losers,
    result_problems,
)

ONE = KnockoutSettings(sizes=TableSizes(3, 4, 6))


def lose(entry: int, place: int, points: int, hands: int, **more: int) -> Finish:
    return Finish(entry=entry, place=place, points=points, hands=hands, **more)


def best_losers(rule: LuckyRule, *tables: tuple[Finish, ...]) -> list[int]:
    results = [
        TableResult(number, (lose(100 + number, 1, 0, 9), *finishes))
        for number, finishes in enumerate(tables, start=1)
    ]
    losers = rank_losers(results, 1, rule, gone=(), strength={})
    return [loser.finish.entry for loser in losers]


def test_no_third_comes_before_a_second() -> None:
    for rule in LuckyRule:
        assert best_losers(rule, (lose(1, 2, 200, 9),), (lose(2, 2, 90, 9), lose(3, 3, 10, 9))) == [
            2,
            1,
            3,
        ]


def test_fewest_points_are_counted_for_each_hand_as_tables_play_unequal_numbers() -> None:
    long, short = (lose(1, 2, 100, 12),), (lose(2, 2, 90, 9),)
    assert best_losers(LuckyRule.FEWEST_POINTS, short, long) == [1, 2]


def test_later_elimination_counts_the_hand_in_which_he_left() -> None:
    early, late = (lose(1, 2, 150, 12, left_at=7),), (lose(2, 2, 160, 9, left_at=9),)
    assert best_losers(LuckyRule.LATER_ELIMINATION, early, late) == [2, 1]
    stayed = (lose(3, 2, 200, 10),)
    assert best_losers(LuckyRule.LATER_ELIMINATION, early, late, stayed) == [3, 2, 1]


def test_equal_losers_are_ranked_by_buy_ins_then_by_seed() -> None:
    once, never = lose(1, 2, 90, 9, buy_ins=1), lose(2, 2, 90, 9)
    assert best_losers(LuckyRule.FEWEST_POINTS, (once,), (never,)) == [2, 1]
    results = [finish_in(1, 11, 5), finish_in(2, 12, 4)]
    ranked = rank_losers(results, 1, LuckyRule.FEWEST_POINTS, gone=(), strength={4: 0, 5: 1})
    assert [loser.finish.entry for loser in ranked] == [4, 5]


def test_lucky_losers_fill_the_tables_and_say_why() -> None:
    event = Event(20, FOURS)
    coming = event.go_on()
    assert [len(table.seated) for table in coming.tables] == [4, 4]
    assert len(coming.fillings) == 3
    assert coming.fillings[0].gone is None
    reasons = sorted(filling.reason.message for filling in coming.fillings)
    assert reasons[0].startswith("Lucky loser 1: place 2 at table ")
    assert reasons[0].endswith(", 20 points in 9 hands.")


def test_the_place_of_who_withdrew_goes_to_the_best_loser() -> None:
    event = Event(16, ONE)
    coming = event.go_on(gone={2})
    assert set(coming.tables[0].seated) == {1, 3, 4, 5}
    (filling,) = coming.fillings
    assert (filling.gone, filling.entry) == (2, 5)


def test_or_his_table_is_smaller_where_the_club_wants_it_so() -> None:
    event = Event(16, ONE)
    coming = event.go_on(gone={2}, vacancies=Vacancies.SMALLER_TABLE)
    assert set(coming.tables[0].seated) == {1, 3, 4}
    (filling,) = coming.fillings
    assert (filling.gone, filling.entry) == (2, None)
    assert filling.reason.code == "knockout.smaller_table"


def test_a_table_too_small_gets_a_loser_in_any_case() -> None:
    event = Event(20, FOURS)
    coming = event.go_on(gone={1}, vacancies=Vacancies.SMALLER_TABLE)
    assert [len(table.seated) for table in coming.tables] == [4, 4]


def test_losers_who_withdrew_or_were_disqualified_are_not_lucky() -> None:
    event = Event(16, ONE)
    assert 5 not in event.go_on(gone={2, 5}).tables[0].seated


def test_fault_13_who_is_disqualified_does_not_go_on_though_his_cards_won() -> None:
    event = Event(16, ONE)
    event.finish()
    assert 1 not in event.go_on(gone={1}).tables[0].seated


def test_too_many_gone_leave_a_table_too_small_and_the_rest_can_be_planned_anew() -> None:
    event = Event(16, FOURS)
    gone = set(range(4, 17))
    with pytest.raises(RuleBroken) as refused:
        event.go_on(gone=gone)
    assert [found.code for found in refused.value.problems] == ["knockout.table_too_small"]
    left = find_survivors(event.now, event.results[1], 1, event.seeds, gone)
    assert left == (1, 2, 3)
    anew = make_bracket(plan_knockout(len(left), ONE))
    assert anew.rounds[0].plan.is_final


def test_a_bye_that_is_given_up_is_filled_where_he_would_have_played() -> None:
    event = Event(23, FOURS)
    coming = event.go_on(gone={1})
    assert 1 not in [entry for table in coming.tables for entry in table.seated]
    assert [len(table.seated) for table in coming.tables] == [4, 4]
    assert [filling.gone for filling in coming.fillings] == [1]


def test_every_problem_of_the_results_is_named_at_once() -> None:
    event = Event(16, ONE)
    shared = (
        lose(4, 1, 10, 9),
        lose(5, 1, 10, 9),
        lose(12, 3, 40, 9),
        lose(13, 4, 50, 9),
    )
    results = [
        finish_in(1, 1, 8, 9, 16),
        finish_in(1, 1, 8, 9, 16),
        finish_in(3, 3, 6, 11),
        TableResult(4, shared),
        finish_in(9, 1),
    ]
    found = {one.code: one for one in result_problems(event.now, results, 1)}
    assert set(found) == {
        "knockout.result_missing",
        "knockout.result_twice",
        "knockout.no_such_table",
        "knockout.other_players",
        "knockout.tied_at_cut",
    }
    assert found["knockout.tied_at_cut"].message == (
        "At table 4 2 players share place 1, but only 1 of them can go on: decide between them "
        "first."
    )


def test_a_shared_place_that_lets_all_of_them_on_needs_no_decision() -> None:
    event = Event(16, ONE)
    shared = TableResult(
        1, (lose(1, 1, 9, 9), lose(8, 1, 9, 9), lose(9, 3, 20, 9), lose(16, 4, 30, 9))
    )
    others = [finish_in(table.number, *sorted(table.seated)) for table in event.now.tables[1:]]
    assert not list(result_problems(event.now, [shared, *others], 2))


@settings(max_examples=40, deadline=None)
@given(
    st.integers(4, 50),
    st.sampled_from([CLUB, FOURS, replace(FOURS, lucky_rule=LuckyRule.LATER_ELIMINATION)]),
    st.sets(st.integers(1, 50), max_size=8),
    st.sampled_from(Vacancies),
    st.integers(0, 99),
)
def test_whoever_leaves_between_rounds_sits_nowhere_and_nobody_sits_twice(
    players: int,
    wanted: KnockoutSettings,
    leavers: set[int],
    vacancies: Vacancies,
    seed: int,
) -> None:
    event = Event(players, wanted, shuffler(seed))
    gone: set[int] = set()
    while not event.is_at_the_final:
        gone |= set(sorted(leavers)[: len(gone) + 2])
        try:
            coming = event.go_on(gone, vacancies)
        except RuleBroken as refused:
            assert {found.code for found in refused.problems} == {"knockout.table_too_small"}  # noqa: PT017
            return
        present = [entry for table in coming.tables for entry in table.seated]
        present += [entry for entry in coming.byes if entry is not None]
        assert len(present) == len(set(present))
        assert not set(present) & gone
        smallest = wanted.smallest_final if event.is_at_the_final else wanted.sizes.smallest
        assert all(len(table.seated) >= smallest for table in coming.tables)
