"""Money over the desk: receipts without gaps, nothing twice, nothing rubbed out."""

from dataclasses import replace
from uuid import uuid4

import pytest
from django.db import DatabaseError, transaction

from scoring.problems import RuleBroken
from tests.money.money_cast import enter, found, open_registration, owed, payment, set_terms
from tournaments.models import Actor, Club, Entry, LogEntry, Payment, Tournament
from tournaments.selectors.desk_money import cash_up_of, payments_of
from tournaments.services.entry_changes import check_in_everybody
from tournaments.services.payments import pay_out, take_payment, undo_payment


@pytest.fixture
def here(club: Club, director: Actor) -> list[Entry]:
    """Jim and Ann, who owe £10 each."""
    tournament = open_registration(club)
    set_terms(director, tournament)
    entries = enter(director, tournament, "Jim", "Ann")
    check_in_everybody(actor=director, tournament_id=tournament.pk)
    return entries


@pytest.fixture
def coming(here: list[Entry]) -> Tournament:
    return Tournament.objects.get(pk=here[0].tournament_id)


def refusal(act: object, *arguments: object, **named: object) -> list[str]:
    with pytest.raises(RuleBroken) as refused:
        act(*arguments, **named)  # type: ignore[operator]
    return [one.code for one in refused.value.problems]


def test_cash_and_card_lie_apart(director: Actor, here: list[Entry], coming: Tournament) -> None:
    jim, ann = here
    take_payment(payment(director, jim, 1000, "cash"))
    take_payment(payment(director, ann, 1000, "card"))
    payments = payments_of(coming)
    assert [one.number for one in payments] == [1, 2]
    assert [total.left for total in cash_up_of(payments).methods] == [1000, 1000]
    assert owed(coming) == {"Jim": 0, "Ann": 0}
    assert found(coming) == []


def test_a_second_tap_is_the_same_payment(director: Actor, here: list[Entry]) -> None:
    request = payment(director, here[0], 1000)
    assert take_payment(request).pk == take_payment(request).pk
    assert Payment.objects.count() == 1
    assert refusal(take_payment, replace(request, amount=900)) == ["submission.reused"]
    assert refusal(pay_out, request) == ["submission.reused"]


def test_who_pays_too_much_gets_it_back_and_no_more(
    director: Actor, here: list[Entry], coming: Tournament
) -> None:
    take_payment(payment(director, here[0], 2000))
    assert owed(coming)["Jim"] == -1000
    assert refusal(pay_out, payment(director, here[0], 1001)) == ["payment.more_than_his"]
    pay_out(payment(director, here[0], 1000))
    assert owed(coming)["Jim"] == 0


def test_a_payment_typed_wrongly_is_taken_back_by_a_receipt_of_its_own(
    director: Actor, here: list[Entry], coming: Tournament
) -> None:
    wrong = take_payment(payment(director, here[0], 1000, "card"))
    undo = {"actor": director, "payment_id": wrong.pk, "submission_id": uuid4()}
    assert refusal(undo_payment, **undo, reason=" ") == ["reason.missing"]
    back = undo_payment(**undo, reason="paid in cash")  # type: ignore[arg-type]
    assert undo_payment(**undo, reason="paid in cash").pk == back.pk  # type: ignore[arg-type]
    assert (back.number, back.amount, back.direction) == (2, -1000, "receipt")
    assert [total.received for total in cash_up_of(payments_of(coming)).methods] == [0, 0]
    assert LogEntry.objects.latest("id").reason == "paid in cash"
    assert owed(coming)["Jim"] == 1000
    undo["payment_id"], undo["submission_id"] = back.pk, uuid4()
    assert refusal(undo_payment, **undo, reason="no") == ["payment.is_undoing"]
    assert found(coming) == []


def test_an_amount_of_nothing_by_no_known_way_is_refused_with_both(
    director: Actor, here: list[Entry]
) -> None:
    assert refusal(take_payment, payment(director, here[0], 0, "cheque")) == [
        "payment.unknown_method",
        "payment.bad_amount",
    ]
    assert not Payment.objects.exists()


def test_no_receipt_is_rubbed_out(director: Actor, here: list[Entry]) -> None:
    take_payment(payment(director, here[0], 1000))
    with pytest.raises(DatabaseError), transaction.atomic():
        Payment.objects.update(amount=1)
    with pytest.raises(DatabaseError), transaction.atomic():
        Payment.objects.all().delete()


def test_a_payment_that_the_ledger_does_not_know_is_found(
    director: Actor, here: list[Entry], coming: Tournament
) -> None:
    Payment.objects.create(
        entry=here[0],
        number=3,
        method="cash",
        direction="receipt",
        amount=5,
        submission_id=uuid4(),
    )
    assert found(coming) == ["desk, money of payment:3", "desk, receipts"]
