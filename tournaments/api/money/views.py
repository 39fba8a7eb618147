"""Money of a tournament: prizes, payments at the desk, the evening cashed up."""

from collections.abc import Callable

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_200_OK, HTTP_201_CREATED

from tournaments.api.money.inputs import (
    PaymentToMake,
    PaymentToUndo,
    PrizesToLock,
    PrizeTermsToSet,
    WhyUnlocked,
)
from tournaments.api.money.outputs import (
    CashUpAnswer,
    PaymentAnswer,
    PrizesAnswer,
    cash_up_data,
    prizes_data,
)
from tournaments.api.view import ClubView
from tournaments.domain.access import Act
from tournaments.models import Entry, Payment, Tournament
from tournaments.selectors.access import require
from tournaments.selectors.desk_money import cash_up_of, payments_of
from tournaments.selectors.prizes import prizes_of
from tournaments.selectors.settling import settle_all
from tournaments.services.payments import pay_out, take_payment, undo_payment
from tournaments.services.prizes import lock_prizes, set_prize_terms, unlock_prizes
from tournaments.services.receipts import PaymentRequest


def _answer_prizes(tournament_id: int) -> Response:
    tournament = Tournament.objects.get(pk=tournament_id)
    return Response(PrizesAnswer(prizes_data(tournament, prizes_of(tournament))).data)


class PrizesDetail(ClubView):
    """Fee, fund and prizes of a tournament."""

    @extend_schema(responses=PrizesAnswer)
    def get(self, request: Request, tournament_id: int) -> Response:
        """What it costs and what is to be won, a preview until the prizes are locked."""
        return _answer_prizes(tournament_id)

    @extend_schema(request=PrizeTermsToSet, responses=PrizesAnswer)
    def put(self, request: Request, tournament_id: int) -> Response:
        """Set fee and prizes; refused once they are locked."""
        wanted = self.read(PrizeTermsToSet)
        set_prize_terms(actor=self.actor, tournament_id=tournament_id, **wanted)
        return _answer_prizes(tournament_id)


class PrizesLocked(ClubView):
    """The prizes locked."""

    @extend_schema(request=PrizesToLock, responses=PrizesAnswer)
    def post(self, request: Request, tournament_id: int) -> Response:
        """Fix who gets how much, by the standings as they are."""
        wanted = self.read(PrizesToLock)
        lock_prizes(actor=self.actor, tournament_id=tournament_id, **wanted)
        return _answer_prizes(tournament_id)


class PrizesUnlocked(ClubView):
    """The prizes unlocked."""

    @extend_schema(request=WhyUnlocked, responses=PrizesAnswer)
    def post(self, request: Request, tournament_id: int) -> Response:
        """Let them follow the standings again, unless somebody was paid."""
        why = self.read(WhyUnlocked)
        unlock_prizes(actor=self.actor, tournament_id=tournament_id, **why)
        return _answer_prizes(tournament_id)


class PaymentList(ClubView):
    """The receipts of a tournament."""

    @extend_schema(responses=PaymentAnswer(many=True))
    def get(self, request: Request, tournament_id: int) -> Response:
        """Every payment over the desk in the order of receipts."""
        tournament = Tournament.objects.get(pk=tournament_id)
        require(self.actor, Act.READ_LOG, tournament=tournament)
        return Response(PaymentAnswer(payments_of(tournament), many=True).data)

    @extend_schema(request=PaymentToMake, responses={HTTP_201_CREATED: PaymentAnswer})
    def post(self, request: Request, tournament_id: int) -> Response:
        """Take money from a player."""
        return _pay(self, tournament_id, take_payment, Act.TAKE_PAYMENT)


class Payouts(ClubView):
    """Money to players."""

    @extend_schema(request=PaymentToMake, responses={HTTP_201_CREATED: PaymentAnswer})
    def post(self, request: Request, tournament_id: int) -> Response:
        """Pay out what is his: winnings, or what he paid and does not owe."""
        return _pay(self, tournament_id, pay_out, Act.MANAGE_MONEY)


class PaymentUndone(ClubView):
    """A payment taken back."""

    @extend_schema(request=PaymentToUndo, responses={HTTP_200_OK: PaymentAnswer})
    def post(self, request: Request, tournament_id: int, number: int) -> Response:
        """Take it back by a receipt of its own."""
        tournament = Tournament.objects.get(pk=tournament_id)
        require(self.actor, Act.MANAGE_MONEY, tournament=tournament)
        wanted = self.read(PaymentToUndo)
        payment = Payment.objects.get(entry__tournament=tournament, number=number)
        return Response(
            PaymentAnswer(undo_payment(actor=self.actor, payment_id=payment.pk, **wanted)).data
        )


class CashUpDetail(ClubView):
    """The evening cashed up."""

    @extend_schema(responses=CashUpAnswer)
    def get(self, request: Request, tournament_id: int) -> Response:
        """What lies in the till, what was paid by card, who owes and who gets something."""
        tournament = Tournament.objects.get(pk=tournament_id)
        require(self.actor, Act.READ_LOG, tournament=tournament)
        cash_up = cash_up_of(payments_of(tournament))
        data = cash_up_data(tournament, cash_up, settle_all(tournament))
        return Response(CashUpAnswer(data).data)


def _pay(
    view: ClubView, tournament_id: int, act: Callable[[PaymentRequest], Payment], needed: Act
) -> Response:
    tournament = Tournament.objects.get(pk=tournament_id)
    require(view.actor, needed, tournament=tournament)
    wanted = view.read(PaymentToMake)
    entry = Entry.objects.get(tournament=tournament, pk=wanted["entry_id"])
    payment = act(PaymentRequest(actor=view.actor, **{**wanted, "entry_id": entry.pk}))
    return Response(PaymentAnswer(payment).data, status=HTTP_201_CREATED)
