"""A desk where anything happens: whatever is done or refused, the ledger is as the truth says."""

from collections.abc import Callable
from random import Random
from uuid import uuid4

import pytest

from scoring.problems import RuleBroken
from tests.money.money_cast import enter, found, open_registration, payment, set_terms
from tournaments.models import Actor, Club, Entry, LedgerLine, Payment, Tournament
from tournaments.services.entry_changes import (
    check_in,
    reinstate_entry,
    undo_check_in,
    withdraw_entry,
)
from tournaments.services.payments import pay_out, take_payment, undo_payment

Command = Callable[[], object]
STEPS = 40


class Desk:
    """Six people who come and go, and somebody who types with both hands."""

    def __init__(self, director: Actor, club: Club, seed: int) -> None:
        self.director, self.chance = director, Random(seed)
        self.tournament = open_registration(club)
        self.entries = enter(director, self.tournament, *"ABCDEF")

    def command(self) -> Command:
        """Something a director might do next, sensible or not."""
        director, entry = self.director, self.chance.choice(self.entries)
        request = payment(
            director, entry, self.chance.randint(-1, 2000), self.chance.choice(("cash", "card"))
        )
        return self.chance.choice(
            (
                lambda: check_in(actor=director, entry_id=entry.pk),
                lambda: undo_check_in(actor=director, entry_id=entry.pk),
                lambda: withdraw_entry(actor=director, entry_id=entry.pk),
                lambda: reinstate_entry(actor=director, entry_id=entry.pk),
                lambda: take_payment(request),
                lambda: pay_out(request),
                self._undo_some,
                self._change_terms,
            )
        )

    def _undo_some(self) -> object:
        made = [*Payment.objects.order_by("id")]
        if not made:
            return None
        return undo_payment(
            actor=self.director,
            payment_id=self.chance.choice(made).pk,
            submission_id=uuid4(),
            reason="typed wrongly",
        )

    def _change_terms(self) -> None:
        fee = self.chance.randint(0, 1500)
        house = self.chance.randint(0, 1000)
        added = self.chance.randint(0, 500)
        set_terms(self.director, self.tournament, entry_fee=fee, house_part=house, added=added)


@pytest.mark.parametrize("seed", range(2))
def test_whatever_happens_the_ledger_is_as_the_truth_says(
    director: Actor, club: Club, seed: int
) -> None:
    desk = Desk(director, club, seed)
    refused = 0
    for _step in range(STEPS):
        before = (LedgerLine.objects.count(), version(desk.tournament))
        try:
            desk.command()()
        except RuleBroken:
            refused += 1
            assert (LedgerLine.objects.count(), version(desk.tournament)) == before
    assert found(desk.tournament) == []
    assert sum(LedgerLine.objects.values_list("amount", flat=True)) == 0
    assert 0 < refused < STEPS
    assert Entry.objects.count() == 6


def version(tournament: Tournament) -> int:
    return Tournament.objects.get(pk=tournament.pk).version
