"""Amounts of money stand in a field as the reader would type them, and are read either way."""

import pytest
from django.utils.translation import override

from tournaments.web.amounts import read_amount, write_amount


@pytest.mark.parametrize(("language", "text"), [("en", "10.50"), ("ru", "10,50"), ("uk", "10,50")])
def test_the_mark_before_the_pence_is_that_of_the_language(language: str, text: str) -> None:
    with override(language):
        assert write_amount(1050, "GBP") == text
    assert read_amount(text, "GBP") == 1050


@pytest.mark.parametrize("text", ["1e999999", "1e99999999999999999999", "NaN", "Infinity", "ten"])
def test_what_is_no_amount_is_none(text: str) -> None:
    assert read_amount(text, "GBP") is None
