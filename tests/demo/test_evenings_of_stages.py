"""Whole events with stages and rounds, by one command: late entries, leavers, corrections."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db.models import Sum

from tournaments.domain.stages.presets import PRESETS
from tournaments.models import (
    Account,
    Club,
    LedgerLine,
    LogEntry,
    Round,
    RoundState,
    Tournament,
    TournamentState,
)
from tournaments.selectors.desk_money import cash_up_of, fee_payers, payments_of
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.money import pot_balances
from tournaments.selectors.prizes import prizes_of
from tournaments.selectors.settling import settle_all

pytestmark = pytest.mark.django_db


def play(**options: object) -> list[str]:
    said = StringIO()
    call_command("demo_tournament", stdout=said, **options)
    return said.getvalue().splitlines()[1:]


def assert_the_money_closes(tournament: Tournament) -> None:
    """Everybody has paid and been paid; the till holds what the house keeps less what it added."""
    assert {one.owes for one in settle_all(tournament)} == {0}
    assert LedgerLine.objects.aggregate(total=Sum("amount"))["total"] == 0
    sums = Account.objects.filter(entry=None).values_list("kind").annotate(Sum("lines__amount"))
    balances = {kind: amount or 0 for kind, amount in sums.order_by()}
    assert (balances.get("pot", 0), balances["fund"]) == (0, 0)
    terms = tournament.prize_terms
    in_till = cash_up_of(payments_of(tournament)).left
    assert in_till == len(fee_payers(tournament)) * terms.house_part - terms.added
    assert terms.locked_at is not None


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_from_registration_to_its_end(preset: str) -> None:
    standings = play(preset=preset, players=9, seed="moth")
    tournament = Tournament.objects.get()
    assert tournament.state == TournamentState.FINISHED
    assert tournament_differences(tournament) == ()
    assert standings[0].startswith("1\t")
    assert_the_money_closes(tournament)
    rounds = Round.objects.filter(stage__tournament=tournament)
    assert {one.state for one in rounds} == {RoundState.CLOSED}


def test_people_come_late_go_home_and_are_corrected() -> None:
    play(preset="league_night", players=24, seed="moth")
    acts = [*LogEntry.objects.order_by("id").values_list("act", flat=True)]
    first_close = acts.index("close_round")
    assert "register_entry" in acts[first_close:]
    assert "withdraw_entry" in acts
    assert "correct_hand" in acts
    assert acts.index("refund_payment") < acts.index("draw_seats")
    assert_the_money_closes(Tournament.objects.get())
    assert tournament_differences(Tournament.objects.get()) == ()


def test_the_same_seed_gives_the_same_event() -> None:
    first = play(preset="british_to_the_last", players=9, seed="moth")
    assert play(preset="british_to_the_last", players=9, seed="moth") == first


def test_pots_kept_for_the_whole_event_are_won_as_prizes() -> None:
    """A limit over the stage: no table's winner takes its stakes and buy-ins (variants.md §3.1)."""
    play(preset="british_to_the_last", players=9, seed="moth")
    tournament = Tournament.objects.get()
    assert set(pot_balances(tournament).values()) == {0}
    prizes = prizes_of(tournament)
    assert prizes.parts.kept_pots > 0
    assert sum((prizes.amounts or {}).values()) == prizes.total


def test_an_unknown_preset_is_refused_and_leaves_nothing_behind() -> None:
    with pytest.raises(CommandError):
        play(preset="whist_drive", players=9, seed="moth")
    assert not Club.objects.exists()
