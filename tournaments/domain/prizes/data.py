"""Prize plans as plain JSON, both ways."""

from collections.abc import Mapping
from typing import Any, assert_never

from scoring.problems import RuleBroken, insist, problem, translatable
from tournaments.domain.prizes.plan import (
    FixedAmounts,
    LastStandingTakesAll,
    Percentages,
    PrizePlan,
    Shares,
)
from tournaments.domain.prizes.problems import plan_problems

_UNREADABLE = translatable("This is no prize plan, or a part of it is missing: {reason}.")

LAST_STANDING, PERCENTAGES, FIXED = "last_standing", "percentages", "fixed"


def plan_to_data(plan: PrizePlan) -> dict[str, Any]:
    """{"kind": "percentages", "percent": [50, 30, 20], "rounding_unit": 100, "guaranteed_places":
    [], "guaranteed_fund": 0}; "fixed" has "amounts", "last_standing" neither."""
    return {
        **_shares_to_data(plan.shares),
        "rounding_unit": plan.rounding_unit,
        "guaranteed_places": list(plan.guaranteed_places),
        "guaranteed_fund": plan.guaranteed_fund,
    }


def plan_from_data(data: Mapping[str, Any]) -> PrizePlan:
    """Read it back. `RuleBroken`: `prizes.unreadable`, or every problem of the plan."""
    try:
        plan = _read(data)
    except (KeyError, TypeError, ValueError) as error:
        reason = f"{type(error).__name__} {error}"
        raise RuleBroken((problem("prizes.unreadable", _UNREADABLE, reason=reason),)) from error
    insist(plan_problems(plan))
    return plan


def _shares_to_data(shares: Shares) -> dict[str, Any]:
    match shares:
        case LastStandingTakesAll():
            return {"kind": LAST_STANDING}
        case Percentages(percent):
            return {"kind": PERCENTAGES, "percent": list(percent)}
        case FixedAmounts(amounts):
            return {"kind": FIXED, "amounts": list(amounts)}
        case _:
            assert_never(shares)


def _read(data: Mapping[str, Any]) -> PrizePlan:
    return PrizePlan(
        shares=_read_shares(data),
        rounding_unit=_whole(data.get("rounding_unit", 1)),
        guaranteed_places=_wholes(data.get("guaranteed_places", [])),
        guaranteed_fund=_whole(data.get("guaranteed_fund", 0)),
    )


def _read_shares(data: Mapping[str, Any]) -> Shares:
    match data["kind"]:
        case "last_standing":
            return LastStandingTakesAll()
        case "percentages":
            return Percentages(_wholes(data["percent"]))
        case "fixed":
            return FixedAmounts(_wholes(data["amounts"]))
        case other:
            raise ValueError(f"kind {other}")


def _wholes(given: Any) -> tuple[int, ...]:
    if not isinstance(given, list | tuple):
        raise TypeError(f"no list: {given}")
    return tuple(_whole(one) for one in given)


def _whole(given: Any) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise TypeError(f"no whole number: {given}")
    return given
