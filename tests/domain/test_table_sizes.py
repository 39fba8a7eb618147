"""How a field is split into tables."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.problems import RuleBroken
from tournaments.domain.table_sizes import split_into_tables


@pytest.mark.parametrize(
    ("entries", "limits", "sizes"),
    [
        (4, (2, 5, 4), (4,)),
        (20, (3, 6, 4), (4, 4, 4, 4, 4)),
        (18, (4, 5, 4), (5, 5, 4, 4)),
        (23, (3, 6, 4), (4, 4, 4, 4, 4, 3)),
        (7, (3, 6, 4), (4, 3)),
        (5, (2, 5, 4), (5,)),
        (6, (2, 5, 4), (3, 3)),
        (9, (3, 6, 6), (5, 4)),
        (2, (2, 6, 4), (2,)),
    ],
)
def test_a_field_is_split_nearest_to_the_preferred_size(
    entries: int, limits: tuple[int, int, int], sizes: tuple[int, ...]
) -> None:
    assert split_into_tables(entries, *limits) == sizes


@pytest.mark.parametrize(
    ("entries", "limits", "says"),
    [
        (
            7,
            (4, 5, 4),
            "7 players cannot sit at tables of 4–5: 5 or 8 would do, or allow tables of 3.",
        ),
        (
            3,
            (4, 6, 4),
            "3 players cannot sit at tables of 4–6: 4 would do, or allow tables of 3.",
        ),
        (
            5,
            (4, 4, 4),
            "5 players cannot sit at tables of 4: 4 or 8 would do, or allow tables of 2.",
        ),
        (
            3,
            (2, 2, 2),
            "3 players cannot sit at tables of 2: 2 or 4 would do, or allow tables of 3.",
        ),
        (1, (3, 6, 4), "At least 3 players are needed for a table; here: 1."),
        (0, (2, 6, 4), "At least 2 players are needed for a table; here: 0."),
    ],
)
def test_a_field_that_cannot_be_split_is_refused_saying_what_would_do(
    entries: int, limits: tuple[int, int, int], says: str
) -> None:
    with pytest.raises(RuleBroken) as refused:
        split_into_tables(entries, *limits)
    (problem,) = refused.value.problems
    assert (problem.code, problem.message) == ("table_sizes.cannot_split", says)


@pytest.mark.parametrize(
    ("entries", "limits", "says"),
    [
        (2, (3, 6, 4), "2 players cannot sit at tables of 3–6: 3 would do."),
        (
            13,
            (5, 6, 5),
            "13 players cannot sit at tables of 5–6: 12 or 15 would do, or allow tables of 4.",
        ),
        (
            5,
            (4, 4, 4),
            "5 players cannot sit at tables of 4: 4 or 8 would do, or allow tables of 5.",
        ),
        (
            7,
            (5, 6, 5),
            "7 players cannot sit at tables of 5–6: 6 or 10 would do, or allow tables of 3.",
        ),
        (
            7,
            (6, 6, 6),
            "7 players cannot sit at tables of 6: 6 or 12 would do, or allow tables of 3.",
        ),
    ],
)
def test_no_size_is_advised_that_the_rules_of_the_game_do_not_allow(
    entries: int, limits: tuple[int, int, int], says: str
) -> None:
    """variants.md §1: a jamaican match has three players at least and six at most."""
    with pytest.raises(RuleBroken) as refused:
        split_into_tables(entries, *limits, legal=range(3, 7))
    assert [problem.message for problem in refused.value.problems] == [says]


def test_where_no_other_size_is_legal_only_numbers_of_players_are_advised() -> None:
    with pytest.raises(RuleBroken) as refused:
        split_into_tables(7, 4, 5, 4, legal=range(4, 6))
    (problem,) = refused.value.problems
    assert problem.message == "7 players cannot sit at tables of 4–5: 5 or 8 would do."


@pytest.mark.parametrize(
    ("smallest", "largest", "impossible"),
    [
        (4, 5, {6, 7, 11}),
        (4, 6, {7}),
        (5, 6, {7, 8, 9, 13, 14, 19}),
        (3, 5, set()),
        (3, 6, set()),
        (2, 5, set()),
        (2, 6, set()),
    ],
)
def test_exactly_the_fields_that_have_no_split_are_refused(
    smallest: int, largest: int, impossible: set[int]
) -> None:
    def splits(entries: int) -> bool:
        try:
            return bool(split_into_tables(entries, smallest, largest, smallest))
        except RuleBroken:
            return False

    assert {entries for entries in range(smallest, 300) if not splits(entries)} == impossible


@pytest.mark.parametrize("limits", [(1, 5, 4), (4, 3, 4), (3, 5, 6), (3, 5, 2)])
def test_limits_out_of_order_are_refused(limits: tuple[int, int, int]) -> None:
    with pytest.raises(RuleBroken) as refused:
        split_into_tables(12, *limits)
    assert [problem.code for problem in refused.value.problems] == ["table_sizes.bad_limits"]


@given(st.integers(0, 400), st.lists(st.integers(2, 9), min_size=3, max_size=3).map(sorted))
def test_every_split_seats_all_at_legal_tables_that_differ_by_one_at_most(
    entries: int, limits: list[int]
) -> None:
    smallest, preferred, largest = limits
    try:
        sizes = split_into_tables(entries, smallest, largest, preferred)
    except RuleBroken as refused:
        params = dict(refused.problems[0].params)
        for would_do in {params.get("fewer"), params["more"]} - {None}:
            assert split_into_tables(int(str(would_do)), smallest, largest, preferred)
        if "allow" in params:
            allow = int(str(params["allow"]))
            assert split_into_tables(entries, min(smallest, allow), max(largest, allow), preferred)
        return
    assert sum(sizes) == entries
    assert smallest <= sizes[-1] <= sizes[0] <= largest
    assert sizes[0] - sizes[-1] <= 1
    assert list(sizes) == sorted(sizes, reverse=True)
