"""The standings of a stage: what counts, what parts equals, who has no place."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.domain.stages.made import (
    by_table_points,
    line,
    places,
    rank,
    results,
    stage,
    table,
)
from tournaments.domain.stages.choices import Counting, MatchEnd
from tournaments.domain.stages.counting import round_to_hundredths
from tournaments.domain.stages.results import CarriedOver, MatchLine, StageEntry
from tournaments.domain.stages.standings import StageStandings, rank_stage
from tournaments.domain.standing_rows import Status


def counted(standings: StageStandings) -> dict[int, object]:
    return {one.entry: one.counted for one in standings.lines}


def test_penalty_points_of_all_rounds_are_added_up_and_the_fewest_lead() -> None:
    lines = table({1: 40, 2: 90, 3: 70}) + table({1: 80, 2: 10, 3: 70}, 2)
    standings = rank(stage(), lines)
    assert counted(standings) == {2: 100, 1: 120, 3: 140}
    assert places(standings) == {2: 1, 1: 2, 3: 3}


def test_fault_05_four_equal_totals_from_different_hands_share_the_place() -> None:
    rounds = ({1: 30, 2: 9, 3: 0, 4: 20, 5: 40}, {1: 9, 2: 30, 3: 39, 4: 19, 5: 3})
    lines = table(rounds[0]) + table(rounds[1], 2)
    standings = rank(stage(), lines)
    assert [one.place for one in standings.lines] == [1, 1, 1, 1, 5]
    assert [one.is_shared for one in standings.lines] == [True] * 4 + [False]


def test_places_left_equal_are_shared_and_the_next_is_skipped() -> None:
    standings = rank(stage(), table({1: 10, 2: 20, 3: 20, 4: 30}))
    assert places(standings) == {1: 1, 2: 2, 3: 2, 4: 4}


def test_fault_07_a_stage_cannot_see_the_final_that_follows_it() -> None:
    qualifying = table({1: 20, 2: 20, 3: 60, 4: 80})
    before = rank(stage(tie_breaks=("head_to_head",)), qualifying)
    final = rank(stage(rounds=1), table({1: 90, 2: 5}))
    assert places(final) == {2: 1, 1: 2}
    assert rank(stage(tie_breaks=("head_to_head",)), qualifying) == before
    assert places(before) == {1: 1, 2: 1, 3: 3, 4: 4}


class TestAverage:
    """Points per hand, where the numbers of hands are unequal."""

    SETTINGS = stage(counting=Counting.AVERAGE_PER_HAND)

    def test_unequal_numbers_of_hands_are_compared_exactly(self) -> None:
        lines = [
            line(1, total=100, hands_played=3),
            line(2, total=67, hands_played=2),
            line(3, total=3333, hands_played=100),
        ]
        standings = rank(self.SETTINGS, lines)
        assert counted(standings) == {
            3: Fraction(3333, 100),
            1: Fraction(100, 3),
            2: Fraction(67, 2),
        }
        assert places(standings) == {3: 1, 1: 2, 2: 3}

    def test_equal_fractions_of_different_hands_share(self) -> None:
        lines = [line(1, total=10, hands_played=3), line(2, total=20, hands_played=6)]
        assert places(rank(self.SETTINGS, lines)) == {1: 1, 2: 1}

    def test_a_late_entry_is_compared_by_the_hands_it_played(self) -> None:
        lines = [*table({1: 50, 2: 90}), *table({1: 50, 2: 90, 3: 60}, 2)]
        assert places(rank(self.SETTINGS, lines)) == {1: 1, 3: 2, 2: 3}

    @pytest.mark.parametrize(
        ("average", "shown"),
        [
            (Fraction(100, 3), 3333),
            (Fraction(200, 3), 6667),
            (Fraction(1, 200), 1),
            (Fraction(1, 201), 0),
            (Fraction(-1, 200), 0),
            (7, 700),
        ],
    )
    def test_it_is_shown_to_the_nearest_hundredth_a_half_goes_up(
        self, average: Fraction, shown: int
    ) -> None:
        assert round_to_hundredths(average) == shown


class TestTablePoints:
    """Places at the table, by its size."""

    def test_first_place_is_worth_the_same_at_tables_of_every_size(self) -> None:
        lines = table({1: 10, 2: 20, 3: 30}) + table({4: 1, 5: 2, 6: 3, 7: 4, 8: 5}, number=2)
        standings = rank(by_table_points(), lines)
        assert counted(standings) == {
            1: 120, 4: 120, 5: 90, 2: 60, 6: 60, 7: 30, 3: 0, 8: 0,
        }  # fmt: skip

    def test_who_share_a_place_share_its_points_and_those_of_the_next(self) -> None:
        standings = rank(by_table_points(), table({1: 10, 2: 20, 3: 20, 4: 20, 5: 90}))
        assert counted(standings) == {1: 120, 2: 60, 3: 60, 4: 60, 5: 0}

    def test_the_most_table_points_of_all_rounds_lead(self) -> None:
        lines = table({1: 10, 2: 20, 3: 30}) + table({1: 99, 2: 20, 3: 90}, 2)
        standings = rank(by_table_points(), lines)
        assert counted(standings) == {2: 180, 1: 120, 3: 60}
        assert places(standings) == {2: 1, 1: 2, 3: 3}

    def test_a_table_that_still_plays_gives_none_yet(self) -> None:
        playing = [replace(one, is_finished=False, place=None) for one in table({1: 5, 2: 9}, 2)]
        standings = rank(by_table_points(), [*table({1: 20, 3: 10}), *playing])
        assert counted(standings) == {3: 120, 1: 0, 2: None}
        assert places(standings) == {3: 1, 1: 2, 2: None}

    def test_fault_13_behind_a_disqualified_player_everybody_at_the_table_moves_up(self) -> None:
        cheat = StageEntry(entry=1, status=Status.DISQUALIFIED)
        standings = rank(by_table_points(), table({1: 0, 2: 0, 3: 30, 4: 40}), cheat)
        assert counted(standings) == {2: 120, 3: 80, 4: 40, 1: None}
        assert places(standings) == {2: 1, 3: 2, 4: 3, 1: None}


class TestMoney:
    """Units won and lost (variants.md §3.6)."""

    SETTINGS = stage(counting=Counting.MONEY_WON, match_end=MatchEnd.FIXED_HANDS, hands=4)

    def test_the_most_won_leads_and_losses_count(self) -> None:
        lines = [line(1, money=-6), line(2, money=9), line(3, money=-3), line(1, 2, money=8)]
        standings = rank(self.SETTINGS, lines)
        assert counted(standings) == {2: 9, 1: 2, 3: -3}

    def test_where_no_money_moved_yet_nobody_has_won_nought(self) -> None:
        standings = rank(self.SETTINGS, [line(1, money=-2), line(2, money=None)])
        assert places(standings) == {1: 1, 2: None}


class TestRoundsMissed:
    """Fault 11: late entries, leavers, and who never came."""

    def test_fault_11_late_entry_leaver_and_who_never_played(self) -> None:
        lines = [
            *table({1: 50, 2: 60, 3: 10, 4: 90}),
            *table({1: 50, 2: 60, 3: 10, 4: 90}, 2),
            *table({1: 50, 2: 60, 4: 90, 5: 5}, 3),
        ]
        leaver = StageEntry(entry=3, status=Status.WITHDRAWN)
        absent = StageEntry(entry=6, status=Status.CHECKED_IN)
        standings = rank(stage(), lines, leaver, absent)
        assert places(standings) == {1: 1, 2: 2, 4: 3, 5: 4, 3: 5, 6: None}
        assert counted(standings)[3] == 20
        assert counted(standings)[6] is None

    def test_who_missed_fewer_rounds_stands_before_who_missed_more(self) -> None:
        lines = [
            *table({1: 99, 2: 1}),
            *table({1: 99, 2: 1, 3: 0}, 2),
            *table({1: 99, 3: 0, 4: 0}, 3),
        ]
        assert places(rank(stage(), lines)) == {1: 1, 3: 2, 2: 3, 4: 4}

    def test_a_table_that_has_not_begun_is_not_missed(self) -> None:
        waiting = line(2, 2, 2, total=None, hands_played=0, is_finished=False)
        lines = [*table({1: 30, 2: 20}), line(1, 2, total=0, is_finished=False), waiting]
        assert places(rank(stage(), lines)) == {2: 1, 1: 2}

    def test_a_round_that_nobody_has_begun_is_missed_by_nobody(self) -> None:
        waiting = line(1, 2, total=None, hands_played=0, is_finished=False)
        late = rank(stage(), [*table({1: 30, 2: 20}), waiting])
        assert places(late) == {2: 1, 1: 2}

    def test_a_seat_nobody_came_to_is_a_round_missed(self) -> None:
        no_show = line(2, 2, total=0, hands_played=0)
        lines = [*table({1: 30, 2: 20, 3: 70}), *table({1: 30, 3: 40}, 2), no_show]
        assert places(rank(stage(), lines)) == {1: 1, 3: 2, 2: 3}

    def test_who_walked_out_of_a_match_and_came_back_missed_that_round(self) -> None:
        walked = line(2, total=2, is_out=True, withdrew=True, left_at=1000, hands_played=1)
        lines = [*table({1: 80, 3: 90}), walked, *table({1: 80, 2: 10, 3: 90}, 2)]
        standings = rank(stage(), lines)
        assert places(standings) == {1: 1, 3: 2, 2: 3}

    def test_who_walked_out_of_the_last_match_stands_behind_all_who_played_on(self) -> None:
        walked = line(2, 2, total=2, is_out=True, withdrew=True, left_at=1000, hands_played=1)
        lines = [*table({1: 80, 2: 5, 3: 90}), *table({1: 80, 3: 90}, 2), walked]
        assert places(rank(stage(), lines)) == {1: 1, 3: 2, 2: 3}

    def test_of_two_who_left_the_later_stands_higher(self) -> None:
        gone = [StageEntry(entry=entry, status=Status.WITHDRAWN) for entry in (2, 3)]
        lines = [*table({1: 80, 2: 5, 3: 90}), *table({1: 80, 3: 90}, 2), *table({1: 80}, 3)]
        assert places(rank(stage(), lines, *gone)) == {1: 1, 3: 2, 2: 3}

    def test_who_withdrew_after_the_last_round_keeps_his_place(self) -> None:
        gone = StageEntry(entry=1, status=Status.WITHDRAWN)
        assert places(rank(stage(), table({1: 10, 2: 20}), gone)) == {1: 1, 2: 2}

    def test_a_leaver_keeps_his_table_points_and_his_place_with_them(self) -> None:
        gone = StageEntry(entry=1, status=Status.WITHDRAWN)
        lines = [*table({1: 1, 2: 2, 3: 3}), *table({2: 4, 3: 4}, 2)]
        assert places(rank(by_table_points(), lines, gone)) == {1: 1, 2: 1, 3: 3}


class TestRests:
    """Rounds the plan had somebody sit out: neither helped nor harmed by them."""

    def test_a_rest_is_not_a_round_missed_and_counts_as_the_own_mean(self) -> None:
        lines = [*table({1: 40, 2: 60}), *table({2: 60, 3: 20}, 2), *table({1: 43, 3: 90}, 3)]
        rested = [
            StageEntry(entry=entry, rested=frozenset({in_round}))
            for entry, in_round in ((1, 2), (2, 3), (3, 1))
        ]
        standings = rank(stage(), lines, *rested)
        assert counted(standings) == {1: 40 + 43 + 42, 3: 20 + 90 + 55, 2: 60 + 60 + 60}
        assert places(standings) == {1: 1, 3: 2, 2: 3}

    def test_table_points_too(self) -> None:
        rested = StageEntry(entry=1, rested=frozenset({2}))
        lines = [*table({1: 10, 2: 20, 3: 30}), *table({2: 10, 3: 20}, 2)]
        assert counted(rank(by_table_points(), lines, rested)) == {1: 240, 2: 180, 3: 0}

    def test_a_match_still_played_is_not_part_of_the_mean(self) -> None:
        rested = StageEntry(entry=1, rested=frozenset({2}))
        playing = line(1, 3, total=1, is_finished=False)
        lines = [*table({1: 40, 2: 60}), *table({2: 60, 3: 20}, 2), playing]
        assert counted(rank(stage(), lines, rested))[1] == 40 + 40 + 1

    def test_a_rest_to_come_counts_nothing_yet(self) -> None:
        rested = StageEntry(entry=1, rested=frozenset({1, 2}))
        assert counted(rank(stage(), table({1: 40, 2: 60}), rested)) == {1: 40, 2: 60}

    @pytest.mark.parametrize("counting", [Counting.AVERAGE_PER_HAND, Counting.MONEY_WON])
    def test_an_average_and_money_need_nothing_for_it(self, counting: Counting) -> None:
        lines = [*table({1: 40, 2: 60}, money=8), *table({2: 60}, 2, money=4)]
        rested = StageEntry(entry=1, rested=frozenset({2}))
        settings = stage(counting=counting)
        assert counted(rank(settings, lines, rested))[1] == counted(rank(settings, lines))[1]


@pytest.mark.parametrize("counting", Counting)
def test_fault_13_a_disqualified_nought_neither_wins_nor_shares(counting: Counting) -> None:
    cheat = StageEntry(entry=1, status=Status.DISQUALIFIED)
    lines = [
        replace(one, money=money)
        for one, money in zip(table({1: 0, 2: 0, 3: 30}), (9, 5, -14), strict=True)
    ]
    standings = rank(stage(counting=counting), lines, cheat)
    assert places(standings) == {2: 1, 3: 2, 1: None}
    assert not any(one.is_shared for one in standings.lines)


@pytest.mark.parametrize("counting", Counting)
def test_what_is_missing_is_never_nought(counting: Counting) -> None:
    waiting = line(2, total=None, hands_played=0, is_finished=False, place=None)
    standings = rank(stage(counting=counting), [*table({1: 90, 3: 95}, money=-5), waiting])
    assert counted(standings)[2] is None
    assert places(standings)[2] is None


class TestTieBreaks:
    """Each tie-break of the list parts two whose counted figures are equal."""

    def tied(self, name: str, one: list[MatchLine], other: list[MatchLine]) -> None:
        assert places(rank(stage(tie_breaks=(name,)), [*one, *other])) == {1: 1, 2: 2}
        assert places(rank(stage(), [*one, *other])) == {1: 1, 2: 1}

    def test_more_hands_won(self) -> None:
        """variants.md §3.8."""
        self.tied("hands_won", [line(1, hands_won=3)], [line(2, hands_won=2)])

    def test_more_kalukis(self) -> None:
        self.tied("kalukis", [line(1, kalukis=1)], [line(2)])

    def test_fewer_buy_ins(self) -> None:
        """variants.md §3.1."""
        self.tied("fewer_buy_ins", [line(1)], [line(2, buy_ins=1)])

    def test_the_better_best_match(self) -> None:
        one = [line(1, 1, total=5), line(1, 2, total=95)]
        self.tied("best_match", one, [line(2, 1), line(2, 2)])

    def test_an_unfinished_match_is_nobodys_best(self) -> None:
        one = [line(1, 1, total=40), line(1, 2, total=60)]
        other = [line(2, 1, total=90), line(2, 2, total=10, is_finished=False)]
        self.tied("best_match", one, other)

    def test_in_at_the_end_of_the_last_match_before_put_out_of_it(self) -> None:
        other = [line(2, is_out=True, left_at=4000)]
        self.tied("later_elimination", [line(1)], other)

    def test_put_out_later_in_the_last_match(self) -> None:
        one = [line(1, is_out=True, left_at=5000)]
        self.tied("later_elimination", one, [line(2, table=2, is_out=True, left_at=4000)])

    def test_the_higher_card_of_the_draw(self) -> None:
        """variants.md §6."""
        drawn = StageEntry(entry=2, drawn=1), StageEntry(entry=1, drawn=2), StageEntry(entry=3)
        lines = [line(1), line(2), line(3)]
        settings = stage(tie_breaks=("drawn_card",))
        assert places(rank(settings, lines, *drawn)) == {2: 1, 1: 2, 3: 3}

    def test_the_first_of_the_list_decides_first(self) -> None:
        lines = [line(1, hands_won=1, kalukis=1), line(2, hands_won=2)]
        assert places(rank(stage(tie_breaks=("hands_won", "kalukis")), lines)) == {2: 1, 1: 2}
        assert places(rank(stage(tie_breaks=("kalukis", "hands_won")), lines)) == {1: 1, 2: 2}


class TestHeadToHead:
    """Who stood before whom at the tables they shared."""

    SETTINGS = stage(tie_breaks=("head_to_head",))

    def test_it_goes_to_who_stood_before_the_other(self) -> None:
        lines = [
            *table({1: 10, 2: 30}),
            *table({1: 40, 3: 90}, 2),
            *table({2: 20, 4: 95}, 2, 2),
        ]
        assert places(rank(self.SETTINGS, lines)) == {1: 1, 2: 2, 3: 3, 4: 4}

    def test_who_never_met_share(self) -> None:
        lines = [*table({1: 10, 3: 5}), *table({2: 10, 4: 70}, number=2)]
        assert places(rank(self.SETTINGS, lines)) == {3: 1, 1: 2, 2: 2, 4: 4}

    def test_among_three_it_decides_if_all_have_met(self) -> None:
        apart = [line(1, 2, 1, total=50), line(2, 2, 2, total=40), line(3, 2, 3, total=30)]
        lines = [*table({1: 10, 2: 20, 3: 30}), *apart]
        assert places(rank(self.SETTINGS, lines)) == {1: 1, 2: 2, 3: 3}

    def test_among_three_of_whom_two_never_met_it_decides_nothing(self) -> None:
        apart = [line(1, 2, 1, total=50), line(2, 2, 2, total=40), line(3, 2, 3, total=30)]
        lines = [*table({1: 10, 2: 20}), line(3, 1, 2, total=30), *apart]
        assert places(rank(self.SETTINGS, lines)) == {1: 1, 2: 1, 3: 1}

    def test_a_ring_of_three_shares(self) -> None:
        lines = [
            *table({1: 10, 2: 20}), *table({2: 10, 3: 20}, 2), *table({3: 10, 1: 20}, 3),
        ]  # fmt: skip
        lines += [line(3, 1, 2, total=0), line(1, 2, 2, total=0), line(2, 3, 2, total=0)]
        assert set(places(rank(self.SETTINGS, lines)).values()) == {1}

    def test_each_pair_counts_once_however_often_it_met(self) -> None:
        lines = [*table({1: 10, 2: 20}), *table({1: 40, 2: 20}, 2), *table({1: 10, 2: 20}, 3)]
        assert places(rank(self.SETTINGS, lines)) == {1: 1, 2: 2}


def test_fault_17_provisional_until_the_last_hand_of_the_last_round_is_confirmed() -> None:
    done = table({1: 10, 2: 20})
    assert not rank(stage(), done).is_provisional
    playing = [done[0], replace(done[1], is_finished=False)]
    assert rank(stage(), playing).is_provisional
    assert rank(stage(), [done[0], replace(done[1], is_confirmed=False)]).is_provisional
    assert rank_stage(results(stage(), done, is_over=False)).is_provisional
    assert rank(stage(), []).is_provisional


def test_what_was_carried_over_counts_with_the_stage_but_is_no_hand_played() -> None:
    rich = StageEntry(entry=1, carried=CarriedOver(counted=100, hands=9))
    idle = StageEntry(entry=3, carried=CarriedOver(counted=5, hands=9))
    standings = rank(stage(), table({1: 10, 2: 50}), rich, idle)
    assert counted(standings) == {2: 50, 1: 110, 3: None}
    assert places(standings) == {2: 1, 1: 2, 3: None}


def test_a_carried_average_goes_along_as_points_and_hands() -> None:
    carried = StageEntry(entry=1, carried=CarriedOver(counted=100, hands=6))
    standings = rank(
        stage(counting=Counting.AVERAGE_PER_HAND), [line(1, total=20, hands_played=4)], carried
    )
    assert counted(standings) == {1: Fraction(12)}


def test_a_line_of_nobodys_is_an_error() -> None:
    with pytest.raises(KeyError):
        rank_stage(replace(results(stage(), table({1: 5, 2: 6})), entries=(StageEntry(entry=1),)))
