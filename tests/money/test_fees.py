"""Entry fees: due once somebody is here, undone when he leaves before the seats are drawn."""

import pytest

from scoring.problems import RuleBroken
from tests.money.money_cast import (
    enter,
    found,
    in_fund,
    open_registration,
    owed,
    payment,
    set_terms,
)
from tests.seated import run_tournament, seat_table
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Actor, Club, LedgerLine, PrizeTerms, Tournament
from tournaments.services.entry_changes import check_in, undo_check_in, withdraw_entry
from tournaments.services.payments import pay_out, take_payment
from tournaments.services.tournaments import change_tournament


@pytest.fixture
def coming(club: Club, director: Actor) -> Tournament:
    tournament = open_registration(club)
    set_terms(director, tournament)
    return tournament


def test_a_fee_is_due_once_somebody_is_checked_in(director: Actor, coming: Tournament) -> None:
    jim, _ann = enter(director, coming, "Jim", "Ann")
    assert owed(coming) == {}
    check_in(actor=director, entry_id=jim.pk)
    assert owed(coming) == {"Jim": 1000}
    assert in_fund(coming) == 900
    assert found(coming) == []


def test_who_is_not_here_after_all_owes_nothing(director: Actor, coming: Tournament) -> None:
    (jim,) = enter(director, coming, "Jim")
    check_in(actor=director, entry_id=jim.pk)
    undo_check_in(actor=director, entry_id=jim.pk)
    assert owed(coming) == {"Jim": 0}
    assert in_fund(coming) == 0


def test_who_withdraws_before_the_draw_gets_his_fee_back(
    director: Actor, coming: Tournament
) -> None:
    (jim,) = enter(director, coming, "Jim")
    check_in(actor=director, entry_id=jim.pk)
    take_payment(payment(director, jim, 1000))
    withdraw_entry(actor=director, entry_id=jim.pk)
    assert owed(coming) == {"Jim": -1000}
    refund = pay_out(payment(director, jim, 1000))
    assert (refund.direction, refund.amount, refund.number) == ("refund", -1000, 2)
    assert owed(coming) == {"Jim": 0}
    assert found(coming) == []


def test_who_leaves_a_table_has_paid_for_it(director: Actor, club: Club) -> None:
    tournament = run_tournament(club)
    table = seat_table(tournament, ("Jim", "Ann", "Sam"))
    set_terms(director, tournament)
    entry = table.seats.get(number=1).entry
    withdraw_entry(actor=director, entry_id=entry.pk, reason="ill")
    assert owed(tournament)["Jim"] == 1000 + 50
    assert found(tournament) == []


def test_a_new_fee_is_booked_for_those_who_are_here_by_counter_lines(
    director: Actor, coming: Tournament
) -> None:
    (jim,) = enter(director, coming, "Jim")
    check_in(actor=director, entry_id=jim.pk)
    before = LedgerLine.objects.count()
    set_terms(director, coming, entry_fee=1200)
    assert owed(coming) == {"Jim": 1200}
    assert LedgerLine.objects.count() == before + 2
    assert found(coming) == []


def test_every_problem_of_the_terms_is_named_at_once(director: Actor, coming: Tournament) -> None:
    with pytest.raises(RuleBroken) as refused:
        set_terms(
            director,
            coming,
            house_part=2000,
            added=-1,
            plan={"kind": "percentages", "percent": [50, 60]},
        )
    assert [(one.code, one.field) for one in refused.value.problems] == [
        ("prizes.bad_amount", "added"),
        ("prizes.house_part_too_high", "house_part"),
        ("prizes.rising", "percent.2"),
        ("prizes.percentages_not_100", "percent"),
    ]
    assert PrizeTerms.objects.get().house_part == 100


def test_a_tournament_for_interest_has_no_fees(director: Actor, club: Club) -> None:
    with pytest.raises(RuleBroken) as refused:
        set_terms(director, open_registration(club, unit_minor=None))
    assert [one.code for one in refused.value.problems] == ["prizes.no_money"]


def test_the_currency_stays_once_there_is_a_fee(director: Actor, coming: Tournament) -> None:
    with pytest.raises(RuleBroken) as refused:
        change_tournament(actor=director, tournament_id=coming.pk, currency="EUR")
    assert [one.code for one in refused.value.problems] == ["tournament.money_in_use"]


def test_a_scorekeeper_takes_money_and_sets_no_fees(
    director: Actor, scorekeeper: Actor, tournament: Tournament
) -> None:
    tournament.currency, tournament.unit_minor = "GBP", 10
    tournament.state = "registration"
    tournament.save()
    (jim,) = enter(director, tournament, "Jim")
    assert take_payment(payment(scorekeeper, jim, 500)).number == 1
    with pytest.raises(NotAllowed):
        set_terms(scorekeeper, tournament)
    with pytest.raises(NotAllowed):
        pay_out(payment(scorekeeper, jim, 500))
