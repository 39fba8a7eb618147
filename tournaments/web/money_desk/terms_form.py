"""The form of fee and prizes: its shape, and how it looks filled in."""

from collections.abc import Iterable, Mapping

from django import forms
from django.utils.translation import gettext_lazy

from scoring.problems import Problem
from tournaments.domain.prizes.data import FIXED, LAST_STANDING, PERCENTAGES
from tournaments.models import PrizeTerms
from tournaments.selectors.wording import say
from tournaments.web.amounts import write_amount

NO_PLAN = ""
_AMOUNT = forms.TextInput(attrs={"class": "inp", "autocomplete": "off", "inputmode": "decimal"})
_LIST = forms.TextInput(attrs={"class": "inp", "autocomplete": "off"})
_KINDS = (
    (NO_PLAN, gettext_lazy("Not decided yet")),
    (LAST_STANDING, gettext_lazy("The last one standing takes all")),
    (PERCENTAGES, gettext_lazy("Per cent by place")),
    (FIXED, gettext_lazy("Fixed amounts by place")),
)


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
        help_text=gettext_lazy(
            "For example 1.00; what is left goes to the place that rounding took most from, of "
            "equals to the better one"
        ),
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
