"""Receipts: each payment a line of its own, numbered without gaps, booked and logged."""

from dataclasses import dataclass
from uuid import UUID

from django.db.models import Max

from scoring.problems import RuleBroken, problem, translatable
from tournaments.models import Actor, Entry, Payment, PaymentDirection, Tournament
from tournaments.services.ledger import post_desk
from tournaments.services.log import Deed, close_act


@dataclass(frozen=True, slots=True, kw_only=True)
class PaymentRequest:
    """Minor units that change hands; the same `submission_id` again is the same payment."""

    actor: Actor
    entry_id: int
    method: str
    amount: int
    submission_id: UUID
    note: str = ""


def known_payment(request: PaymentRequest, *directions: PaymentDirection) -> Payment | None:
    """The payment this request already made. Raises `RuleBroken` (`submission.reused`)."""
    known = Payment.objects.filter(submission_id=request.submission_id).first()
    if known is None:
        return None
    made = (known.entry_id, known.method, abs(known.amount))
    asked = (request.entry_id, request.method, request.amount)
    if made != asked or known.direction not in directions or known.undoes_id is not None:
        raise RuleBroken((problem("submission.reused", _REUSED, field="submission_id"),))
    return known


def write_receipt(
    request: PaymentRequest,
    entry: Entry,
    direction: PaymentDirection,
    *,
    undoes: Payment | None = None,
) -> Payment:
    """Write the payment, book it and log it; the entry's tournament is locked."""
    is_from_player = (direction == PaymentDirection.RECEIPT) == (undoes is None)
    note = request.note.strip()
    payment = Payment.objects.create(
        entry=entry,
        number=_next_number(entry.tournament),
        method=request.method,
        direction=direction,
        amount=request.amount if is_from_player else -request.amount,
        undoes=undoes,
        submission_id=request.submission_id,
        note=note,
        made_by=request.actor.user,
    )
    post_desk(entry.tournament)
    after = {"receipt": payment.number, "amount": payment.amount, "method": payment.method}
    act, reason = ("undo_payment", note) if undoes else (_ACTS[direction], "")
    deed = Deed(act, entry.player.name, after=after, reason=reason)
    close_act(request.actor, entry.tournament_id, deed)
    return payment


def _next_number(tournament: Tournament) -> int:
    """Numbers have no gaps: payments are never deleted, and the tournament is locked."""
    taken = Payment.objects.filter(entry__tournament=tournament).aggregate(last=Max("number"))
    return (taken["last"] or 0) + 1


_ACTS = {
    PaymentDirection.RECEIPT: "take_payment",
    PaymentDirection.REFUND: "refund_payment",
    PaymentDirection.PAYOUT: "pay_out",
}
_REUSED = translatable("This submission id was already used for another payment.")
