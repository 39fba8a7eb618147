"""The form of fee and prizes: its shape, how it looks filled in, and what was typed."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy

from scoring.problems import Problem, problem, translatable
from tournaments.domain.prize_terms import TermsTyped
from tournaments.domain.prizes.data import FIXED, LAST_STANDING, PERCENTAGES
from tournaments.models import PrizeTerms
from tournaments.selectors.wording import say
from tournaments.web.amounts import read_amount, write_amount
from tournaments.web.numbers import read_whole

NO_PLAN = ""
_AMOUNT = forms.TextInput(attrs={"class": "inp", "autocomplete": "off", "inputmode": "decimal"})
_LIST = forms.TextInput(attrs={"class": "inp", "autocomplete": "off"})
_KINDS = (
    (NO_PLAN, gettext_lazy("Not decided yet")),
    (LAST_STANDING, gettext_lazy("The last one standing takes all")),
    (PERCENTAGES, gettext_lazy("Per cent by place")),
    (FIXED, gettext_lazy("Fixed amounts by place")),
)
_AMOUNTS = ("entry_fee", "house_part", "added", "rounding_unit", "guaranteed_fund")


class TermsForm(forms.Form):
    """Every answer is text as it was typed; what it means is for `read_terms` to say."""

    use_required_attribute = False

    entry_fee = forms.CharField(label=gettext_lazy("Entry fee"), required=False, widget=_AMOUNT)
    house_part = forms.CharField(
        label=gettext_lazy("Of it, kept by the house"), required=False, widget=_AMOUNT
    )
    added = forms.CharField(label=gettext_lazy("Added by the club"), required=False, widget=_AMOUNT)
    kind = forms.ChoiceField(
        label=gettext_lazy("How the fund is shared"),
        choices=_KINDS,
        required=False,
        widget=forms.Select(attrs={"class": "inp"}),
    )
    places = forms.CharField(
        label=gettext_lazy("Place by place"),
        help_text=gettext_lazy("Per cent or amounts, the first place first: 50 30 20"),
        required=False,
        widget=_LIST,
    )
    rounding_unit = forms.CharField(
        label=gettext_lazy("Prizes are rounded to"),
        help_text=gettext_lazy("For example 1.00; what is left goes to the better place"),
        required=False,
        widget=_AMOUNT,
    )
    guaranteed_fund = forms.CharField(
        label=gettext_lazy("Guaranteed fund"), required=False, widget=_AMOUNT
    )
    guaranteed_places = forms.CharField(
        label=gettext_lazy("Guaranteed prizes"),
        help_text=gettext_lazy("Amounts, the first place first"),
        required=False,
        widget=_LIST,
    )


@dataclass(slots=True)
class ReadTerms:
    """What was typed, as terms, and what could not be read."""

    typed: TermsTyped
    problems: list[Problem] = field(default_factory=list)


def terms_form(data: Mapping[str, str]) -> TermsForm:
    """The form with these answers."""
    form = TermsForm(data, auto_id="%s", label_suffix="")
    form.full_clean()
    return form


def mark_problems(form: TermsForm, problems: Iterable[Problem]) -> None:
    """Put each problem to the question it belongs to."""
    for found in problems:
        name = control(found)
        form.add_error(name if name in form.fields else None, say(found))


def control(found: Problem) -> str:
    """The id of the control a problem belongs to: `percent.2` belongs to the places."""
    name = (found.field or "").split(".")[0]
    return "places" if name in {"percent", "amounts"} else name


def answers_of(terms: PrizeTerms, currency: str) -> dict[str, str]:
    """The answers that give these terms."""
    plan = terms.plan or {}
    fixed = plan.get("amounts", [])
    amounts = {
        "entry_fee": terms.entry_fee,
        "house_part": terms.house_part,
        "added": terms.added,
        "rounding_unit": plan.get("rounding_unit", 0),
        "guaranteed_fund": plan.get("guaranteed_fund", 0),
    }
    guaranteed = plan.get("guaranteed_places", [])
    return {
        **{name: write_amount(one, currency) if one else "" for name, one in amounts.items()},
        "kind": plan.get("kind", NO_PLAN),
        "places": " ".join(
            [*map(str, plan.get("percent", [])), *(write_amount(one, currency) for one in fixed)]
        ),
        "guaranteed_places": " ".join(write_amount(one, currency) for one in guaranteed),
    }


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
