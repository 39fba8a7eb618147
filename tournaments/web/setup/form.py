"""The settings form: its shape, what was typed, and where each problem belongs."""

from collections.abc import Iterable, Mapping

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.problems import Problem
from scoring.variant import Variant
from tournaments.selectors.wording import say
from tournaments.web.setup.currencies import currency_choices
from tournaments.web.setup.rule_fields import rule_fields
from tournaments.web.setup.widgets import AMOUNT, DATE, NUMBER, TEXT, TIME

_CONTROLS = {"starts_at": "date", "unit_minor": "unit", "variant_key": "variant"}
NO_CURRENCY = ""


class SettingsForm(forms.Form):
    """Every answer is text as it was typed; what it means is for `reading` and the rules to say."""

    use_required_attribute = False

    name = forms.CharField(
        label=gettext_lazy("Name of the tournament"),
        help_text=gettext_lazy("Shown to players and in the hall"),
        required=False,
        widget=TEXT,
    )
    variant = forms.CharField(required=False)
    date = forms.CharField(label=gettext_lazy("Day"), required=False, widget=DATE)
    time = forms.CharField(label=gettext_lazy("Start"), required=False, widget=TIME)
    currency = forms.CharField(label=gettext_lazy("Played for"), required=False)
    unit = forms.CharField(
        label=gettext_lazy("One unit is worth"),
        help_text=gettext_lazy("For example 0.10"),
        required=False,
        widget=AMOUNT,
    )
    table_smallest = forms.CharField(
        label=gettext_lazy("Smallest table"), required=False, widget=NUMBER
    )
    table_preferred = forms.CharField(
        label=gettext_lazy("Preferred table"), required=False, widget=NUMBER
    )
    table_largest = forms.CharField(
        label=gettext_lazy("Largest table"), required=False, widget=NUMBER
    )
    most_entries = forms.CharField(
        label=gettext_lazy("Places"),
        help_text=gettext_lazy("Left empty: any number. Beyond it there is a waiting list."),
        required=False,
        widget=NUMBER,
    )


def settings_form(data: Mapping[str, str], published: Variant | None) -> SettingsForm:
    """The form with what was typed, and a question for each rule the chosen sheet leaves open."""
    form = SettingsForm(data, auto_id="%s", label_suffix="")
    form.fields["currency"].widget = forms.Select(
        attrs={"class": "inp"}, choices=currency_choices(data.get("currency", NO_CURRENCY))
    )
    if published is not None:
        form.fields.update(rule_fields(published))
        least, most = published.players_min, published.players_max
        hint = _("%(least)s to %(most)s players") % {"least": least, "most": most}
        form.fields["table_preferred"].help_text = hint
    form.full_clean()
    return form


def mark_problems(form: SettingsForm, problems: Iterable[Problem]) -> None:
    """Put each problem to the question it belongs to."""
    for found in problems:
        name = control(found)
        form.add_error(name if name in form.fields else None, say(found))


def control(found: Problem) -> str:
    """The id of the control a problem belongs to."""
    field = found.field or ""
    return _CONTROLS.get(field, field)
