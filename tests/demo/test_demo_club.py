"""The club a first start shows: filled once, through the services, with something of everything."""

from io import StringIO
from pathlib import Path

import pytest
from django.contrib.auth import authenticate
from django.core.management import call_command
from pytest_django import Settings

from tournaments.demo.staff import DIRECTOR, SCOREKEEPER
from tournaments.models import (
    Club,
    Entry,
    EntryStatus,
    LogEntry,
    MatchEvent,
    Player,
    SeatingDraw,
    Tournament,
    TournamentState,
)
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.seating_draws import draw_problems

pytestmark = pytest.mark.django_db


@pytest.fixture
def folder(tmp_path: Path, settings: Settings) -> Path:
    settings.DATA_DIR = tmp_path
    return tmp_path


def fill() -> str:
    said = StringIO()
    call_command("demo_club", stdout=said)
    return said.getvalue()


def password_in(said: str) -> str:
    return said.split("password ")[1].split(maxsplit=1)[0]


def test_everything_in_it_is_as_it_was_recorded(folder: Path) -> None:
    fill()
    for tournament in Tournament.objects.all():
        assert tournament_differences(tournament) == ()
    for draw in SeatingDraw.objects.all():
        assert draw_problems(draw) == []


def test_it_has_people_of_four_scripts_and_a_tournament_in_every_state(folder: Path) -> None:
    fill()
    names = " ".join(Player.objects.values_list("name", flat=True))
    assert Player.objects.count() >= 60
    assert set("éřźñøçþщёъїєґ’") <= set(names.casefold())
    states = [*Tournament.objects.values_list("state", flat=True)]
    assert sorted(states) == sorted(TournamentState.values)
    keys = Tournament.objects.values_list("variant_key", flat=True)
    assert len(set(keys)) == len(keys)


def test_the_running_one_shows_an_offer_a_correction_a_ruling_and_a_withdrawal(
    folder: Path,
) -> None:
    fill()
    running = Tournament.objects.get(state=TournamentState.RUNNING)
    assert running.currency == "GBP"
    events = MatchEvent.objects.filter(table__round__stage__tournament=running)
    assert events.filter(version=2, is_current=True).exists()
    assert {"penalty", "withdrawal", "hand"} <= set(events.values_list("kind", flat=True))
    seats = Entry.objects.filter(tournament=running, seats__may_buy_in=True)
    assert seats.exists()


def test_the_coming_one_has_people_here_people_waiting_and_one_gone(folder: Path) -> None:
    fill()
    coming = Tournament.objects.get(state=TournamentState.REGISTRATION)
    statuses = set(coming.entries.values_list("status", flat=True))
    assert statuses == {
        EntryStatus.REGISTERED,
        EntryStatus.CHECKED_IN,
        EntryStatus.WAITING,
        EntryStatus.WITHDRAWN,
    }


def test_the_logins_it_prints_open_the_door(folder: Path, settings: Settings) -> None:
    settings.AUTHENTICATION_BACKENDS = ["django.contrib.auth.backends.ModelBackend"]
    password = password_in(fill())
    for username in (DIRECTOR, SCOREKEEPER):
        assert authenticate(username=username, password=password) is not None


def test_a_second_start_changes_nothing_and_prints_the_same_logins(folder: Path) -> None:
    first, entries = fill(), LogEntry.objects.count()
    second = fill()
    assert password_in(second) == password_in(first)
    assert (Club.objects.count(), LogEntry.objects.count()) == (1, entries)


def test_a_site_with_a_club_of_its_own_stays_as_it_is(folder: Path, club: Club) -> None:
    assert fill() == ""
    assert not Player.objects.exists()
    assert [*folder.iterdir()] == []


def test_only_the_owner_of_the_machine_may_read_the_logins(folder: Path) -> None:
    fill()
    (kept,) = folder.iterdir()
    assert kept.stat().st_mode & 0o077 == 0
