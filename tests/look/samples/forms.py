"""Bound fields for the samples: forms as the site's own will look to a template."""

from django import forms

TEXT = forms.TextInput(attrs={"class": "inp"})
AREA = forms.Textarea(attrs={"class": "inp", "rows": 3})


class SetupForm(forms.Form):
    name = forms.CharField(
        label="Name of the tournament", help_text="Shown to players and in the hall", widget=TEXT
    )
    date = forms.CharField(label="Date", widget=TEXT)
    opens = forms.CharField(label="Registration opens", widget=TEXT)
    starts = forms.CharField(label="Start", widget=TEXT)
    currency = forms.ChoiceField(
        label="Played for",
        choices=[("", "interest, no money"), ("GBP", "pounds"), ("UAH", "hryvnias")],
        widget=forms.Select(attrs={"class": "inp"}),
    )
    unit = forms.CharField(label="One unit is worth", widget=TEXT)
    buy_in = forms.CharField(label="Buy-in, units", widget=TEXT)
    out_at = forms.CharField(label="Out at", help_text="150 in the rule sheet", widget=TEXT)
    joker = forms.CharField(label="Joker left in hand", widget=TEXT)

    def clean_starts(self) -> str:
        raise forms.ValidationError("Start must be after registration opens, 17:30")

    def clean_out_at(self) -> str:
        raise forms.ValidationError("Out at must be a number above 0, not -3")


class LoginForm(forms.Form):
    username = forms.CharField(label="Name", widget=TEXT)
    password = forms.CharField(label="Password", widget=forms.PasswordInput(attrs={"class": "inp"}))


class PlayerForm(forms.Form):
    name = forms.CharField(label="Name", widget=TEXT)
    other_name = forms.CharField(
        label="In the other alphabet", help_text="Found by either", required=False, widget=TEXT
    )


SETUP = {
    "name": "Candlemas Kaluki Cup",
    "date": "6 February 2027",
    "opens": "17:30",
    "starts": "16:40",
    "currency": "GBP",
    "unit": "10p",
    "buy_in": "5",
    "out_at": "-3",
    "joker": "15",
}


def setup_form() -> SetupForm:
    form = SetupForm(SETUP, auto_id="%s")
    form.is_valid()
    return form
