"""The fund is shared out to the last penny."""

from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scoring.problems import RuleBroken
from tournaments.domain.prizes import (
    FixedAmounts,
    LastStandingTakesAll,
    Percentages,
    PrizeFund,
    PrizePlan,
    Shares,
    fund_problems,
    preview_prizes,
    work_out_prizes,
)

ALL_TO_ONE = PrizePlan(shares=LastStandingTakesAll())
HALVES = PrizePlan(shares=Percentages((50, 30, 20)))


def pay(plan: PrizePlan, came_in: int, *places: int) -> list[int]:
    """The amounts of entries 1, 2 … who have these places."""
    payout = work_out_prizes(plan, PrizeFund(came_in=came_in), dict(enumerate(places, start=1)))
    return [payout.amounts[entry] for entry in sorted(payout.amounts)]


def test_the_last_one_standing_takes_all() -> None:
    """variants.md §3.1: the last player still in takes the pot."""
    assert pay(ALL_TO_ONE, 1000, 1, 2, 3) == [1000, 0, 0]


def test_two_who_share_the_first_place_share_everything() -> None:
    assert pay(ALL_TO_ONE, 1001, 1, 1, 3) == [501, 500, 0]


def test_percentages_of_what_came_in_less_the_fee_and_with_what_was_added() -> None:
    fund = PrizeFund(came_in=12000, house_fee=2500, added=500)
    payout = work_out_prizes(HALVES, fund, {7: 1, 4: 2, 9: 3, 5: 4})
    assert payout.amounts == {7: 5000, 4: 3000, 9: 2000, 5: 0}
    assert payout.preview.fund == fund.total == 10000


def test_who_shares_places_shares_exactly_what_they_are_worth_together() -> None:
    assert pay(HALVES, 1000, 1, 2, 2, 4) == [500, 250, 250, 0]
    assert pay(HALVES, 1000, 1, 2, 3, 3, 3) == [500, 300, 67, 67, 66]


def test_fault_05_four_who_share_a_place_get_the_same_to_a_penny() -> None:
    assert pay(HALVES, 1001, 1, 1, 1, 1) == [251, 250, 250, 250]


def test_spare_pennies_of_a_tie_go_in_the_order_of_the_standings() -> None:
    payout = work_out_prizes(ALL_TO_ONE, PrizeFund(came_in=101), {9: 1, 2: 1})
    assert payout.amounts == {9: 51, 2: 50}


def test_fault_13_who_has_no_place_neither_wins_nor_shares() -> None:
    payout = work_out_prizes(HALVES, PrizeFund(came_in=1000), {1: 1, 2: 2, 3: 3})
    assert 4 not in payout.amounts
    with pytest.raises(RuleBroken) as refused:
        work_out_prizes(HALVES, PrizeFund(came_in=1000), {})
    assert [found.code for found in refused.value.problems] == ["prizes.nobody_placed"]


def test_amounts_are_rounded_to_whole_units_and_what_makes_none_goes_to_the_first() -> None:
    plan = PrizePlan(shares=Percentages((50, 30, 20)), rounding_unit=500)
    assert pay(plan, 10230, 1, 2, 3) == [5230, 3000, 2000]


def test_a_spare_unit_goes_where_rounding_took_most_of_equals_to_the_better_place() -> None:
    sixty_forty = PrizePlan(shares=Percentages((60, 40)), rounding_unit=100)
    assert pay(sixty_forty, 1200, 1, 2) == [700, 500]
    assert pay(sixty_forty, 1350, 1, 2) == [850, 500]
    halves = PrizePlan(shares=Percentages((50, 50)), rounding_unit=50)
    assert pay(halves, 1250, 1, 2) == [650, 600]


def test_fixed_prizes_leave_the_rest_to_the_first() -> None:
    plan = PrizePlan(shares=FixedAmounts((500, 300)))
    assert pay(plan, 1000, 1, 2, 3) == [700, 300, 0]


def test_prizes_of_places_nobody_has_go_to_the_others() -> None:
    assert pay(HALVES, 800, 1, 2) == [500, 300]
    assert pay(PrizePlan(shares=FixedAmounts((500, 300))), 1000, 1) == [1000]


def test_a_guaranteed_place_is_paid_out_of_the_fund_first() -> None:
    plan = PrizePlan(shares=Percentages((50, 30, 20)), guaranteed_places=(700,))
    payout = work_out_prizes(plan, PrizeFund(came_in=1000), {1: 1, 2: 2, 3: 3})
    assert payout.amounts == {1: 700, 2: 180, 3: 120}
    assert payout.preview.added_needed == 0


def test_a_guarantee_the_fund_does_not_cover_says_what_has_to_be_added() -> None:
    plan = PrizePlan(shares=Percentages((50, 30, 20)), guaranteed_fund=1500)
    preview = preview_prizes(plan, PrizeFund(came_in=1000, house_fee=100), 12)
    assert (preview.added_needed, preview.fund, preview.by_place) == (600, 1500, (750, 450, 300))


def test_what_is_added_for_a_guarantee_changes_no_prize() -> None:
    plan = PrizePlan(shares=Percentages((50, 30, 20)), guaranteed_places=(800, 100))
    before = preview_prizes(plan, PrizeFund(came_in=300), 12)
    after = preview_prizes(plan, PrizeFund(came_in=300, added=before.added_needed), 12)
    assert (after.by_place, after.added_needed) == (before.by_place, 0)


def test_the_prizes_can_be_seen_before_anybody_has_paid() -> None:
    assert preview_prizes(HALVES, PrizeFund(came_in=0), 0).by_place == (0,)


def test_places_that_cannot_be_are_an_error_of_ours() -> None:
    with pytest.raises(ValueError, match="place 3 cannot follow 1"):
        pay(HALVES, 100, 1, 3)


descending = st.lists(st.integers(1, 5000), min_size=1, max_size=6).map(
    lambda amounts: tuple(sorted(amounts, reverse=True))
)


@st.composite
def percentages(draw: st.DrawFn) -> Percentages:
    cuts = draw(st.sets(st.integers(1, 99), max_size=5))
    steps = [0, *sorted(cuts), 100]
    parts = [after - before for before, after in pairwise(steps)]
    return Percentages(tuple(sorted(parts, reverse=True)))


shares: st.SearchStrategy[Shares] = st.one_of(
    st.just(LastStandingTakesAll()), percentages(), st.builds(FixedAmounts, descending)
)


@st.composite
def standings(draw: st.DrawFn) -> dict[int, int]:
    groups = draw(st.lists(st.integers(1, 4), min_size=1, max_size=8))
    places: dict[int, int] = {}
    for size in groups:
        place = len(places) + 1
        places |= dict.fromkeys(range(len(places), len(places) + size), place)
    return places


@given(
    shares,
    standings(),
    st.integers(0, 60000),
    st.integers(1, 700),
    st.one_of(st.just(()), descending),
)
def test_fault_24_no_more_is_paid_out_than_came_in_and_no_less_and_every_promise_is_kept(
    share: Shares,
    places: dict[int, int],
    came_in: int,
    unit: int,
    guaranteed: tuple[int, ...],
) -> None:
    plan = PrizePlan(shares=share, rounding_unit=unit, guaranteed_places=guaranteed)
    fund = PrizeFund(came_in=came_in)
    assume(not list(fund_problems(plan, fund)))
    payout = work_out_prizes(plan, fund, places)
    preview = payout.preview
    assert set(payout.amounts) == set(places)
    assert sum(payout.amounts.values()) == preview.fund == came_in + preview.added_needed
    assert all(amount >= 0 for amount in payout.amounts.values())
    for promised, amount in zip(guaranteed, preview.by_place, strict=False):
        assert amount >= promised
    for place in set(places.values()):
        sharing = [payout.amounts[entry] for entry in places if places[entry] == place]
        assert max(sharing) - min(sharing) <= 1


@given(shares, st.integers(0, 60000), st.integers(1, 20), descending)
def test_adding_what_is_needed_never_changes_a_prize(
    share: Shares, came_in: int, players: int, guaranteed: tuple[int, ...]
) -> None:
    plan = PrizePlan(shares=share, guaranteed_places=guaranteed)
    assume(not list(fund_problems(plan, PrizeFund(came_in=came_in))))
    before = preview_prizes(plan, PrizeFund(came_in=came_in), players)
    fund = PrizeFund(came_in=came_in, added=before.added_needed)
    assert preview_prizes(plan, fund, players).by_place == before.by_place
