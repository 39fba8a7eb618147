"""Money over the desk: taken, paid out, and taken back; a numbered receipt for each."""

from uuid import UUID

from django.db import transaction

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.prize_terms import MOST_MONEY
from tournaments.domain.reasons import insist_on_reason
from tournaments.models import Actor, Entry, Payment, PaymentDirection, PaymentMethod
from tournaments.selectors.access import require
from tournaments.selectors.settling import settle_one
from tournaments.services.locking import lock_tournament
from tournaments.services.prizes import insist_on_money
from tournaments.services.receipts import PaymentRequest, known_payment, write_receipt


@transaction.atomic
def take_payment(request: PaymentRequest) -> Payment:
    """Note money from a player and number the receipt. More than he owes is kept for him.

    Raises `Entry.DoesNotExist`, `NotAllowed`, or `RuleBroken`: `prizes.no_money`,
    `payment.unknown_method`, `payment.bad_amount`, `submission.reused`.
    """
    entry = _open(request, Act.TAKE_PAYMENT)
    known = known_payment(request, PaymentDirection.RECEIPT)
    if known is not None:
        return known
    return write_receipt(request, entry, PaymentDirection.RECEIPT)


@transaction.atomic
def pay_out(request: PaymentRequest) -> Payment:
    """Note money to a player, no more than is his: winnings, or what he paid and does not owe.

    Raises as `take_payment`, and `RuleBroken` with `payment.more_than_his`.
    """
    entry = _open(request, Act.MANAGE_MONEY)
    known = known_payment(request, PaymentDirection.PAYOUT, PaymentDirection.REFUND)
    if known is not None:
        return known
    settling = settle_one(entry)
    if request.amount > -settling.owes:
        text, his = _MORE_THAN_HIS, max(0, -settling.owes)
        raise RuleBroken(
            (problem("payment.more_than_his", text, field="amount", name=settling.name, his=his),)
        )
    has_won = settling.balance > 0
    direction = PaymentDirection.PAYOUT if has_won else PaymentDirection.REFUND
    return write_receipt(request, entry, direction)


@transaction.atomic
def undo_payment(*, actor: Actor, payment_id: int, submission_id: UUID, reason: str) -> Payment:
    """Take back a payment that was typed wrongly by a receipt of its own; twice is once.

    Raises `Payment.DoesNotExist`, `NotAllowed`, or `RuleBroken`: `reason.missing`,
    `payment.is_undoing`, `submission.reused`.
    """
    undone = Payment.objects.select_related("entry__player").get(pk=payment_id)
    tournament = lock_tournament(undone.entry.tournament_id)
    require(actor, Act.MANAGE_MONEY, tournament=tournament)
    known = Payment.objects.filter(undoes=undone).first()
    if known is not None:
        return known
    insist_on_reason(reason)
    if undone.undoes_id is not None:
        raise RuleBroken((problem("payment.is_undoing", _IS_UNDOING, number=undone.number),))
    request = PaymentRequest(
        actor=actor,
        entry_id=undone.entry_id,
        method=undone.method,
        amount=abs(undone.amount),
        submission_id=submission_id,
        note=reason.strip(),
    )
    known_payment(request)
    undone.entry.tournament = tournament
    direction = PaymentDirection(undone.direction)
    return write_receipt(request, undone.entry, direction, undoes=undone)


def _open(request: PaymentRequest, act: Act) -> Entry:
    entry = Entry.objects.select_related("player").get(pk=request.entry_id)
    tournament = lock_tournament(entry.tournament_id)
    require(request.actor, act, tournament=tournament)
    insist_on_money(tournament)
    problems = []
    if request.method not in PaymentMethod.values:
        problems.append(problem("payment.unknown_method", _UNKNOWN_METHOD, field="method"))
    if not 0 < request.amount <= MOST_MONEY:
        problems.append(problem("payment.bad_amount", _BAD_AMOUNT, field="amount"))
    if problems:
        raise RuleBroken(tuple(problems))
    entry.tournament = tournament
    return entry


_UNKNOWN_METHOD = translatable("Money is paid in cash or by card.")
_BAD_AMOUNT = translatable("Give an amount of more than nothing.")
_MORE_THAN_HIS = translatable("No more than {his} is to be paid out to {name}.")
_IS_UNDOING = translatable("Receipt {number} takes another one back: it cannot be taken back.")
