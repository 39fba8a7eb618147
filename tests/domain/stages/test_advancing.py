"""The cut: who goes on, who is next, and what is the director's to decide."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.domain.stages.made import (
    Points,
    knock_out,
    line,
    rank,
    results,
    stage,
    table,
    to_the_last,
)
from tournaments.domain.stages.advancing import cut_round, cut_stage
from tournaments.domain.stages.advancing_rules import (
    Advancing,
    NobodyAdvances,
    TopOverall,
    TopPerTable,
    UnderTotal,
)
from tournaments.domain.stages.choices import LimitScope, MatchEnd
from tournaments.domain.stages.cut import Cut, GoesOnBy, Undecided
from tournaments.domain.stages.per_table import share_beaten
from tournaments.domain.stages.results import StageEntry
from tournaments.domain.stages.standings import StageStandings, rank_stage
from tournaments.domain.stages.table_places import TablePlace
from tournaments.domain.standing_rows import Status


def going_on(cut: Cut) -> list[int]:
    """Entries by their seeds."""
    assert [one.seed for one in cut.advancing] == [*range(1, len(cut.advancing) + 1)]
    return [one.entry for one in cut.advancing]


def ranked(rule: Advancing, points: Points, *entries: StageEntry, **more: Any) -> StageStandings:
    return rank(stage(advancing=rule, **more), table(points), *entries)


class TestTopOverall:
    """The first of the standings."""

    def test_the_first_of_the_standings_go_on_seeded_by_their_places(self) -> None:
        cut = cut_stage(ranked(TopOverall(2), {1: 30, 2: 10, 3: 20, 4: 40}))
        assert going_on(cut) == [2, 3]
        assert cut.reserves == (1, 4)
        assert cut.is_final
        assert {one.by for one in cut.advancing} == {GoesOnBy.OVERALL}

    def test_the_tie_breaks_decide_who_of_equal_totals_goes_on(self) -> None:
        lines = [line(1), line(2, hands_won=2), line(3, hands_won=1)]
        settings = stage(advancing=TopOverall(2), tie_breaks=("hands_won",))
        assert going_on(cut_stage(rank(settings, lines))) == [2, 3]

    def test_the_drawn_card_decides_a_cut_though_the_place_stays_shared(self) -> None:
        """variants.md §6: the higher card first."""
        drawn = StageEntry(entry=3, drawn=4), StageEntry(entry=2, drawn=9)
        standings = ranked(TopOverall(2), {1: 10, 2: 20, 3: 20}, *drawn)
        assert going_on(cut_stage(standings)) == [1, 3]
        assert {one.place for one in standings.lines if one.entry in (2, 3)} == {2}

    def test_who_drew_no_card_is_behind_who_drew_one(self) -> None:
        standings = ranked(TopOverall(1), {1: 20, 2: 20}, StageEntry(entry=2, drawn=9))
        assert going_on(cut_stage(standings)) == [2]

    def test_whom_nothing_parts_over_the_cut_the_director_decides(self) -> None:
        cut = cut_stage(ranked(TopOverall(3), {1: 10, 2: 20, 3: 20, 4: 20, 5: 30}))
        assert going_on(cut) == [1]
        assert cut.undecided == (Undecided((2, 3, 4), 2, GoesOnBy.OVERALL),)
        assert cut.reserves == (5,)
        assert not cut.is_final

    def test_the_directors_order_decides_it(self) -> None:
        standings = ranked(TopOverall(3), {1: 10, 2: 20, 3: 20, 4: 20, 5: 30})
        cut = cut_stage(standings, decided=(4, 2, 3))
        assert going_on(cut) == [1, 4, 2]
        assert cut.reserves == (3, 5)
        assert cut.is_final

    def test_the_director_cannot_put_anybody_before_a_better_place(self) -> None:
        standings = ranked(TopOverall(1), {1: 10, 2: 20})
        assert going_on(cut_stage(standings, decided=(2, 1))) == [1]

    def test_equals_who_all_go_on_are_no_question(self) -> None:
        assert cut_stage(ranked(TopOverall(2), {1: 10, 2: 10, 3: 20})).undecided == ()

    def test_of_fewer_than_there_is_room_for_all_go_on(self) -> None:
        cut = cut_stage(ranked(TopOverall(8), {1: 10, 2: 20, 3: 30}))
        assert going_on(cut) == [1, 2, 3]
        assert cut.reserves == ()

    @pytest.mark.parametrize("status", [Status.WITHDRAWN, Status.DISQUALIFIED])
    def test_fault_13_who_withdrew_or_is_disqualified_does_not_go_on(self, status: Status) -> None:
        gone = StageEntry(entry=1, status=status)
        cut = cut_stage(ranked(TopOverall(2), {1: 0, 2: 10, 3: 20, 4: 30}, gone))
        assert going_on(cut) == [2, 3]

    def test_fault_11_who_has_no_hand_does_not_go_on(self) -> None:
        cut = cut_stage(ranked(TopOverall(4), {1: 10, 2: 20}, StageEntry(entry=9)))
        assert going_on(cut) == [1, 2]
        assert 9 not in cut.reserves

    def test_the_next_in_order_moves_up_for_one_who_will_not_come(self) -> None:
        standings = ranked(TopOverall(2), {1: 10, 2: 20, 3: 30, 4: 40})
        cut = cut_stage(standings, without={1})
        assert going_on(cut) == [2, 3]
        assert cut.reserves == (4,)


def test_fault_17_a_cut_is_provisional_until_every_hand_is_confirmed() -> None:
    lines = table({1: 10, 2: 20, 3: 30})
    settings = stage(advancing=TopOverall(2))
    assert not cut_stage(rank(settings, lines)).is_provisional
    for pending in ({"is_confirmed": False}, {"is_finished": False}):
        cut = cut_stage(rank(settings, [replace(lines[0], **pending), *lines[1:]]))
        assert cut.is_provisional
        assert not cut.is_final
    assert cut_stage(rank_stage(results(settings, lines, is_over=False))).is_provisional


def test_from_the_last_stage_nobody_goes_on() -> None:
    cut = cut_stage(ranked(NobodyAdvances(), {1: 10, 2: 20}))
    assert (cut.advancing, cut.undecided, cut.reserves) == ((), (), ())


class TestUnderTotal:
    """Everyone under a total."""

    def test_everyone_under_it_and_nobody_at_it(self) -> None:
        cut = cut_stage(ranked(UnderTotal(20), {1: 19, 2: 20, 3: 0, 4: 90}))
        assert going_on(cut) == [3, 1]
        assert cut.reserves == ()

    def test_nobody_moves_up_for_one_who_will_not_come(self) -> None:
        standings = ranked(UnderTotal(20), {1: 19, 2: 20, 3: 0})
        assert going_on(cut_stage(standings, without={3})) == [1]

    def test_a_round_missed_is_no_low_total(self) -> None:
        lines = [*table({1: 5, 2: 5}), *table({1: 9, 3: 1}, 2)]
        cut = cut_stage(rank(stage(advancing=UnderTotal(50)), lines))
        assert going_on(cut) == [1]

    def test_who_is_out_for_good_is_not_under_a_total(self) -> None:
        settings = to_the_last(advancing=UnderTotal(50))
        left = line(2, total=3, is_out=True, left_at=1000, withdrew=True)
        assert going_on(cut_stage(rank(settings, [line(1, total=40), left]))) == [1]


def qualifying(players: int, next_best: int = 0, **more: Any) -> Any:
    usual = {"advancing": TopPerTable(players, next_best), "rounds": 1}
    return stage(**usual | more)


class TestTopPerTable:
    """The first of each table, and the next best."""

    def test_the_first_of_each_table_before_the_second_of_any(self) -> None:
        lines = table({1: 10, 2: 15, 3: 90}) + table({4: 40, 5: 50, 6: 60}, number=2)
        cut = cut_stage(rank(qualifying(2), lines))
        assert going_on(cut) == [1, 4, 2, 5]
        assert {one.by for one in cut.advancing} == {GoesOnBy.AT_TABLE}
        assert set(cut.reserves) == {3, 6}

    def test_a_place_at_the_table_counts_more_than_the_total(self) -> None:
        lines = table({1: 10, 2: 15, 3: 16}) + table({4: 70, 5: 80, 6: 90}, number=2)
        assert going_on(cut_stage(rank(qualifying(1), lines))) == [1, 4]

    def test_the_next_best_are_those_who_beat_the_larger_part_of_their_table(self) -> None:
        lines = [
            *table({1: 1, 2: 2, 3: 3}),
            *table({4: 10, 5: 20, 6: 30, 7: 40, 8: 50}, number=2),
        ]
        cut = cut_stage(rank(qualifying(1, 2), lines))
        assert going_on(cut) == [1, 4, 5, 2]
        assert cut.reserves == (6, 7, 3, 8)

    def test_of_equal_parts_of_their_tables_the_fewer_points_per_hand(self) -> None:
        lines = [
            *table({1: 10, 2: 60, 3: 90}, hands_played=6),
            *table({4: 10, 5: 33, 6: 90}, number=2, hands_played=3),
        ]
        cut = cut_stage(rank(qualifying(1, 1), lines))
        assert [(one.entry, one.by) for one in cut.advancing if one.seed == 3] == [
            (2, GoesOnBy.NEXT_BEST)
        ]
        assert cut.reserves[0] == 5

    def test_whom_nothing_parts_at_a_table_the_director_decides(self) -> None:
        lines = table({1: 10, 2: 10, 3: 90}) + table({4: 40, 5: 50}, number=2)
        standings = rank(qualifying(1), lines)
        cut = cut_stage(standings)
        assert going_on(cut) == [4]
        assert cut.undecided == (Undecided((1, 2), 1, GoesOnBy.AT_TABLE, (1, 1)),)
        assert going_on(cut_stage(standings, decided=[2])) == [2, 4]

    def test_whom_nothing_parts_of_the_next_best_the_director_decides(self) -> None:
        lines = table({1: 10, 2: 50, 3: 90}) + table({4: 10, 5: 50, 6: 99}, number=2)
        cut = cut_stage(rank(qualifying(1, 1), lines))
        assert cut.undecided == (Undecided((2, 5), 1, GoesOnBy.NEXT_BEST),)
        assert cut.reserves == (3, 6)

    def test_before_a_table_is_decided_no_next_best_is_named(self) -> None:
        """The one who loses the decision may be the best of the others."""
        lines = table({1: 10, 2: 10, 3: 90}) + table({4: 40, 5: 50, 6: 70}, number=2)
        standings = rank(qualifying(1, 1), lines)
        cut = cut_stage(standings)
        assert going_on(cut) == [4]
        assert cut.reserves == (5, 6, 3)
        assert going_on(cut_stage(standings, decided=[2])) == [2, 4, 1]

    def test_the_next_of_his_table_moves_up_for_one_who_will_not_come(self) -> None:
        lines = table({1: 10, 2: 15, 3: 16}) + table({4: 1, 5: 2, 6: 3}, number=2)
        assert going_on(cut_stage(rank(qualifying(1), lines), without={1})) == [4, 2]

    def test_fault_13_behind_a_disqualified_winner_the_second_goes_on(self) -> None:
        cheat = StageEntry(entry=1, status=Status.DISQUALIFIED)
        lines = table({1: 0, 2: 15, 3: 16})
        assert going_on(cut_stage(rank(qualifying(1), lines, cheat))) == [2]

    def test_a_table_that_still_plays_shows_who_would_go_on_now(self) -> None:
        playing = [
            replace(one, place=None, is_finished=False) for one in table({1: 60, 2: 40, 3: 50})
        ]
        cut = cut_stage(rank(qualifying(1), playing))
        assert going_on(cut) == [2]
        assert cut.is_provisional

    def test_of_a_match_to_the_last_two_both_go_on(self) -> None:
        settings = to_the_last(advance=2, advancing=TopPerTable(2))
        lines = [
            line(1, total=90, place=1, won_match=True),
            line(2, total=60, place=1, won_match=True),
            line(3, total=150, place=3, is_out=True, left_at=9000),
        ]
        assert going_on(cut_stage(rank(settings, lines))) == [2, 1]

    @pytest.mark.parametrize(
        ("size", "place", "sharing", "share"),
        [
            (4, 1, 1, 1),
            (4, 2, 1, Fraction(2, 3)),
            (5, 2, 1, Fraction(3, 4)),
            (5, 5, 1, 0),
            (3, 1, 3, Fraction(1, 2)),
            (5, 2, 2, Fraction(5, 8)),
            (2, 2, 1, 0),
        ],
    )
    def test_an_opponent_one_shares_with_is_half_beaten(
        self, size: int, place: int, sharing: int, share: Fraction
    ) -> None:
        assert share_beaten(TablePlace(place, sharing, size)) == share


class TestRoundsOfAKnockOut:
    """Winners and lucky losers, from one round alone."""

    SETTINGS = knock_out(match_end=MatchEnd.ALL_CONTRACTS)
    LINES = [
        *table({1: 10, 2: 15, 3: 99}),
        *table({4: 20, 5: 80, 6: 99}, number=2),
        *table({1: 70, 4: 60}, 2),
    ]

    def test_winners_go_on_and_lucky_losers_as_there_is_room(self) -> None:
        cut = cut_round(results(self.SETTINGS, self.LINES), 1, next_best=1)
        assert going_on(cut) == [1, 4, 2]
        assert cut.reserves[0] == 5

    def test_a_round_is_cut_by_itself(self) -> None:
        cut = cut_round(results(self.SETTINGS, self.LINES, is_over=False), 2)
        assert going_on(cut) == [4]
        assert not cut.is_provisional

    def test_a_round_is_provisional_while_one_of_its_tables_plays(self) -> None:
        lines = [*self.LINES[:-1], replace(self.LINES[-1], is_finished=False)]
        assert cut_round(results(self.SETTINGS, lines), 2).is_provisional
        assert not cut_round(results(self.SETTINGS, lines), 1).is_provisional

    def test_as_many_of_a_table_go_on_as_are_left_of_it(self) -> None:
        settings = replace(self.SETTINGS, advance=2)
        assert going_on(cut_round(results(settings, self.LINES), 1)) == [1, 4, 2, 5]


TOTALS = st.dictionaries(st.integers(1, 9), st.integers(0, 6), min_size=3, max_size=9)
RULES = st.one_of(
    st.builds(TopOverall, st.integers(2, 6)),
    st.builds(TopPerTable, st.integers(1, 2), st.integers(0, 3)),
    st.builds(UnderTotal, st.integers(1, 6)),
)


def in_two_tables(points: Points, rule: Advancing) -> StageStandings:
    half = len(points) // 2
    items = [*points.items()]
    lines = table(dict(items[:half])) + table(dict(items[half:]), number=2)
    entries = [StageEntry(entry=entry, drawn=entry if entry % 2 else None) for entry in points]
    settings = stage(rounds=1, advancing=rule, limit_scope=LimitScope.TABLE)
    return rank(settings, lines, *entries)


@given(TOTALS, RULES)
def test_nobody_is_both_in_and_out_of_a_cut(points: Points, rule: Advancing) -> None:
    cut = cut_stage(in_two_tables(points, rule))
    named = [*going_on(cut), *cut.reserves]
    named += [entry for group in cut.undecided for entry in group.entries]
    assert len(named) == len(set(named))
    assert set(named) <= set(points)
    assert all(0 < group.places < len(group.entries) for group in cut.undecided)
    if not isinstance(rule, UnderTotal):
        assert set(named) == set(points)


@given(TOTALS, RULES, st.permutations(range(1, 10)))
def test_the_director_can_decide_every_cut(
    points: Points, rule: Advancing, order: list[int]
) -> None:
    standings = in_two_tables(points, rule)
    cut, undecided = cut_stage(standings, decided=order), cut_stage(standings)
    assert cut.undecided == ()
    assert set(going_on(undecided)) <= set(going_on(cut))


@given(TOTALS, RULES, st.data())
def test_nobody_loses_his_place_because_another_does_not_come(
    points: Points, rule: Advancing, data: st.DataObject
) -> None:
    standings = in_two_tables(points, rule)
    before = cut_stage(standings, decided=range(1, 10))
    if before.advancing:
        gone = data.draw(st.sampled_from(going_on(before)))
        after = cut_stage(standings, without=[gone], decided=range(1, 10))
        assert set(going_on(before)) - {gone} <= set(going_on(after))
        assert len(going_on(after)) <= len(going_on(before))
