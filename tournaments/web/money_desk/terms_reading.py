"""What was typed becomes terms, with everything that cannot be read found at once."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from scoring.problems import Problem, problem, translatable
from tournaments.domain.prize_terms import TermsTyped
from tournaments.domain.prizes.data import FIXED, PERCENTAGES
from tournaments.web.amounts import read_amount
from tournaments.web.money_desk.terms_form import NO_PLAN
from tournaments.web.numbers import read_whole

_AMOUNTS = ("entry_fee", "house_part", "added", "rounding_unit", "guaranteed_fund")


@dataclass(slots=True)
class ReadTerms:
    """What was typed, as terms, and what could not be read."""

    typed: TermsTyped
    problems: list[Problem] = field(default_factory=list)


def read_terms(data: Mapping[str, str], currency: str) -> ReadTerms:
    """The terms that were typed; what is empty is nothing."""
    problems: list[Problem] = []
    amounts = {name: _amount(data, name, currency, problems) for name in _AMOUNTS}
    kind = data.get("kind", NO_PLAN)
    plan: dict[str, Any] = {}
    if kind:
        guaranteed = _amounts(data, "guaranteed_places", currency, problems)
        plan = {
            "kind": kind,
            "rounding_unit": amounts["rounding_unit"] or 1,
            "guaranteed_fund": amounts["guaranteed_fund"],
            "guaranteed_places": guaranteed,
        }
    if kind == PERCENTAGES:
        plan["percent"] = _percent(data, problems)
    elif kind == FIXED:
        plan["amounts"] = _amounts(data, "places", currency, problems)
    terms = {name: amounts[name] for name in ("entry_fee", "house_part", "added")}
    return ReadTerms(TermsTyped(**terms, plan=plan), problems)


def _amount(data: Mapping[str, str], name: str, currency: str, problems: list[Problem]) -> int:
    typed = data.get(name, "").strip()
    amount = read_amount(typed, currency) if typed else 0
    if amount is None:
        problems.append(problem("prizes.no_amount", _NO_AMOUNT, field=name, typed=typed))
    return amount or 0


def _amounts(
    data: Mapping[str, str], name: str, currency: str, problems: list[Problem]
) -> list[int]:
    """Amounts apart by blanks or semicolons: a comma may stand before the pence."""
    typed = [one.strip(",") for one in re.split(r"[\s;]+", data.get(name, "")) if one.strip(",")]
    read = [read_amount(one, currency) for one in typed]
    for one, amount in zip(typed, read, strict=True):
        if amount is None:
            problems.append(problem("prizes.no_amount", _NO_AMOUNT, field=name, typed=one))
    return [amount for amount in read if amount is not None]


def _percent(data: Mapping[str, str], problems: list[Problem]) -> list[int]:
    typed = [one.rstrip("%") for one in re.split(r"[\s,;]+", data.get("places", "")) if one]
    read = [read_whole(one) for one in typed if one]
    if None in read:
        text = data.get("places", "")
        problems.append(problem("prizes.no_percent", _NO_PERCENT, field="places", typed=text))
    return [one for one in read if one is not None]


_NO_AMOUNT = translatable("“{typed}” is no amount of this currency: give it such as 10.50.")
_NO_PERCENT = translatable("“{typed}” are no whole per cent: give them such as 50 30 20.")
