"""Whole events with stages and rounds, by one command: late entries, leavers, corrections."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from tournaments.domain.stages.presets import PRESETS
from tournaments.models import Club, LogEntry, Round, RoundState, Tournament, TournamentState
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.money import read_balances

pytestmark = pytest.mark.django_db


def play(**options: object) -> list[str]:
    said = StringIO()
    call_command("demo_tournament", stdout=said, **options)
    return said.getvalue().splitlines()[1:]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_from_registration_to_its_end(preset: str) -> None:
    standings = play(preset=preset, players=9, seed="moth")
    tournament = Tournament.objects.get()
    assert tournament.state == TournamentState.FINISHED
    assert tournament_differences(tournament) == ()
    assert standings[0].startswith("1\t")
    rounds = Round.objects.filter(stage__tournament=tournament)
    assert {one.state for one in rounds} == {RoundState.CLOSED}


def test_people_come_late_go_home_and_are_corrected() -> None:
    play(preset="league_night", players=24, seed="moth")
    acts = [*LogEntry.objects.order_by("id").values_list("act", flat=True)]
    first_close = acts.index("close_round")
    assert "register_entry" in acts[first_close:]
    assert "withdraw_entry" in acts
    assert "correct_hand" in acts
    assert tournament_differences(Tournament.objects.get()) == ()


def test_the_same_seed_gives_the_same_event() -> None:
    first = play(preset="british_to_the_last", players=9, seed="moth")
    assert play(preset="british_to_the_last", players=9, seed="moth") == first


def test_pots_kept_for_the_whole_event_lie_in_the_prize_fund() -> None:
    """A limit over the stage: no table's winner takes its stakes and buy-ins (variants.md §3.1)."""
    play(preset="british_to_the_last", players=9, seed="moth")
    tournament = Tournament.objects.get()
    balances = read_balances(tournament)
    assert set(balances.pots.values()) == {0}
    lines = tournament.accounts.get(kind="fund").lines
    assert sum(lines.values_list("amount", flat=True)) == -sum(balances.entries.values()) > 0


def test_an_unknown_preset_is_refused_and_leaves_nothing_behind() -> None:
    with pytest.raises(CommandError):
        play(preset="whist_drive", players=9, seed="moth")
    assert not Club.objects.exists()
