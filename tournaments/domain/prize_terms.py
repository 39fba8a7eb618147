"""What it costs to play and what is to be won, checked as a director types it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, assert_never

from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.prizes import (
    FixedAmounts,
    LastStandingTakesAll,
    Percentages,
    PrizePlan,
    plan_from_data,
    plan_to_data,
)

MOST_MONEY = 1_000_000_000
"""Minor units no fee or amount of a tournament goes beyond."""

MOST_PLACES = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """Minor units; `plan` is None while nobody has decided how the fund is shared."""

    entry_fee: int = 0
    house_part: int = 0
    added: int = 0
    plan: PrizePlan | None = None

    def to_data(self) -> dict[str, object]:
        """The terms as plain JSON."""
        return {
            "entry_fee": self.entry_fee,
            "house_part": self.house_part,
            "added": self.added,
            "plan": {} if self.plan is None else plan_to_data(self.plan),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class TermsTyped:
    """Terms as asked for, unchecked; an empty `plan` is none."""

    entry_fee: int = 0
    house_part: int = 0
    added: int = 0
    plan: Mapping[str, Any] = field(default_factory=dict)


def check_terms(typed: TermsTyped) -> Terms:
    """The terms, or `RuleBroken` with every problem: `prizes.bad_amount`, `.house_part_too_high`,
    `.too_many_places` and those of the plan."""
    problems = [*_amount_problems(typed)]
    plan = None
    try:
        plan = plan_from_data(typed.plan) if typed.plan else None
    except RuleBroken as broken:
        problems.extend(broken.problems)
    if plan is not None:
        problems.extend(_size_problems(plan))
    if problems:
        raise RuleBroken(tuple(problems))
    return Terms(
        entry_fee=typed.entry_fee, house_part=typed.house_part, added=typed.added, plan=plan
    )


def _amount_problems(typed: TermsTyped) -> Iterator[Problem]:
    for name in ("entry_fee", "house_part", "added"):
        given = getattr(typed, name)
        if not 0 <= given <= MOST_MONEY:
            code = "prizes.bad_amount"
            yield problem(code, _BAD_AMOUNT, field=name, given=given, most=MOST_MONEY)
    if typed.house_part > typed.entry_fee:
        yield problem("prizes.house_part_too_high", _HOUSE_PART, field="house_part")


def _size_problems(plan: PrizePlan) -> Iterator[Problem]:
    """Guarantees and places beyond what any club has."""
    named = len(plan.guaranteed_places)
    match plan.shares:
        case Percentages(percent):
            named = max(named, len(percent))
        case FixedAmounts(amounts):
            named = max(named, len(amounts))
        case LastStandingTakesAll():
            pass
        case _:
            assert_never(plan.shares)
    if named > MOST_PLACES:
        yield problem("prizes.too_many_places", _TOO_MANY, field="plan", most=MOST_PLACES)
    if max(plan.guaranteed, plan.rounding_unit) > MOST_MONEY:
        given = max(plan.guaranteed, plan.rounding_unit)
        code = "prizes.bad_amount"
        yield problem(code, _BAD_AMOUNT, field="guaranteed_fund", given=given, most=MOST_MONEY)


_TOO_MANY = translatable("A plan names at most {most} places.")
_BAD_AMOUNT = translatable("An amount lies between 0 and {most}; {given} does not.")
_HOUSE_PART = translatable("The house cannot keep more of an entry fee than the fee.")
