"""What the worker looks after by itself."""

import subprocess
from datetime import timedelta

import pytest
from django.conf import settings
from django.contrib.sessions.models import Session
from django.utils import timezone

from kaluki_site.celery import app
from tests.cast import make_club
from tests.embedded.open_club import wait_until
from tests.seated import ask, run_tournament, seat_table
from tournaments.models import (
    Actor,
    Club,
    PlayerImport,
    Seat,
    Tournament,
    TournamentCheck,
    TournamentState,
)
from tournaments.selectors.checks import QUIET_CHECK_AGAIN, last_check, tournaments_to_check
from tournaments.services.checks import check_tournament
from tournaments.services.player_import import DRAFTS_ARE_KEPT
from tournaments.services.rulings import give_penalty
from tournaments.tasks import (
    check_running_tournaments,
    forget_expired_sessions,
    forget_old_drafts,
)


def damage_a_total(tournament: Tournament) -> None:
    """Change what no act changed."""
    Seat.objects.filter(table__round__stage__tournament=tournament, number=1).update(total=999)


def test_a_real_worker_finds_the_damage_and_says_where(worker: subprocess.Popen[bytes]) -> None:
    tournament = run_tournament(make_club())
    seat_table(tournament)
    damage_a_total(tournament)

    check_running_tournaments.delay()

    wait_until(lambda: last_check(tournament) is not None)
    check = last_check(tournament)
    assert check is not None
    assert [text for text in check.differences if "seat 1, total: kept 999" in text]


def test_every_task_of_the_clock_is_one_the_worker_knows() -> None:
    app.loader.import_default_modules()
    named = {str(entry["task"]) for entry in settings.CELERY_BEAT_SCHEDULE.values()}
    assert named
    assert named <= set(app.tasks)


def test_an_undamaged_tournament_is_found_right_at_its_version(evening: Tournament) -> None:
    check = check_tournament(tournament_id=evening.pk)
    assert check is not None
    assert (check.version, check.differences) == (evening.version, [])


def test_a_second_check_takes_the_place_of_the_first(evening: Tournament) -> None:
    check_tournament(tournament_id=evening.pk)
    damage_a_total(evening)
    check_tournament(tournament_id=evening.pk)
    assert TournamentCheck.objects.get().differences


def test_only_running_tournaments_that_changed_are_checked_at_once(
    director: Actor, evening: Tournament
) -> None:
    assert [*tournaments_to_check()] == [evening]
    check_running_tournaments()
    assert not tournaments_to_check()

    table = Seat.objects.filter(table__round__stage__tournament=evening)[0].table
    give_penalty(ask(director, table), seat="1", points=10, reason="Late")
    assert [*tournaments_to_check()] == [evening]


def test_a_quiet_tournament_is_looked_at_again_after_a_while(evening: Tournament) -> None:
    check_running_tournaments()
    long_ago = timezone.now() - QUIET_CHECK_AGAIN - timedelta(minutes=1)
    TournamentCheck.objects.update(checked_at=long_ago)
    assert [*tournaments_to_check()] == [evening]


@pytest.mark.parametrize("state", [TournamentState.PLANNED, TournamentState.FINISHED])
def test_what_is_not_being_played_is_left_alone(evening: Tournament, state: str) -> None:
    Tournament.objects.update(state=state)
    check_running_tournaments()
    assert last_check(evening) is None


def test_old_drafts_go_and_new_ones_stay(club: Club) -> None:
    old, new = (
        PlayerImport.objects.create(club=club, filename=name, reading="CSV", rows=[])
        for name in ("old.csv", "new.csv")
    )
    made_at = timezone.now() - DRAFTS_ARE_KEPT - timedelta(minutes=1)
    PlayerImport.objects.filter(pk=old.pk).update(made_at=made_at)
    forget_old_drafts()
    assert [*PlayerImport.objects.all()] == [new]


def test_expired_sessions_go(db: None) -> None:
    for key, days in (("gone", -1), ("kept", 1)):
        at = timezone.now() + timedelta(days=days)
        Session.objects.create(session_key=key, session_data="", expire_date=at)
    forget_expired_sessions()
    assert [session.session_key for session in Session.objects.all()] == ["kept"]
