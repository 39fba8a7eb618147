"""Who owes, who has paid, and what lies in the till."""

from hypothesis import given
from hypothesis import strategies as st

from tournaments.domain.cash_up import (
    Charge,
    ChargeKind,
    Direction,
    Method,
    Payment,
    cash_up,
)

FEE, STAKE, BUY_IN = ChargeKind.ENTRY_FEE, ChargeKind.STAKE, ChargeKind.BUY_IN
RECEIPT, REFUND, PAYOUT = Direction.RECEIPT, Direction.REFUND, Direction.PAYOUT
CASH, CARD = Method.CASH, Method.CARD

charges = st.lists(
    st.builds(Charge, st.integers(1, 6), st.sampled_from(ChargeKind), st.integers(-500, 2000))
)
payments = st.lists(
    st.builds(
        Payment,
        st.integers(1, 6),
        st.sampled_from(Direction),
        st.sampled_from(Method),
        st.integers(1, 2000),
    )
)


def test_who_has_paid_in_part_owes_the_rest() -> None:
    evening = cash_up(
        [Charge(1, FEE, 500), Charge(1, BUY_IN, 250), Charge(2, FEE, 500)],
        [Payment(1, RECEIPT, CASH, 500), Payment(2, RECEIPT, CARD, 500)],
    )
    assert [(owing.entry, owing.due) for owing in evening.owing] == [(1, 250)]
    assert evening.due == 250


def test_cash_and_card_are_counted_apart() -> None:
    evening = cash_up(
        [Charge(1, FEE, 500), Charge(2, FEE, 500)],
        [
            Payment(1, RECEIPT, CASH, 500),
            Payment(2, RECEIPT, CARD, 500),
            Payment(2, REFUND, CARD, 500),
            Payment(1, PAYOUT, CASH, 300),
        ],
    )
    assert [(total.method, total.left) for total in evening.methods] == [(CASH, 200), (CARD, 0)]


def test_who_got_his_fee_back_owes_it_again_unless_the_charge_is_taken_back() -> None:
    paid = [Payment(1, RECEIPT, CASH, 500), Payment(1, REFUND, CASH, 500)]
    assert cash_up([Charge(1, FEE, 500)], paid).due == 500
    assert cash_up([Charge(1, FEE, 500), Charge(1, FEE, -500)], paid).due == 0


def test_who_paid_too_much_does_not_pay_for_others() -> None:
    evening = cash_up([Charge(1, FEE, 500), Charge(2, FEE, 500)], [Payment(1, RECEIPT, CASH, 1000)])
    assert [balance.due for balance in evening.balances] == [-500, 500]
    assert evening.due == 500


def test_a_prize_pays_nobodys_fee() -> None:
    evening = cash_up([Charge(1, STAKE, 500)], [Payment(1, PAYOUT, CASH, 500)])
    assert evening.due == 500
    assert evening.balances[0].paid_out == 500


def test_nothing_moved_is_an_empty_till() -> None:
    evening = cash_up([], [])
    assert evening.balances == ()
    assert [total.left for total in evening.methods] == [0, 0]
    assert set(evening.charged.values()) == {0}


@given(charges, payments)
def test_every_sum_is_the_sum_of_its_lines(owed: list[Charge], moved: list[Payment]) -> None:
    evening = cash_up(owed, moved)
    assert sum(balance.charged for balance in evening.balances) == sum(evening.charged.values())
    assert sum(evening.charged.values()) == sum(line.amount for line in owed)
    out = sum(line.amount for line in moved if line.direction is not RECEIPT)
    came_in = sum(line.amount for line in moved if line.direction is RECEIPT)
    assert sum(total.left for total in evening.methods) == came_in - out
    due = sum(balance.due for balance in evening.balances)
    refunds = sum(line.amount for line in moved if line.direction is REFUND)
    assert due == sum(evening.charged.values()) - came_in + refunds
