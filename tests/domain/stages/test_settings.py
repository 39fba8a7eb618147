"""What a director decides about a stage: kept as JSON, refused with every reason at once."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.house_rules import apply_house_rules
from scoring.problems import RuleBroken
from scoring.variants import get_variant
from tests.domain.stages.made import knock_out, limit_over_stage, stage, to_the_last
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.advancing_rules import (
    NobodyAdvances,
    TopOverall,
    TopPerTable,
    UnderTotal,
)
from tournaments.domain.stages.choices import (
    CarryOver,
    Counting,
    LimitScope,
    MatchEnd,
    TableMaking,
)
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.settings_data import settings_from_data, settings_to_data
from tournaments.domain.stages.settings_problems import settings_problems
from tournaments.domain.stages.table_points import TablePoints
from tournaments.domain.stages.tie_break_choices import TIE_BREAK_CHOICES

NUMBERS = st.integers(-5, 200)
ADVANCING = st.one_of(
    st.builds(TopOverall, NUMBERS),
    st.builds(TopPerTable, NUMBERS, NUMBERS),
    st.builds(UnderTotal, NUMBERS),
    st.just(NobodyAdvances()),
)
ROWS = st.lists(NUMBERS, min_size=1, max_size=6).map(tuple)
ANY_SETTINGS = st.builds(
    StageSettings,
    name=st.sampled_from(["", "Final", "Финал"]),
    match_end=st.sampled_from(MatchEnd),
    hands=st.none() | NUMBERS,
    minutes=st.none() | NUMBERS,
    advance=NUMBERS,
    limit_scope=st.sampled_from(LimitScope),
    tables_made=st.sampled_from(TableMaking),
    rounds=st.none() | NUMBERS,
    sizes=st.builds(TableSizes, NUMBERS, NUMBERS, NUMBERS),
    counting=st.sampled_from(Counting),
    table_points=st.builds(
        lambda rows: TablePoints(tuple(sorted(rows, key=len))),
        st.lists(ROWS, unique_by=len, max_size=4),
    ),
    carry_over=st.sampled_from(CarryOver),
    tie_breaks=st.lists(st.sampled_from([*TIE_BREAK_CHOICES, "height"]), max_size=3).map(tuple),
    advancing=ADVANCING,
)


@given(ANY_SETTINGS)
def test_settings_come_back_from_json_as_they_were(settings: StageSettings) -> None:
    assert settings_from_data(json.loads(json.dumps(settings_to_data(settings)))) == settings


@given(ANY_SETTINGS, st.sampled_from(["british", "scarne", "jamaican", "mexican"]))
def test_whatever_is_chosen_each_problem_names_a_field_of_the_stage(
    settings: StageSettings, key: str
) -> None:
    fields = {*StageSettings.__slots__, "sizes.smallest", "sizes.preferred", "sizes.largest"}
    for found in settings_problems(settings, get_variant(key)):
        assert found.field in fields
        assert found.code.partition(".")[0] in ("stage", "tournament")
        assert "{" not in found.message


def test_what_is_left_out_stands_at_its_default() -> None:
    data = {"match_end": "to_the_last", "sizes": {"smallest": 2, "preferred": 4, "largest": 5}}
    settings = settings_from_data(data)
    assert settings == StageSettings(match_end=MatchEnd.TO_THE_LAST, sizes=TableSizes(2, 4, 5))
    assert settings.advancing == NobodyAdvances()


def test_all_that_cannot_be_read_is_told_at_once() -> None:
    data = {
        "match_end": "at_dawn",
        "hands": "8",
        "advance": True,
        "rounds": 2.5,
        "table_points": {"3": [1, 0]},
        "tie_breaks": "kalukis",
        "advancing": {"rule": "top_overall", "people": 4},
        "colour": "green",
    }
    with pytest.raises(RuleBroken) as refused:
        settings_from_data(data)
    assert [(found.code, found.field) for found in refused.value.problems] == [
        ("stage.unknown_field", "colour"),
        ("stage.field_missing", "sizes"),
        ("stage.unreadable", "match_end"),
        ("stage.unreadable", "hands"),
        ("stage.unreadable", "advance"),
        ("stage.unreadable", "rounds"),
        ("stage.unreadable", "table_points"),
        ("stage.unreadable", "tie_breaks"),
        ("stage.unreadable", "advancing"),
    ]


@pytest.mark.parametrize("data", [None, [], "final", 3])
def test_settings_that_are_no_object_are_refused(data: object) -> None:
    with pytest.raises(RuleBroken) as refused:
        settings_from_data(data)
    assert [found.code for found in refused.value.problems] == ["stage.not_an_object"]


def problems(settings: StageSettings, variant: str) -> list[tuple[str, str | None]]:
    found = settings_problems(settings, get_variant(variant))
    return [(one.code, one.field) for one in found]


@pytest.mark.parametrize(
    ("variant", "settings", "code", "field"),
    [
        ("british", stage(), "stage.no_contracts", "match_end"),
        ("jamaican", to_the_last(), "stage.no_limit", "match_end"),
        ("scarne", limit_over_stage(), "stage.no_limit_to_scope", "limit_scope"),
        (
            "british",
            knock_out(limit_scope=LimitScope.STAGE),
            "stage.limit_scope_in_knock_out",
            "limit_scope",
        ),
        ("jamaican", stage(hands=3), "stage.hands_without_effect", "hands"),
        ("jamaican", stage(minutes=30), "stage.minutes_without_effect", "minutes"),
        (
            "british",
            stage(match_end=MatchEnd.FIXED_HANDS),
            "stage.hands_out_of_range",
            "hands",
        ),
        (
            "british",
            stage(match_end=MatchEnd.FIXED_HANDS, hands=0),
            "stage.hands_out_of_range",
            "hands",
        ),
        (
            "mexican",
            stage(match_end=MatchEnd.FIXED_HANDS, hands=8),
            "stage.hands_out_of_range",
            "hands",
        ),
        (
            "british",
            stage(match_end=MatchEnd.TIMED, minutes=0),
            "stage.minutes_out_of_range",
            "minutes",
        ),
        (
            "british",
            to_the_last(buy_in_seconds=5),
            "stage.seconds_out_of_range",
            "buy_in_seconds",
        ),
        (
            "jamaican",
            stage(buy_in_seconds=60),
            "stage.seconds_without_effect",
            "buy_in_seconds",
        ),
        ("british", to_the_last(advance=3), "stage.advance_out_of_range", "advance"),
        ("british", knock_out(advance=0), "stage.advance_out_of_range", "advance"),
        ("jamaican", stage(advance=2), "stage.advance_without_effect", "advance"),
        ("jamaican", stage(rounds=0), "stage.rounds_out_of_range", "rounds"),
        ("jamaican", stage(rounds=None), "stage.rounds_without_end", "rounds"),
        (
            "british",
            limit_over_stage(tables_made=TableMaking.SCHEDULED),
            "stage.schedule_without_rounds",
            "rounds",
        ),
        (
            "jamaican",
            stage(sizes=TableSizes(2, 4, 5)),
            "tournament.table_size_out_of_range",
            "sizes.smallest",
        ),
        (
            "british",
            to_the_last(sizes=TableSizes(4, 3, 5)),
            "tournament.table_sizes_not_rising",
            "sizes.preferred",
        ),
        ("jamaican", stage(counting=Counting.MONEY_WON), "stage.no_money", "counting"),
        (
            "british",
            limit_over_stage(counting=Counting.TABLE_POINTS),
            "stage.leaving_ranks",
            "counting",
        ),
        (
            "jamaican",
            stage(counting=Counting.TABLE_POINTS, table_points=TablePoints(((5, 3, 1),))),
            "stage.table_points_missing",
            "table_points",
        ),
        (
            "jamaican",
            stage(
                counting=Counting.TABLE_POINTS,
                sizes=TableSizes(3, 3, 3),
                table_points=TablePoints(((1, 3, 5),)),
            ),
            "stage.table_points_rising",
            "table_points",
        ),
        (
            "jamaican",
            stage(
                counting=Counting.TABLE_POINTS,
                sizes=TableSizes(3, 3, 3),
                table_points=TablePoints(((3, 1, -1),)),
            ),
            "stage.table_points_out_of_range",
            "table_points",
        ),
        (
            "jamaican",
            stage(counting=Counting.AVERAGE_PER_HAND, carry_over=CarryOver.HALF),
            "stage.half_of_average",
            "carry_over",
        ),
        ("jamaican", stage(tie_breaks=("height",)), "stage.unknown_tie_break", "tie_breaks"),
        (
            "jamaican",
            stage(tie_breaks=("kalukis", "kalukis")),
            "stage.tie_break_twice",
            "tie_breaks",
        ),
        ("jamaican", stage(advancing=TopOverall(1)), "stage.too_few", "advancing"),
        (
            "british",
            to_the_last(advancing=TopPerTable(4)),
            "stage.per_table_out_of_range",
            "advancing",
        ),
        (
            "british",
            to_the_last(advancing=TopPerTable(1, -1)),
            "stage.next_best_negative",
            "advancing",
        ),
        (
            "jamaican",
            stage(advancing=TopPerTable(1)),
            "stage.per_table_needs_one_round",
            "advancing",
        ),
        ("jamaican", stage(advancing=UnderTotal(0)), "stage.nobody_under", "advancing"),
        (
            "jamaican",
            stage(advancing=UnderTotal(90), counting=Counting.TABLE_POINTS),
            "stage.no_total",
            "advancing",
        ),
        ("jamaican", stage(name="f" * 61), "stage.name_too_long", "name"),
    ],
)
def test_a_stage_that_makes_no_sense_is_refused_at_its_field(
    variant: str, settings: StageSettings, code: str, field: str
) -> None:
    assert (code, field) in problems(settings, variant)


def test_every_problem_of_a_stage_is_told_at_once() -> None:
    settings = stage(hands=2, rounds=0, tie_breaks=("height",), advancing=TopOverall(0))
    assert len(problems(settings, "british")) == 5


@pytest.mark.parametrize(
    ("variant", "settings"),
    [
        ("british", to_the_last()),
        ("british", limit_over_stage()),
        ("british", limit_over_stage(match_end=MatchEnd.TO_THE_LAST, hands=None, advance=2)),
        ("british", stage(match_end=MatchEnd.TIMED, minutes=45)),
        ("scarne", stage(match_end=MatchEnd.TIMED)),
        ("blackpool", knock_out(advance=2)),
        ("british", to_the_last(counting=Counting.MONEY_WON)),
        ("scarne", stage(match_end=MatchEnd.FIXED_HANDS, hands=9, counting=Counting.MONEY_WON)),
        ("jamaican", stage(advancing=UnderTotal(200))),
        ("jamaican", knock_out(match_end=MatchEnd.ALL_CONTRACTS)),
        ("mexican", stage(match_end=MatchEnd.FIXED_HANDS, hands=7)),
    ],
)
def test_what_clubs_play_has_no_problems(variant: str, settings: StageSettings) -> None:
    assert problems(settings, variant) == []


def test_house_rules_count_a_shortened_match_has_no_more_hands_to_fix() -> None:
    """variants.md §3.9: the contracts may be shortened to the first few."""
    shortened = apply_house_rules(get_variant("jamaican"), {"hands": 5})
    settings = stage(match_end=MatchEnd.FIXED_HANDS, hands=6)
    assert [one.code for one in settings_problems(settings, shortened)] == [
        "stage.hands_out_of_range"
    ]
    assert settings_problems(replace(settings, hands=5), shortened) == []


def kept(**settings: Any) -> dict[str, object]:
    return settings_to_data(stage(**settings))


def test_the_numbers_of_a_rule_stand_beside_its_name() -> None:
    assert kept(advancing=TopPerTable(2, 3))["advancing"] == {
        "rule": "top_per_table",
        "players": 2,
        "next_best": 3,
    }
    assert kept()["advancing"] == {"rule": "nobody"}
    assert kept()["sizes"] == {"smallest": 3, "preferred": 4, "largest": 5}
