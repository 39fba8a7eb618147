"""Where players are put out: the order of leaving ranks them, the last out highest."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.match import MatchState, start_match
from scoring.variants import all_variants, get_variant
from tests.domain.stages.made import (
    knock_out,
    limit_over_stage,
    line,
    places,
    rank,
    results,
    stage,
    table,
    to_the_last,
)
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.seat_figures import SeatFigures, figure_seats
from tournaments.domain.simulation import LIVELY, simulate_match
from tournaments.domain.stages.choices import Counting, MatchEnd
from tournaments.domain.stages.match_rules import rules_of_matches
from tournaments.domain.stages.own import own_settings
from tournaments.domain.stages.results import MatchLine, StageEntry
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.settings_problems import settings_problems
from tournaments.domain.stages.standings import rank_stage
from tournaments.domain.stages.tie_break_choices import default_tie_breaks
from tournaments.domain.standing_rows import Status

HAND = 1000
"""Moments in a hand, as a table's figures count them."""


def out(entry: int, hand: int, total: int, round_number: int = 1, table: int = 1) -> MatchLine:
    return line(entry, round_number, table, total=total, is_out=True, left_at=hand * HAND)


def test_the_last_out_stands_highest_and_who_is_in_before_all() -> None:
    """variants.md §3.1."""
    lines = [out(1, 3, 151), out(2, 8, 190), line(3, total=140, place=1, won_match=True)]
    assert places(rank(to_the_last(), lines)) == {3: 1, 2: 2, 1: 3}


def test_put_out_by_one_hand_lower_total_then_fewer_buy_ins_then_shared() -> None:
    """variants.md §3.1 and §7: what is equal then is shared, whatever the list of tie-breaks."""
    lines = [
        line(1, total=80, place=1, won_match=True),
        replace(out(2, 5, 160), buy_ins=1, kalukis=3),
        replace(out(3, 5, 152), buy_ins=2),
        out(4, 5, 160),
        replace(out(5, 5, 160), buy_ins=1),
    ]
    settings = to_the_last(tie_breaks=("kalukis", "drawn_card"))
    drawn = StageEntry(entry=5, drawn=1)
    assert places(rank(settings, lines, drawn)) == {1: 1, 3: 2, 4: 3, 2: 4, 5: 4}


def test_fault_12_one_of_two_put_out_by_a_hand_is_restored_by_a_correction() -> None:
    seated = [line(3, total=20, is_finished=False), line(4, total=30, is_finished=False)]
    both = [out(1, 4, 150), out(2, 4, 155), *seated]
    unfinished = [replace(one, is_finished=False) for one in both]
    assert places(rank(to_the_last(), unfinished)) == {3: 1, 4: 2, 1: 3, 2: 4}
    restored = replace(unfinished[0], total=148, is_out=False, left_at=None)
    after = rank(to_the_last(), [restored, *unfinished[1:]])
    assert places(after) == {3: 1, 4: 2, 1: 3, 2: 4}
    assert {one.entry for one in after.lines if one.is_out} == {2}


def test_equal_winners_of_a_match_that_leaves_nobody_in_share_whatever_the_tie_breaks() -> None:
    """variants.md §3.1: equal totals share."""
    settings = to_the_last(tie_breaks=("fewer_buy_ins", "kalukis"))
    won = [replace(out(entry, 9, 155), place=1, won_match=True) for entry in (1, 2)]
    lines = [won[0], replace(won[1], buy_ins=2), out(3, 9, 170)]
    standings = rank(settings, lines)
    assert places(standings) == {1: 1, 2: 1, 3: 3}
    assert {one.entry for one in standings.lines if one.is_out} == {3}


class TestAcrossTables:
    """By round, then by the number of the hand of one's own match."""

    def test_a_later_round_is_later_whatever_the_hand(self) -> None:
        lines = [out(1, 5, 150), line(2, total=90), out(2, 1, 200, 2), line(3), line(3, 2)]
        assert places(rank(limit_over_stage(), lines)) == {3: 1, 2: 2, 1: 3}

    def test_hands_of_the_same_number_at_two_tables_are_the_same_moment(self) -> None:
        lines = [out(1, 4, 160), out(2, 4, 152, table=2), out(3, 5, 199, table=2), line(4)]
        assert places(rank(limit_over_stage(), lines)) == {4: 1, 3: 2, 2: 3, 1: 4}

    def test_at_an_unknown_time_is_the_first_of_the_round(self) -> None:
        unknown = replace(out(1, 1, 150, 2), left_at=None)
        lines = [line(1), unknown, out(2, 1, 180, 2), out(3, 9, 150), line(4, 2)]
        assert places(rank(limit_over_stage(), lines)) == {4: 1, 2: 2, 1: 3, 3: 4}

    def test_who_withdraws_between_rounds_left_at_the_end_of_his_last(self) -> None:
        gone = StageEntry(entry=1, status=Status.WITHDRAWN)
        lines = [line(1, total=1), out(2, 9, 150), line(3), line(3, 2), out(4, 1, 150, 2)]
        assert places(rank(limit_over_stage(), lines, gone)) == {3: 1, 4: 2, 1: 3, 2: 4}


class TestLimitOverStage:
    """One total goes along from table to table."""

    def test_the_total_is_the_last_sheets_and_is_not_added_up(self) -> None:
        lines = [line(1, total=60), line(1, 2, total=90), line(2, total=70), line(2, 2, total=80)]
        standings = rank(limit_over_stage(), lines)
        assert [(one.entry, one.counted) for one in standings.lines] == [(2, 80), (1, 90)]

    def test_buy_ins_are_the_last_sheets_too(self) -> None:
        lines = [line(1, buy_ins=1), line(1, 2, buy_ins=1), line(2), line(2, 2, buy_ins=1)]
        settings = limit_over_stage(tie_breaks=("fewer_buy_ins",))
        assert places(rank(settings, lines)) == {1: 1, 2: 1}

    def test_no_single_match_is_the_best_of_a_running_total(self) -> None:
        lines = [line(1, total=10), line(1, 2, total=80), line(2, total=60), line(2, 2, total=80)]
        assert places(rank(limit_over_stage(tie_breaks=("best_match",)), lines)) == {1: 1, 2: 1}


class TestKnockOut:
    """Who does not go on from his table is out of the stage."""

    def test_who_lost_in_a_later_round_stands_before_who_lost_earlier(self) -> None:
        lines = [
            *table({1: 20, 2: 90}), *table({3: 20, 4: 60}, number=2), *table({1: 70, 3: 30}, 2),
        ]  # fmt: skip
        settings = knock_out(match_end=MatchEnd.ALL_CONTRACTS)
        assert places(rank(settings, lines)) == {3: 1, 1: 2, 4: 3, 2: 4}

    def test_who_was_put_out_left_before_who_lost_in_the_end(self) -> None:
        timed = knock_out(match_end=MatchEnd.TIMED, minutes=40)
        lines = [
            line(1, total=20, place=1, won_match=True), line(2, total=60, place=2),
            replace(out(3, 4, 155), place=3),
        ]  # fmt: skip
        assert places(rank(timed, lines)) == {1: 1, 2: 2, 3: 3}

    def test_a_lucky_loser_is_in_again(self) -> None:
        lines = [*table({1: 20, 2: 90}), *table({3: 20, 4: 60}, number=2)]
        again = [line(entry, 2, total=0, is_finished=False, place=None) for entry in (1, 3, 4)]
        standings = rank(knock_out(match_end=MatchEnd.ALL_CONTRACTS), [*lines, *again])
        assert {one.entry for one in standings.lines if one.is_out} == {2}

    def test_only_the_match_that_put_him_out_counts_between_two_who_left_together(self) -> None:
        lines = [
            line(1, total=5), line(2, total=90), out(1, 6, 160, 2), out(2, 6, 152, 2),
            line(3), line(3, 2),
        ]  # fmt: skip
        assert places(rank(knock_out(), lines)) == {3: 1, 2: 2, 1: 3}


def test_the_best_of_a_table_who_goes_home_has_not_won_a_stage_that_goes_on() -> None:
    """One limit over the stage: only the last one in wins it."""
    lines = [
        line(1, 1, 1, total=42, place=1, won_match=True),
        line(2, 1, 1, total=90, place=2),
        line(3, 1, 2, total=70, place=1, won_match=True),
        line(2, 2, 1, total=120, place=1, won_match=True),
        out(3, 4, 155, round_number=2),
    ]
    home = StageEntry(entry=1, status=Status.WITHDRAWN)
    assert places(rank(limit_over_stage(), lines, home)) == {2: 1, 3: 2, 1: 3}


def test_the_best_of_a_table_that_was_put_out_as_one_is_out_while_others_play_on() -> None:
    lines = [
        line(1, 1, 1, total=150, place=1, is_out=True, left_at=5 * HAND, won_match=True),
        out(2, 5, 160),
        line(3, 1, 2, total=140, place=1, won_match=True),
    ]
    assert places(rank(limit_over_stage(), lines)) == {3: 1, 1: 2, 2: 3}


def test_where_nobody_is_left_in_the_lowest_total_of_those_put_out_last_wins() -> None:
    """variants.md §3.1, over all tables of the stage's last round."""
    lines = [
        line(1, 2, 1, total=150, place=1, is_out=True, left_at=5 * HAND, won_match=True),
        out(2, 5, 160, round_number=2),
        line(3, 2, 2, total=152, place=1, is_out=True, left_at=5 * HAND, won_match=True),
        out(4, 2, 151, round_number=1, table=3),
    ]
    assert places(rank(limit_over_stage(), lines)) == {1: 1, 3: 2, 2: 3, 4: 4}


def test_a_winner_of_a_table_who_goes_home_wins_no_knock_out() -> None:
    lines = [
        line(1, 1, 1, total=0, place=1, won_match=True),
        out(2, 5, 120, table=1),
        line(3, 1, 2, total=10, place=1, won_match=True),
        out(4, 6, 120, table=2),
        line(3, 2, 1, total=40, place=1, won_match=True),
        out(4, 7, 110, round_number=2),
    ]
    home = StageEntry(entry=1, status=Status.WITHDRAWN)
    assert places(rank(knock_out(), lines, home)) == {3: 1, 4: 2, 1: 3, 2: 4}


def test_where_everybody_sits_down_anew_being_put_out_ends_that_match_only() -> None:
    settings = to_the_last(rounds=3)
    lines = [out(1, 3, 150), line(2, total=149), line(1, 2, total=0), out(2, 9, 155, 2)]
    standings = rank(settings, lines)
    assert places(standings) == {1: 1, 2: 2}
    assert not any(one.is_out for one in standings.lines)


def test_with_average_per_hand_too_who_left_stands_behind_who_played_on() -> None:
    settings = stage(counting=Counting.AVERAGE_PER_HAND)
    walked = line(1, total=0, hands_played=1, is_out=True, withdrew=True, left_at=1000)
    assert places(rank(settings, [walked, line(2, total=200)])) == {2: 1, 1: 2}


def line_of(figures: SeatFigures, entry: str, size: int, *, withdrew: bool) -> MatchLine:
    """What a table's figures say of one of its players."""
    return MatchLine(
        entry=int(entry), round_number=1, table_number=1, size=size,
        total=figures.total, hands_played=figures.hands_played, hands_won=figures.hands_won,
        kalukis=figures.kalukis, buy_ins=figures.buy_ins, is_out=figures.is_out,
        withdrew=withdrew, left_at=figures.left_at, place=figures.place,
        won_match=figures.place == 1, is_finished=True,
    )  # fmt: skip


def played(state: MatchState) -> list[MatchLine]:
    return [
        line_of(figures, player, len(state.players), withdrew=player in state.withdrawn)
        for player, figures in figure_seats(state).items()
    ]


ENDING = [variant for variant in all_variants() if variant.out_at or variant.hand_count]


@pytest.mark.parametrize("variant", ENDING, ids=lambda variant: variant.key)
def test_a_stage_of_one_match_gives_the_places_of_that_match(variant) -> None:  # type: ignore[no-untyped-def]
    """variants.md §3.1, §3.7, §3.8, with the default tie-breaks of each rule sheet."""
    end = MatchEnd.TO_THE_LAST if variant.out_at else MatchEnd.ALL_CONTRACTS
    settings = stage(match_end=end, rounds=1, tie_breaks=default_tie_breaks(variant))
    for seed in range(30):
        start = start_match(variant, ("1", "2", "3", "4"))
        *_, last = simulate_match(start, Random(seed), LIVELY)
        if not all(one.hands_played for one in figure_seats(last.state).values()):
            continue  # who left before the first hand has no place in the standings
        found = places(rank(settings, played(last.state)))
        assert found == {int(player): place for player, place in last.state.places.items()}


FEW = st.integers(0, 3)
LINES = st.lists(
    st.builds(
        MatchLine,
        entry=st.integers(1, 6),
        round_number=st.integers(1, 3),
        table_number=st.integers(1, 2),
        size=st.just(4),
        total=st.none() | FEW,
        hands_played=FEW,
        hands_won=FEW,
        kalukis=FEW,
        buy_ins=FEW,
        is_out=st.booleans(),
        withdrew=st.booleans(),
        left_at=st.none() | FEW,
        place=st.none() | st.integers(1, 4),
        won_match=st.booleans(),
        money=st.none() | FEW,
        is_finished=st.booleans(),
        is_confirmed=st.booleans(),
    ),
    max_size=14,
    unique_by=lambda one: (one.entry, one.round_number),
)
RESTED = st.frozensets(st.integers(1, 3), max_size=2)
ENTRIES = st.lists(st.tuples(st.sampled_from(Status), RESTED), min_size=6, max_size=6)
KINDS = [to_the_last, limit_over_stage, knock_out, stage]
ALL_TIE_BREAKS = ("best_match", "head_to_head", "later_elimination", "hands_won")
ANY_STAGE = st.one_of(
    st.sampled_from([kind(tie_breaks=ALL_TIE_BREAKS) for kind in KINDS]),
    st.sampled_from(Counting).map(
        lambda counting: stage(counting=counting, tie_breaks=ALL_TIE_BREAKS)
    ),
)


@given(ANY_STAGE, LINES, ENTRIES, st.randoms(use_true_random=False))
def test_in_any_stage_a_place_is_one_more_than_those_ahead_and_no_order_of_lines_matters(
    settings: StageSettings,
    lines: list[MatchLine],
    who: list[tuple[Status, frozenset[int]]],
    chance: Random,
) -> None:
    entries = [
        StageEntry(entry=entry, status=status, rested=rested)
        for entry, (status, rested) in enumerate(who, start=1)
    ]
    standings = rank_stage(results(settings, lines, *entries))
    assert sorted(one.entry for one in standings.lines) == [1, 2, 3, 4, 5, 6]
    found = [one.place for one in standings.lines if one.place is not None]
    assert found == [1 + sum(other < place for other in found) for place in found]
    for one in standings.lines:
        if one.status is Status.DISQUALIFIED or not one.hands_played or one.counted is None:
            assert one.place is None
    shuffled = list(lines)
    chance.shuffle(shuffled)
    assert places(rank_stage(results(settings, shuffled, *entries))) == places(standings)


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
def test_what_nobody_decided_is_played_by_the_rule_sheet_alone(variant) -> None:  # type: ignore[no-untyped-def]
    settings = own_settings(variant, TableSizes(3, 4, 5))
    assert settings_problems(settings, variant) == []
    assert rules_of_matches(settings, variant) is variant
    assert settings.tie_breaks == (("hands_won",) if variant.key == "mexican" else ())


def test_the_british_default_begins_with_what_the_rule_sheet_lets_decide() -> None:
    """The lists are frozen: another list is another stage's."""
    frozen = {variant.key: default_tie_breaks(variant) for variant in all_variants()}
    british = ("fewer_buy_ins", "hands_won", "kalukis", "best_match", "head_to_head")
    assert frozen == {
        "british": british,
        "blackpool": british,
        "three_deck": british,
        "swedish": british,
        "north_american": british,
        "scarne": ("best_match", "head_to_head"),
        "jamaican": ("best_match", "head_to_head"),
        "mexican": ("hands_won", "best_match", "head_to_head"),
    }
    assert frozen["british"] == default_tie_breaks(get_variant("british"))
