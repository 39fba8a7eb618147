"""The desk of an evening: what it costs, who pays in cash and who by card, who gets what."""

from collections.abc import Iterator
from random import Random
from uuid import uuid4

from tournaments.demo.staff import Staff
from tournaments.demo.tournaments import Plan, make_chance
from tournaments.domain.prize_terms import TermsTyped
from tournaments.models import Payment, Tournament
from tournaments.selectors.settling import Settling, settle_all
from tournaments.services.payments import pay_out, take_payment
from tournaments.services.prizes import lock_prizes, set_prize_terms
from tournaments.services.receipts import PaymentRequest

TERMS = TermsTyped(
    entry_fee=1000,
    house_part=100,
    added=500,
    plan={"kind": "percentages", "percent": [50, 30, 20], "rounding_unit": 100},
)
"""£10 a head, £1 of it for the house, £5 added; shared in whole pounds, the rest to the first."""

BY_CARD = 0.3
"""Of those who pay, how many do so by card."""


class Desk:
    """Somebody at the desk with a till; what happens there hangs on the seed alone."""

    def __init__(self, staff: Staff, plan: Plan, tournament: Tournament) -> None:
        self._staff, self._tournament = staff, tournament
        self._chance: Random = make_chance(f"{plan.seed}, desk")

    def announce(self) -> None:
        """Say what it costs and what is to be won."""
        set_prize_terms(actor=self._staff.director, tournament_id=self._tournament.pk, typed=TERMS)

    def collect(self, share: float = 1) -> list[Payment]:
        """Take what is owed from everybody, or from a share of them."""
        owing = [one for one in settle_all(self._tournament) if one.owes > 0]
        paying = [one for one in owing if share == 1 or self._chance.random() < share]
        return [take_payment(request) for request in self._requests(paying)]

    def settle(self) -> None:
        """Lock the prizes, collect what is still owed, and pay out whatever is anybody's."""
        lock_prizes(actor=self._staff.director, tournament_id=self._tournament.pk)
        self.collect()
        self.pay_back()

    def pay_back(self) -> None:
        """Pay everybody what is his."""
        getting = [one for one in settle_all(self._tournament) if one.owes < 0]
        for request in self._requests(getting):
            pay_out(request)

    def _requests(self, people: list[Settling]) -> Iterator[PaymentRequest]:
        for one in people:
            yield PaymentRequest(
                actor=self._staff.director,
                entry_id=one.entry_id,
                method="card" if self._chance.random() < BY_CARD else "cash",
                amount=abs(one.owes),
                submission_id=uuid4(),
            )
