"""What is wrong with a prize plan, by itself and for a fund."""

from collections.abc import Iterator
from itertools import pairwise, zip_longest
from typing import assert_never

from scoring.problems import Problem, problem, translatable
from tournaments.domain.prizes.fund import PrizeFund
from tournaments.domain.prizes.plan import (
    FixedAmounts,
    LastStandingTakesAll,
    Percentages,
    PrizePlan,
)

WHOLE = 100

_NO_PLACES = translatable("Name a prize for the first place at least.")
_NOT_POSITIVE = translatable("The prize for place {place} must be more than 0, not {given}.")
_RISING = translatable("Place {place} would get more than the place before it.")
_NOT_100 = translatable("The percentages add up to {sum}, not to 100.")
_BAD_UNIT = translatable("Amounts are rounded to 1 minor unit or more, not {given}.")
_BAD_GUARANTEE = translatable("A guaranteed amount cannot be negative: {given}.")
_NEGATIVE = translatable("An amount of the fund cannot be negative: {given}.")
_FEE_TOO_HIGH = translatable("The house's fee is {short} more than there is in the fund.")
_FIXED_TOO_HIGH = translatable(
    "The fixed prizes add up to {sum}, the fund is {fund}: {short} more is needed."
)


def plan_problems(plan: PrizePlan) -> Iterator[Problem]:
    """Every problem a plan has whatever the fund: `prizes.no_places`, `.not_positive`, `.rising`,
    `.percentages_not_100`, `.bad_rounding_unit`, `.bad_guarantee`."""
    match plan.shares:
        case LastStandingTakesAll():
            pass
        case Percentages(percent):
            yield from _by_place("percent", percent)
            if percent and sum(percent) != WHOLE:
                code = "prizes.percentages_not_100"
                yield problem(code, _NOT_100, field="percent", sum=sum(percent))
        case FixedAmounts(amounts):
            yield from _by_place("amounts", amounts)
        case _:
            assert_never(plan.shares)
    if plan.rounding_unit < 1:
        given, code = plan.rounding_unit, "prizes.bad_rounding_unit"
        yield problem(code, _BAD_UNIT, field="rounding_unit", given=given)
    yield from _guarantee_problems(plan)


def fund_problems(plan: PrizePlan, fund: PrizeFund) -> Iterator[Problem]:
    """Every problem of a fund, and of the plan with it: `prizes.negative_amount`,
    `.fee_over_fund`, `.fixed_over_fund`."""
    for part in ("came_in", "house_fee", "added"):
        if (given := getattr(fund, part)) < 0:
            code = "prizes.negative_amount"
            yield problem(code, _NEGATIVE, field=part, given=given)
    if fund.total < 0:
        short = -fund.total
        yield problem("prizes.fee_over_fund", _FEE_TOO_HIGH, field="house_fee", short=short)
    elif (needed := least_fund(plan)) > (there := max(fund.total, plan.guaranteed)):
        code, short = "prizes.fixed_over_fund", needed - there
        yield problem(code, _FIXED_TOO_HIGH, field="amounts", sum=needed, fund=there, short=short)


def least_fund(plan: PrizePlan) -> int:
    """What fixed prizes take, those raised to their guarantee counted so; 0 for other plans."""
    if not isinstance(plan.shares, FixedAmounts):
        return 0
    both = zip_longest(plan.shares.amounts, plan.guaranteed_places, fillvalue=0)
    return sum(max(amount, guaranteed) for amount, guaranteed in both)


def _by_place(field: str, given: tuple[int, ...]) -> Iterator[Problem]:
    if not given:
        yield problem("prizes.no_places", _NO_PLACES, field=field)
    for place, one in enumerate(given, start=1):
        if one <= 0:
            at = f"{field}.{place}"
            yield problem("prizes.not_positive", _NOT_POSITIVE, field=at, place=place, given=one)
    yield from _rising(field, given)


def _rising(field: str, given: tuple[int, ...]) -> Iterator[Problem]:
    for place, (better, worse) in enumerate(pairwise(given), start=2):
        if worse > better:
            yield problem("prizes.rising", _RISING, field=f"{field}.{place}", place=place)


def _guarantee_problems(plan: PrizePlan) -> Iterator[Problem]:
    named = {
        f"guaranteed_places.{place}": amount
        for place, amount in enumerate(plan.guaranteed_places, start=1)
    }
    for field, given in {"guaranteed_fund": plan.guaranteed_fund, **named}.items():
        if given < 0:
            yield problem("prizes.bad_guarantee", _BAD_GUARANTEE, field=field, given=given)
    yield from _rising("guaranteed_places", plan.guaranteed_places)
