"""The form of a person: name and note. What they may hold is for the register to say."""

from collections.abc import Iterable

from django import forms
from django.utils.translation import gettext_lazy as _

from scoring.problems import Problem
from tournaments.domain.names import LONGEST_NAME
from tournaments.domain.players import LONGEST_NOTE
from tournaments.selectors.wording import say

LOOKS_LIKE = "player.looks_like"


class PlayerForm(forms.Form):
    """Shape only: everything typed reaches the service, and its problems come back here."""

    name = forms.CharField(
        label=_("Name"),
        help_text=_("As it is spoken at the table; either alphabet"),
        required=False,
        strip=False,
        widget=forms.TextInput({"class": "inp", "maxlength": LONGEST_NAME, "autocomplete": "off"}),
    )
    note = forms.CharField(
        label=_("Note (may be left out)"),
        help_text=_("Tells people of the same name apart"),
        required=False,
        strip=False,
        widget=forms.TextInput({"class": "inp", "maxlength": LONGEST_NOTE, "autocomplete": "off"}),
    )

    def show(self, problems: Iterable[Problem]) -> None:
        """Put problems beside the fields they belong to; a warning of duplicates stands alone."""
        self.full_clean()
        for found in problems:
            if found.field in self.fields and found.code != LOOKS_LIKE:
                self.add_error(found.field, say(found))


def control_of(found: Problem) -> str:
    """The id of the control a problem belongs to."""
    return f"id_{found.field}" if found.field in PlayerForm.base_fields else ""
