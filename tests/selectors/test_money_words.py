"""Units of the stakes are money, or units where nothing is played for (variants.md §3.1)."""

import pytest
from django.utils.translation import override

from tests.seated import run_tournament
from tournaments.models import Club
from tournaments.selectors.money_words import format_money, format_units


@pytest.mark.parametrize(
    ("unit_minor", "units", "text"),
    [(10, 5, "£0.50"), (None, 5, "5 units"), (None, 1, "1 unit"), (None, -1, "-1 unit")],
)
def test_units_say_what_they_are(club: Club, unit_minor: int | None, units: int, text: str) -> None:
    assert format_units(units, run_tournament(club, unit_minor=unit_minor)) == text


@pytest.mark.parametrize(
    ("language", "currency", "text"),
    [
        ("en", "GBP", "£1,234.50"),
        ("ru", "GBP", "1\xa0234,50\xa0£"),
        ("uk", "GBP", "1\xa0234,50\xa0£"),
        ("uk", "EUR", "1\xa0234,50\xa0€"),
        ("uk", "UAH", "1\xa0234,50\xa0₴"),
        ("uk", "PLN", "1\xa0234,50\xa0PLN"),
    ],
)
def test_money_keeps_its_sign_in_the_writing_of_the_language(
    language: str, currency: str, text: str
) -> None:
    with override(language):
        assert format_money(123450, currency) == text
