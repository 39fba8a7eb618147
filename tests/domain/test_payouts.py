"""Money divided without a rest."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournaments.domain.payouts import split_exactly


def test_the_spare_penny_goes_to_the_one_named_first() -> None:
    assert split_exactly(100, (1, 1, 1)) == (34, 33, 33)


def test_a_spare_penny_goes_first_to_whom_rounding_took_most() -> None:
    assert split_exactly(10, (1, 6, 8)) == (1, 4, 5)


def test_who_has_no_share_gets_nothing() -> None:
    assert split_exactly(7, (0, 1, 0, 1)) == (0, 4, 0, 3)


@pytest.mark.parametrize(("amount", "shares"), [(-1, (1,)), (5, ()), (5, (0, 0)), (5, (2, -1))])
def test_what_cannot_be_divided_is_refused(amount: int, shares: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="cannot split"):
        split_exactly(amount, shares)


@given(st.integers(0, 10**9), st.lists(st.integers(0, 50), min_size=1, max_size=9).filter(any))
def test_the_parts_add_up_and_are_within_a_penny_of_the_proportion(
    amount: int, shares: list[int]
) -> None:
    parts = split_exactly(amount, shares)
    assert sum(parts) == amount
    for part, share in zip(parts, shares, strict=True):
        assert abs(part * sum(shares) - amount * share) < sum(shares)
