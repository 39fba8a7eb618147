"""How long a hand usually takes, and from when a table is late."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournaments.domain.pace import is_late, usual_pause

EIGHT = datetime(2026, 11, 6, 20, tzinfo=UTC)


def minutes(*numbers: int) -> list[datetime]:
    return [EIGHT + timedelta(minutes=number) for number in numbers]


def test_a_hand_takes_what_most_hands_took() -> None:
    tables = [minutes(0, 8, 16), minutes(0, 7, 60)]
    assert usual_pause(tables) == timedelta(minutes=8)


def test_the_time_between_two_tables_counts_for_neither() -> None:
    assert usual_pause([minutes(0, 5, 10, 15), minutes(120, 125)]) == timedelta(minutes=5)


def test_after_a_hand_or_two_nobody_knows() -> None:
    assert usual_pause([minutes(0, 8), minutes(0), []]) is None


@pytest.mark.parametrize(
    ("waited", "usual", "late"),
    [
        (29, None, False),
        (30, None, True),
        (9, 2, False),
        (10, 2, True),
        (15, 8, False),
        (16, 8, True),
    ],
)
def test_a_table_is_late_after_twice_the_usual_time_and_never_too_soon(
    waited: int, usual: int | None, late: bool
) -> None:
    pause = None if usual is None else timedelta(minutes=usual)
    assert is_late(timedelta(minutes=waited), pause) is late


@given(st.lists(st.lists(st.datetimes(timezones=st.just(UTC))), max_size=4))
def test_a_pause_is_never_negative(tables: list[list[datetime]]) -> None:
    pause = usual_pause([sorted(times) for times in tables])
    assert pause is None or pause >= timedelta(0)
