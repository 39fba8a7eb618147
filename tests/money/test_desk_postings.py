"""Whatever is charged, shared and paid, every posting sums to zero and the fund is given away."""

from collections.abc import Mapping

from hypothesis import assume, given
from hypothesis import strategies as st

from scoring.problems import RuleBroken
from tournaments.domain.cash_up import Method
from tournaments.domain.desk_postings import (
    ADDED,
    HOUSE,
    DeskPayment,
    FeeTerms,
    LockedPrizes,
    desk_postings,
    settled_key,
)
from tournaments.domain.match_postings import FUND, Postings, differences
from tournaments.domain.prizes import (
    FixedAmounts,
    LastStandingTakesAll,
    Percentages,
    PrizeFund,
    PrizePlan,
    work_out_prizes,
)

MONEY = st.integers(0, 5000)


@st.composite
def fee_terms(draw: st.DrawFn) -> FeeTerms:
    fee = draw(MONEY)
    return FeeTerms(entry_fee=fee, house_part=draw(st.integers(0, fee)), added=draw(MONEY))


@st.composite
def places(draw: st.DrawFn) -> Mapping[int, int]:
    """Entries with the places of standings: 1, 2, 2, 4."""
    sizes = draw(st.lists(st.integers(1, 4), min_size=1, max_size=6))
    entries = iter(range(1, 100))
    found: dict[int, int] = {}
    for size in sizes:
        place = len(found) + 1
        found |= {next(entries): place for _ in range(size)}
    return found


plans = st.builds(
    PrizePlan,
    shares=st.sampled_from(
        (
            LastStandingTakesAll(),
            Percentages((50, 30, 20)),
            Percentages((34, 33, 33)),
            FixedAmounts((900, 400)),
        )
    ),
    rounding_unit=st.sampled_from((1, 7, 100)),
    guaranteed_fund=MONEY,
)
payments = st.lists(
    st.tuples(st.integers(1, 9), st.sampled_from(Method), st.integers(-3000, 3000)), max_size=8
)


def balance(postings: Postings, key: str) -> int:
    return sum(amounts.get(key, 0) for amounts in postings.values())


@given(fee_terms(), plans, places(), payments)
def test_every_posting_closes_and_the_fund_is_given_away(
    terms: FeeTerms,
    plan: PrizePlan,
    placed: Mapping[int, int],
    paid: list[tuple[int, Method, int]],
) -> None:
    count = len(placed)
    fund = PrizeFund(
        came_in=count * terms.entry_fee, house_fee=count * terms.house_part, added=terms.added
    )
    try:
        payout = work_out_prizes(plan, fund, placed)
    except RuleBroken:
        assume(False)
    wanted = desk_postings(
        terms,
        placed,
        LockedPrizes(payout.amounts, payout.preview.added_needed),
        [DeskPayment(number, *one) for number, one in enumerate(paid, start=1)],
    )
    assert all(sum(amounts.values()) == 0 for amounts in wanted.values())
    assert balance(wanted, FUND) == 0
    assert balance(wanted, HOUSE) == count * terms.house_part
    assert balance(wanted, ADDED) == -terms.added - payout.preview.added_needed
    for entry in placed:
        won = payout.amounts[entry] - terms.entry_fee
        assert balance(wanted, str(entry)) == won
        handed = sum(amount for payer, _method, amount in paid if payer == entry)
        assert balance(wanted, settled_key(entry)) == handed


@given(fee_terms(), fee_terms(), st.sets(st.integers(1, 9)), st.sets(st.integers(1, 9)))
def test_a_change_of_fee_or_field_is_answered_by_lines_that_close(
    before: FeeTerms, after: FeeTerms, were_here: set[int], are_here: set[int]
) -> None:
    booked = desk_postings(before, were_here, LockedPrizes(), [])
    wanted = desk_postings(after, are_here, LockedPrizes(), [])
    missing = differences(wanted, booked)
    assert all(sum(amounts.values()) == 0 for amounts in missing.values())
    assert balance(booked, FUND) + balance(missing, FUND) == balance(wanted, FUND)
