"""How long ago something was, as a hall says it."""

from datetime import timedelta

import pytest

from tournaments.web.since import ago_words, since_words


@pytest.mark.parametrize(
    ("passed", "words"),
    [
        (timedelta(seconds=59), "now"),
        (timedelta(minutes=1), "1 min"),
        (timedelta(minutes=59, seconds=59), "59 min"),
        (timedelta(hours=1), "1 h"),
        (timedelta(hours=23, minutes=59), "23 h"),
        (timedelta(days=3), "3 d"),
    ],
)
def test_a_wait_is_told_in_its_largest_unit(passed: timedelta, words: str) -> None:
    assert since_words(passed) == words


def test_a_clock_that_runs_behind_says_now() -> None:
    assert ago_words(timedelta(seconds=-5)) == "now"


def test_what_is_past_is_said_to_be() -> None:
    assert ago_words(timedelta(minutes=4)) == "4 min ago"
