"""The hand form on the smallest phones: nothing typed into is hidden, no word is torn."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.scorekeeper import cards_field, open_table, say_how_it_ended, worth
from tests.seated import run_tournament, seat_table
from tournaments.models import Actor, Club

pytestmark = pytest.mark.browser

SMALL: ViewportSize = {"width": 320, "height": 568}
COVERED = """() => {
  const bar = document.querySelector('.forward').getBoundingClientRect();
  const field = document.activeElement.getBoundingClientRect();
  return field.bottom > bar.top && field.top < bar.bottom;
}"""
TORN = r"""() => {
  const torn = [];
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const word of texts.currentNode.data.matchAll(/\p{L}{4,}/gu)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, word.index);
      range.setEnd(texts.currentNode, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map((line) => line.top)).size > 1) torn.push(word[0]);
    }
  }
  return torn;
}"""


@pytest.fixture
def small(visit: Callable[[ViewportSize], Page], director: Actor, club: Club) -> Page:
    """The smallest phone, at a table of Jamaican Kaluki."""
    page = visit(SMALL)
    open_table(page, director, seat_table(run_tournament(club, "jamaican")))
    return page


def test_the_bar_below_never_covers_the_field_that_has_the_focus(small: Page) -> None:
    say_how_it_ended(small, "Jim")
    for field in small.locator("input.by-cards:visible").all():
        field.focus()
        assert not small.evaluate(COVERED)


def test_what_is_said_of_one_hand_does_not_push_the_next_under_the_bar(small: Page) -> None:
    say_how_it_ended(small, "Jim")
    for name, typed in {"Pete": "As As As Ks Qd 9h", "Jill": "As 7d 7h", "Sam": "Jc"}.items():
        cards_field(small, name).press_sequentially(typed)
    expect(worth(small, "Sam")).to_have_text("10")
    assert not small.evaluate(COVERED)


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_word_is_torn_in_two(small: Page, language: str) -> None:
    small.locator(f"[name=language][value={language}]").click()
    small.locator(f"html[lang={language}]").wait_for()

    assert small.evaluate(TORN) == []
