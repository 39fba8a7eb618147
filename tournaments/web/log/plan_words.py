"""How a prize fund is shared, as one sentence of the log."""

from collections.abc import Iterable, Iterator, Mapping
from typing import assert_never

from django.utils.translation import gettext as _

from scoring.problems import RuleBroken
from tournaments.domain.prizes import (
    FixedAmounts,
    LastStandingTakesAll,
    Percentages,
    PrizePlan,
    Shares,
    plan_from_data,
)
from tournaments.web.money import format_money


def plan_words(data: Mapping[str, object], currency: str) -> str:
    """“50, 30 and 20 per cent by place, in whole £1.00”; a dash where nothing was decided."""
    if not data:
        return "–"
    try:
        plan = plan_from_data(data)
    except RuleBroken:
        return _("a plan that can no longer be read")
    return "; ".join(_parts(plan, currency))


def _parts(plan: PrizePlan, currency: str) -> Iterator[str]:
    yield _shares(plan.shares, currency)
    if plan.rounding_unit > 1:
        yield _("rounded to %(amount)s") % {"amount": format_money(plan.rounding_unit, currency)}
    if plan.guaranteed_fund:
        amount = format_money(plan.guaranteed_fund, currency)
        yield _("at least %(amount)s in all") % {"amount": amount}
    if plan.guaranteed_places:
        amounts = _amounts(plan.guaranteed_places, currency)
        yield _("at least %(amounts)s by place") % {"amounts": amounts}


def _shares(shares: Shares, currency: str) -> str:
    match shares:
        case LastStandingTakesAll():
            return _("the last one standing takes all")
        case Percentages(percent):
            shared = ", ".join(map(str, percent))
            return _("%(percents)s per cent by place") % {"percents": shared}
        case FixedAmounts(amounts):
            return _("%(amounts)s by place") % {"amounts": _amounts(amounts, currency)}
        case _:
            assert_never(shares)


def _amounts(amounts: Iterable[int], currency: str) -> str:
    return ", ".join(format_money(amount, currency) for amount in amounts)
