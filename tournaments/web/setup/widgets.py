"""Controls of the settings form: plain, with the classes of the site."""

from collections.abc import Mapping

from django import forms
from django.utils.translation import gettext as _

TEXT = forms.TextInput(attrs={"class": "inp", "autocomplete": "off"})
NUMBER = forms.TextInput(attrs={"class": "inp", "autocomplete": "off", "inputmode": "numeric"})
AMOUNT = forms.TextInput(attrs={"class": "inp", "autocomplete": "off", "inputmode": "decimal"})
DATE = forms.TextInput(attrs={"class": "inp", "type": "date"})
TIME = forms.TextInput(attrs={"class": "inp", "type": "time"})


def select(labels: Mapping[str, str]) -> forms.Select:
    """A choice that may be left to the rule sheet."""
    choices = [("", _("as the rule sheet says")), *labels.items()]
    return forms.Select(attrs={"class": "inp"}, choices=choices)
