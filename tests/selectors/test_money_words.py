"""Units of the stakes are money, or units where nothing is played for (variants.md §3.1)."""

import pytest

from tests.seated import run_tournament
from tournaments.models import Club
from tournaments.selectors.money_words import format_units


@pytest.mark.parametrize(
    ("unit_minor", "units", "text"),
    [(10, 5, "£0.50"), (None, 5, "5 units"), (None, 1, "1 unit"), (None, -1, "-1 unit")],
)
def test_units_say_what_they_are(club: Club, unit_minor: int | None, units: int, text: str) -> None:
    assert format_units(units, run_tournament(club, unit_minor=unit_minor)) == text
