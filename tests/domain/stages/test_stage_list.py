"""The stages of a tournament, one after another."""

import pytest

from scoring.variants import get_variant
from tests.domain.stages.made import knock_out, limit_over_stage, stage, to_the_last
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.advancing_rules import TopOverall
from tournaments.domain.stages.choices import CarryOver, Counting
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.stage_list_problems import stage_list_problems


def problems(*stages: StageSettings, variant: str = "jamaican") -> list[tuple[str, str | None]]:
    return [(one.code, one.field) for one in stage_list_problems(stages, get_variant(variant))]


FIRST = stage(advancing=TopOverall(4))
FINAL = stage(rounds=1)


def test_rounds_and_a_final_are_a_tournament() -> None:
    assert problems(FIRST, FINAL) == []
    assert problems(FINAL) == []


def test_a_tournament_has_a_stage_and_not_too_many() -> None:
    assert problems() == [("stages.number", "stages")]
    assert ("stages.number", "stages") in problems(*[FIRST] * 10, FINAL)


@pytest.mark.parametrize(
    ("stages", "code", "field"),
    [
        (
            (stage(carry_over=CarryOver.ALL),),
            "stages.nothing_to_carry",
            "stages.0.carry_over",
        ),
        ((FIRST,), "stages.no_stage_to_go_on_to", "stages.0.advancing"),
        ((stage(), FINAL), "stages.nobody_goes_on", "stages.0.advancing"),
        (
            (FIRST, stage(carry_over=CarryOver.ALL, counting=Counting.TABLE_POINTS)),
            "stages.carries_another_count",
            "stages.1.carry_over",
        ),
        (
            (FIRST, knock_out(carry_over=CarryOver.HALF)),
            "stages.carries_into_elimination",
            "stages.1.carry_over",
        ),
        (
            (stage(advancing=TopOverall(2)), FINAL),
            "stages.too_few_for_a_table",
            "stages.0.advancing",
        ),
        ((FIRST, stage(rounds=0)), "stage.rounds_out_of_range", "stages.1.rounds"),
        (
            (FIRST, stage(sizes=TableSizes(2, 4, 5))),
            "tournament.table_size_out_of_range",
            "stages.1.sizes.smallest",
        ),
    ],
)
def test_stages_that_do_not_fit_together_are_refused(
    stages: tuple[StageSettings, ...], code: str, field: str
) -> None:
    assert (code, field) in problems(*stages)


def test_points_are_not_carried_into_a_limit_that_counts_over_the_stage() -> None:
    first = to_the_last(advancing=TopOverall(4))
    second = limit_over_stage(carry_over=CarryOver.ALL)
    assert problems(first, second, variant="british") == [
        ("stages.carries_into_elimination", "stages.1.carry_over")
    ]
