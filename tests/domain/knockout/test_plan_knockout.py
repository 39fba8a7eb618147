"""How many tables of which sizes, round by round, for any number of players."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.problems import RuleBroken
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.knockout import KnockoutSettings, RoundPlan, plan_knockout

CLUB = TableSizes(3, 4, 6)


def say(one: RoundPlan) -> str:
    if one.is_final:
        return f"final {one.entrants}"
    sizes = " + ".join(f"{times}x{size}" for size, times in Counter(one.sizes).items())
    extra = f", {one.lucky} lucky" if one.lucky else ""
    byes = f", {one.byes} rest" if one.byes else ""
    return f"{sizes} top {one.advance}{extra}{byes}"


def plan(players: int, advance: tuple[int, ...]) -> list[str]:
    found = plan_knockout(players, KnockoutSettings(sizes=CLUB, advance=advance))
    return [say(one) for one in found.rounds]


@pytest.mark.parametrize(
    ("players", "advance", "rounds"),
    [
        (6, (1,), ["final 6"]),
        (7, (1,), ["1x4 + 1x3 top 1", "final 2"]),
        (16, (1,), ["4x4 top 1", "final 4"]),
        (23, (1,), ["3x5 + 2x4 top 1", "final 5"]),
        (23, (2,), ["5x4 + 1x3 top 2", "3x4 top 2", "final 6"]),
        (32, (1, 2), ["8x4 top 1", "2x4 top 2", "final 4"]),
        (64, (1,), ["16x4 top 1", "4x4 top 1", "final 4"]),
        (200, (1, 2), ["8x5 + 40x4 top 1", "12x4 top 1", "3x4 top 1", "final 3"]),
        (512, (1, 2), ["128x4 top 1", "32x4 top 1", "8x4 top 1", "2x4 top 2", "final 4"]),
    ],
)
def test_evenings_are_short_and_tables_near_four(
    players: int, advance: tuple[int, ...], rounds: list[str]
) -> None:
    assert plan(players, advance) == rounds


@pytest.mark.parametrize(
    ("players", "rounds"),
    [
        (20, ["5x4 top 1, 3 lucky", "2x4 top 1, 2 lucky", "final 4"]),
        (16, ["4x4 top 1", "final 4"]),
        (7, ["1x4 top 1, 3 rest", "final 4"]),
    ],
)
def test_blackpool_tables_of_four_are_filled_with_lucky_losers_then_byes(
    players: int, rounds: list[str]
) -> None:
    """variants.md §3.2: usually a tournament at tables of four."""
    fours = KnockoutSettings(sizes=TableSizes(4, 4, 4), smallest_final=4)
    assert [say(one) for one in plan_knockout(players, fours).rounds] == rounds


@settings(max_examples=60, deadline=None)
@given(
    st.integers(2, 130),
    st.lists(st.integers(2, 7), min_size=3, max_size=3).map(sorted),
    st.sampled_from([(1,), (2,), (1, 2)]),
    st.booleans(),
)
def test_every_plan_leads_to_one_final_at_legal_even_tables(
    players: int, limits: list[int], advance: tuple[int, ...], lucky: bool
) -> None:
    sizes = TableSizes(*limits)
    wanted = KnockoutSettings(
        sizes=sizes, advance=advance, smallest_final=sizes.smallest, lucky_losers=lucky
    )
    try:
        rounds = plan_knockout(players, wanted).rounds
    except RuleBroken as refused:
        codes = {found.code for found in refused.problems}
        assert codes <= {"knockout.no_plan", "knockout.too_many_advance"}
        return
    entrants = players
    for one in rounds:
        assert one.entrants == entrants
        assert sum(one.sizes) + one.byes == entrants
        assert (
            sizes.smallest <= one.sizes[-1] <= one.sizes[0] <= min(sizes.largest, one.sizes[-1] + 1)
        )
        assert one.advance < one.sizes[-1] or one.is_final
        assert lucky or not one.lucky
        assert one.going_on < entrants
        entrants = one.going_on
    assert [one.is_final for one in rounds] == [False] * (len(rounds) - 1) + [True]
    assert len(rounds[-1].sizes) == 1


def test_no_field_of_the_usual_sizes_needs_byes_or_lucky_losers() -> None:
    for players in (*range(3, 60), 89, 127, 150):
        found = plan_knockout(players, KnockoutSettings(sizes=CLUB, advance=(1, 2)))
        assert not any(one.byes or one.lucky for one in found.rounds)


def test_too_few_for_a_final_are_refused() -> None:
    with pytest.raises(RuleBroken) as refused:
        plan_knockout(3, KnockoutSettings(sizes=TableSizes(4, 4, 5), smallest_final=4))
    assert [found.code for found in refused.value.problems] == ["knockout.no_plan"]


def test_settings_that_make_no_sense_are_refused_with_every_reason() -> None:
    wrong = KnockoutSettings(sizes=TableSizes(4, 3, 4), advance=(0, 4), smallest_final=7)
    with pytest.raises(RuleBroken) as refused:
        plan_knockout(16, wrong)
    assert [found.code for found in refused.value.problems] == [
        "table_sizes.bad_limits",
        "knockout.nobody_advances",
        "knockout.too_many_advance",
        "knockout.bad_final",
    ]
