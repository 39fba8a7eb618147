"""What is wrong with a prize plan is said all at once."""

from collections.abc import Iterable

import pytest

from scoring.problems import Problem, RuleBroken
from tournaments.domain.prizes import (
    FixedAmounts,
    LastStandingTakesAll,
    Percentages,
    PrizeFund,
    PrizePlan,
    fund_problems,
    plan_from_data,
    plan_problems,
    plan_to_data,
    preview_prizes,
)


def say(found: Iterable[Problem]) -> list[tuple[str, str | None]]:
    return [(one.code, one.field) for one in found]


def test_percentages_have_to_be_a_hundred() -> None:
    (found,) = plan_problems(PrizePlan(shares=Percentages((50, 30, 15))))
    assert found.code == "prizes.percentages_not_100"
    assert found.message == "The percentages add up to 95, not to 100."


def test_every_problem_of_a_plan_is_named_at_once() -> None:
    plan = PrizePlan(
        shares=Percentages((20, 30, 0)),
        rounding_unit=0,
        guaranteed_places=(10, 20, -1),
        guaranteed_fund=-5,
    )
    assert say(plan_problems(plan)) == [
        ("prizes.not_positive", "percent.3"),
        ("prizes.rising", "percent.2"),
        ("prizes.percentages_not_100", "percent"),
        ("prizes.bad_rounding_unit", "rounding_unit"),
        ("prizes.bad_guarantee", "guaranteed_fund"),
        ("prizes.bad_guarantee", "guaranteed_places.3"),
        ("prizes.rising", "guaranteed_places.2"),
    ]


@pytest.mark.parametrize("shares", [Percentages(()), FixedAmounts(())])
def test_the_first_place_gets_something(shares: Percentages | FixedAmounts) -> None:
    assert say(plan_problems(PrizePlan(shares=shares)))[0][0] == "prizes.no_places"


def test_fixed_prizes_above_the_fund_say_how_much_is_missing() -> None:
    plan = PrizePlan(shares=FixedAmounts((300, 200)))
    (found,) = fund_problems(plan, PrizeFund(came_in=450))
    assert found.message == "The fixed prizes add up to 500, the fund is 450: 50 more is needed."
    assert not list(fund_problems(plan, PrizeFund(came_in=450, added=50)))


def test_fixed_prizes_that_are_guaranteed_are_added_not_refused() -> None:
    plan = PrizePlan(shares=FixedAmounts((300, 200)), guaranteed_places=(300, 200))
    assert preview_prizes(plan, PrizeFund(came_in=450), 9).added_needed == 50


def test_a_guarantee_above_a_fixed_prize_counts_instead_of_it() -> None:
    plan = PrizePlan(shares=FixedAmounts((300, 200)), guaranteed_places=(400,))
    (found,) = fund_problems(plan, PrizeFund(came_in=500))
    assert dict(found.params)["short"] == 100


def test_the_house_takes_no_more_than_there_is_and_nothing_is_negative() -> None:
    plan = PrizePlan(shares=LastStandingTakesAll())
    assert say(fund_problems(plan, PrizeFund(came_in=100, house_fee=150))) == [
        ("prizes.fee_over_fund", "house_fee")
    ]
    assert say(fund_problems(plan, PrizeFund(came_in=100, added=-1))) == [
        ("prizes.negative_amount", "added")
    ]


@pytest.mark.parametrize(
    "plan",
    [
        PrizePlan(shares=LastStandingTakesAll()),
        PrizePlan(shares=Percentages((60, 40)), rounding_unit=50, guaranteed_fund=1000),
        PrizePlan(shares=FixedAmounts((300, 200)), guaranteed_places=(250, 100)),
    ],
)
def test_a_plan_survives_being_data(plan: PrizePlan) -> None:
    assert plan_from_data(plan_to_data(plan)) == plan


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"kind": "lottery"},
        {"kind": "percentages"},
        {"kind": "percentages", "percent": "100"},
        {"kind": "fixed", "amounts": [10.5]},
        {"kind": "last_standing", "rounding_unit": True},
    ],
)
def test_what_is_no_plan_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(RuleBroken) as refused:
        plan_from_data(data)
    assert say(refused.value.problems) == [("prizes.unreadable", None)]


def test_data_of_a_wrong_plan_is_refused_with_the_plans_problems() -> None:
    with pytest.raises(RuleBroken) as refused:
        plan_from_data({"kind": "percentages", "percent": [70, 20]})
    assert say(refused.value.problems) == [("prizes.percentages_not_100", "percent")]
