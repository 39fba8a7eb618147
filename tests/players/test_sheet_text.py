"""Texts leave in cells that no program runs, and come back as they were."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournaments.domain.sheet_text import escape_cell, unescape_cell

DANGEROUS = "=+-@\t\r\n"


@given(st.text() | st.text("'=+-@\t\rax"))
def test_what_went_out_comes_back(text: str) -> None:
    assert unescape_cell(escape_cell(text)) == text


@given(st.text(DANGEROUS + "'a"))
def test_nothing_that_goes_out_would_run(text: str) -> None:
    assert escape_cell(text)[:1] not in set(DANGEROUS)


@pytest.mark.parametrize("name", ["Łukasz", "'t Hooft", "O’Larkspur", "2 Jims", ""])
def test_an_ordinary_text_goes_out_as_it_is(name: str) -> None:
    assert escape_cell(name) == name
