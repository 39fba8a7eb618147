"""The rules of a stage's matches, and points for places at the table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.finish import Finish
from scoring.match import HandPlayed, replay
from scoring.variants import get_variant
from tests.domain.stages.made import limit_over_stage, stage, to_the_last
from tournaments.domain.stages.choices import MatchEnd
from tournaments.domain.stages.match_rules import rules_of_matches, survivors_of_matches
from tournaments.domain.stages.table_points import DEFAULT_TABLE_POINTS, TablePoints

BRITISH = get_variant("british")
FIXED = stage(match_end=MatchEnd.FIXED_HANDS, hands=3)


def test_in_fixed_hands_nobody_is_put_out_and_the_lowest_total_leads() -> None:
    rules = rules_of_matches(FIXED, BRITISH)
    hand = HandPlayed(Finish.ORDINARY, "N", None, (("E", 100), ("S", 90)))
    state = replay(rules, ("N", "E", "S"), [hand, hand, hand])
    assert state.totals == {"N": 0, "E": 300, "S": 270}
    assert (state.out, state.offers) == ((), ())
    assert state.places == {"N": 1, "S": 2, "E": 3}


@pytest.mark.parametrize(
    "settings",
    [to_the_last(), limit_over_stage(), stage(match_end=MatchEnd.TIMED, minutes=30)],
)
def test_elsewhere_the_rule_sheet_stands_as_it_is(settings) -> None:  # type: ignore[no-untyped-def]
    assert rules_of_matches(settings, BRITISH) is BRITISH


def test_a_game_without_a_limit_is_played_as_it_is() -> None:
    jamaican = get_variant("jamaican")
    assert rules_of_matches(FIXED, jamaican) is jamaican


def test_only_a_match_to_the_last_can_leave_several() -> None:
    assert survivors_of_matches(to_the_last(advance=2)) == 2
    assert survivors_of_matches(limit_over_stage()) == 1


@given(st.integers(2, 6), st.data())
def test_whoever_shares_whole_points_are_shared_and_none_are_lost(
    size: int, data: st.DataObject
) -> None:
    place = data.draw(st.integers(1, size))
    sharing = data.draw(st.integers(1, size - place + 1))
    row = next(row for row in DEFAULT_TABLE_POINTS.rows if len(row) == size)
    share = DEFAULT_TABLE_POINTS.share(size, place, sharing)
    assert share * sharing == sum(row[place - 1 : place - 1 + sharing])


def test_of_a_table_of_the_clubs_own_the_odd_point_falls_away() -> None:
    points = TablePoints(((5, 2, 0),))
    assert points.share(3, 1, 2) == 3
    assert points.share(3, 2, 2) == 1


def test_a_table_of_another_size_than_was_foreseen_gets_points_too() -> None:
    points = TablePoints(((9, 4, 1, 0), (7, 3, 0)))
    assert [points.share(2, place, 1) for place in (1, 2)] == [7, 3]
    assert [points.share(5, place, 1) for place in (1, 4, 5)] == [9, 0, 0]
    assert TablePoints(()).share(4, 1, 1) == 0
