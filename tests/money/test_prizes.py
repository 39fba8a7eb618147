"""Prizes: seen at any time, locked for the payout, unlocked only while nobody has them."""

from uuid import uuid4

import pytest

from scoring.problems import RuleBroken
from tests.money.money_cast import found, in_fund, owed, payment, set_terms
from tests.seated import run_tournament, seat_table
from tests.web.evening import play
from tournaments.models import Actor, Club, Entry, PrizeTerms, Tournament
from tournaments.selectors.prizes import prizes_of
from tournaments.services.entry_changes import disqualify_entry
from tournaments.services.payments import pay_out, take_payment, undo_payment
from tournaments.services.prizes import PROVISIONAL, lock_prizes, unlock_prizes
from tournaments.services.tournament_states import finish_tournament

ANN_AND_SAM_OUT = {"finish": "ordinary", "went_out": "1", "points": {"2": 40, "3": 40}}


@pytest.fixture
def playing(club: Club, director: Actor) -> Tournament:
    """Jim has put Ann and Sam out by one hand: they share the second place."""
    tournament = run_tournament(club, house_rules={"out_at": 30, "max_buy_ins": 0})
    table = seat_table(tournament, ("Jim", "Ann", "Sam"))
    set_terms(director, tournament)
    play(director, table, ANN_AND_SAM_OUT)
    return Tournament.objects.get(pk=tournament.pk)


@pytest.fixture
def over(playing: Tournament, director: Actor) -> Tournament:
    return finish_tournament(actor=director, tournament_id=playing.pk)


def lock(director: Actor, tournament: Tournament, *acknowledged: str) -> dict[str, int]:
    """The prizes, by name."""
    terms = lock_prizes(actor=director, tournament_id=tournament.pk, acknowledged=acknowledged)
    names = {str(entry.pk): entry.player.name for entry in Entry.objects.all()}
    return {names[entry]: amount for entry, amount in (terms.amounts or {}).items()}


def refusal(director: Actor, tournament: Tournament, *acknowledged: str) -> list[str]:
    with pytest.raises(RuleBroken) as refused:
        lock(director, tournament, *acknowledged)
    return [one.code for one in refused.value.problems]


def test_prizes_can_be_seen_before_anybody_plays(director: Actor, playing: Tournament) -> None:
    prizes = prizes_of(playing)
    assert (prizes.parts.fees, prizes.parts.house, prizes.total) == (3000, 300, 2700)
    assert prizes.by_place == (1350, 810, 540)
    assert not prizes.is_locked


def test_those_who_share_a_place_share_its_prizes_to_the_penny(
    director: Actor, over: Tournament
) -> None:
    assert lock(director, over) == {"Jim": 1350, "Ann": 675, "Sam": 675}
    assert in_fund(over) == 0
    assert found(over) == []


def test_a_spare_penny_goes_to_whoever_stands_first(director: Actor, over: Tournament) -> None:
    set_terms(director, over, added=5)
    assert lock(director, over) == {"Jim": 1353, "Ann": 676, "Sam": 676}
    assert in_fund(over) == 0


def test_what_is_guaranteed_is_added_when_the_prizes_are_locked(
    director: Actor, over: Tournament
) -> None:
    plan = {"kind": "last_standing", "guaranteed_fund": 5000}
    set_terms(director, over, plan=plan)
    assert prizes_of(over).topped_up == 2300
    assert lock(director, over) == {"Jim": 5000, "Ann": 0, "Sam": 0}
    assert in_fund(over) == 0
    assert found(over) == []


def test_prizes_are_not_locked_while_the_standings_may_change(director: Actor, club: Club) -> None:
    tournament = run_tournament(club)
    seat_table(tournament, ("Jim", "Ann", "Sam"))
    set_terms(director, tournament)
    play(director, tournament.stages.get().rounds.get().tables.get(), BY_POINTS)
    assert refusal(director, tournament) == [PROVISIONAL]
    assert lock(director, tournament, PROVISIONAL) == {"Jim": 1350, "Ann": 810, "Sam": 540}


BY_POINTS = {"finish": "ordinary", "went_out": "1", "points": {"2": 10, "3": 20}}


def test_a_fund_without_a_plan_is_not_locked(director: Actor, over: Tournament) -> None:
    set_terms(director, over, plan={})
    assert prizes_of(over).by_place == ()
    assert refusal(director, over) == ["prizes.no_plan"]


def test_locked_prizes_stand_whatever_happens_then(director: Actor, over: Tournament) -> None:
    lock(director, over)
    with pytest.raises(RuleBroken) as refused:
        set_terms(director, over, entry_fee=2000)
    assert [one.code for one in refused.value.problems] == ["prizes.locked"]
    assert refusal(director, over) == ["prizes.locked"]
    assert prizes_of(over).by_place == (1350, 675, 675)


def test_a_disqualified_player_neither_wins_nor_shares(
    director: Actor, playing: Tournament
) -> None:
    sam = Entry.objects.get(player__name="Sam")
    disqualify_entry(actor=director, entry_id=sam.pk, reason="looked at the stock")
    finish_tournament(actor=director, tournament_id=playing.pk)
    assert lock(director, playing) == {"Jim": 1688, "Ann": 1012}


def test_prizes_unlock_with_a_reason_until_somebody_has_been_paid(
    director: Actor, over: Tournament
) -> None:
    lock(director, over)
    jim = Entry.objects.get(player__name="Jim")
    his = -owed(over)["Jim"]
    paid = pay_out(payment(director, jim, his))
    assert paid.direction == "payout"
    assert unlock_refusal(director, over, "a hand was wrong") == ["prizes.paid_out"]
    undo(director, paid.pk)
    assert unlock_refusal(director, over, "") == ["reason.missing"]
    unlock_prizes(actor=director, tournament_id=over.pk, reason="a hand was wrong")
    assert PrizeTerms.objects.get().amounts is None
    assert in_fund(over) == 2700
    assert unlock_refusal(director, over, "again") == ["prizes.not_locked"]
    assert found(over) == []


def undo(director: Actor, payment_id: int) -> None:
    undo_payment(actor=director, payment_id=payment_id, submission_id=uuid4(), reason="too early")


def unlock_refusal(director: Actor, tournament: Tournament, reason: str) -> list[str]:
    with pytest.raises(RuleBroken) as refused:
        unlock_prizes(actor=director, tournament_id=tournament.pk, reason=reason)
    return [one.code for one in refused.value.problems]


def test_when_all_is_settled_the_till_holds_what_the_house_keeps(
    director: Actor, over: Tournament
) -> None:
    lock(director, over)
    entries = {entry.player.name: entry for entry in Entry.objects.all()}
    for name, owes in owed(over).items():
        if owes > 0:
            take_payment(payment(director, entries[name], owes))
        elif owes < 0:
            pay_out(payment(director, entries[name], -owes))
    assert set(owed(over).values()) == {0}
    balances = {
        account.kind: sum(account.lines.values_list("amount", flat=True))
        for account in over.accounts.filter(entry=None, table=None)
    }
    assert balances == {"fund": 0, "house": 300, "cash": -300}
    assert found(over) == []


def test_prizes_keep_the_places_they_were_locked_for(director: Actor, over: Tournament) -> None:
    lock(director, over)
    prizes = prizes_of(over)
    names = {entry.pk: entry.player.name for entry in over.entries.select_related("player")}
    assert {names[entry]: place for entry, place in prizes.places.items()} == {
        "Jim": 1,
        "Ann": 2,
        "Sam": 2,
    }
    unlock_prizes(actor=director, tournament_id=over.pk, reason="a hand was wrong")
    assert prizes_of(over).places == {}
