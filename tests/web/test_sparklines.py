"""The small charts of totals stay in their frame, whatever a match brings."""

import re

from hypothesis import given
from hypothesis import strategies as st

from tournaments.web.tournaments.sparklines import BOTTOM, LIMIT, TOP, WIDTH, sparkline

TOTALS = st.lists(st.integers(-200, 5000), min_size=1, max_size=60)


def test_there_is_none_before_the_first_hand() -> None:
    assert sparkline((), 150, 0) is None


def test_a_rise_to_the_limit_ends_on_its_line() -> None:
    chart = sparkline((75, 150), 150, 150)

    assert chart is not None
    assert chart["line"] == f"M0 24L{WIDTH // 2} 15L{WIDTH} {LIMIT}"
    assert chart["limit"] == LIMIT
    assert chart["label"] == "Totals: 75, 150"


def test_a_buy_in_is_a_drop_of_its_own() -> None:
    chart = sparkline((160, 120, 125), 150, 160)

    assert chart is not None
    assert chart["drops"] == "M70 4V9"
    assert "M70 9" in chart["line"]


def test_without_a_limit_the_highest_total_reaches_the_top() -> None:
    chart = sparkline((40,), None, 40)

    assert chart is not None
    assert (chart["y"], chart["limit"]) == (TOP, None)


@given(TOTALS, st.one_of(st.none(), st.integers(1, 1000)))
def test_nothing_leaves_the_frame(totals: list[int], limit: int | None) -> None:
    chart = sparkline(totals, limit, max(0, *totals, 0))

    assert chart is not None
    points = re.findall(r"[ML](\d+) (\d+)", f"{chart['line']} {chart['drops']}")
    assert all(0 <= int(x) <= WIDTH and TOP <= int(y) <= BOTTOM for x, y in points)
    assert "-" not in chart["line"] + chart["drops"]
