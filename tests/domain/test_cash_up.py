"""What came in, what went out, and what lies in the till."""

from hypothesis import given
from hypothesis import strategies as st

from tournaments.domain.cash_up import Direction, HandedOver, Method, cash_up

RECEIPT, REFUND, PAYOUT = Direction.RECEIPT, Direction.REFUND, Direction.PAYOUT
CASH, CARD = Method.CASH, Method.CARD

lines = st.lists(
    st.builds(
        HandedOver, st.sampled_from(Direction), st.sampled_from(Method), st.integers(-2000, 2000)
    )
)


def test_cash_and_card_are_counted_apart() -> None:
    evening = cash_up(
        [
            HandedOver(RECEIPT, CASH, 500),
            HandedOver(RECEIPT, CARD, 500),
            HandedOver(REFUND, CARD, -500),
            HandedOver(PAYOUT, CASH, -300),
        ]
    )
    cash, card = evening.methods
    assert (cash.received, cash.refunded, cash.paid_out, cash.left) == (500, 0, 300, 200)
    assert (card.received, card.refunded, card.paid_out, card.left) == (500, 500, 0, 0)
    assert evening.left == 200


def test_a_receipt_taken_back_was_never_received() -> None:
    evening = cash_up([HandedOver(RECEIPT, CASH, 500), HandedOver(RECEIPT, CASH, -500)])
    assert [total.received for total in evening.methods] == [0, 0]


def test_an_evening_without_payments_shows_every_method_at_nothing() -> None:
    assert [(total.method, total.left) for total in cash_up([]).methods] == [(CASH, 0), (CARD, 0)]


@given(lines)
def test_what_is_left_is_what_went_over_the_desk(handed: list[HandedOver]) -> None:
    assert cash_up(handed).left == sum(line.amount for line in handed)
