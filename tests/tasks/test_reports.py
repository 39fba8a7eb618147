"""Reports by a real worker: killed midway, or nowhere to be seen."""

import subprocess
from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest
from celery import Celery
from django.db import connection, transaction
from django.utils import timezone

from kaluki_site.celery import app
from tests.embedded.open_club import wait_until
from tests.reported import ask_for_report
from tests.seated import ask, run_tournament, seat_table
from tests.web.evening import BY_CARDS
from tests.web.visitors import browser_of
from tournaments.models import Actor, Club, MatchEvent, Report, ReportFile, ReportState, Tournament
from tournaments.reports.making import RENDERED
from tournaments.selectors.reports import SIGN_OF_LIFE, WAITS_TOO_LONG
from tournaments.services.hands import record_hand
from tournaments.tasks import make_unmade_reports
from tournaments.tasks.reports import send_report

NOWHERE = "redis+socket:///nowhere/valkey.sock"

Worker = subprocess.Popen[bytes]


@pytest.fixture
def played(transactional_db: None, club: Club) -> Tournament:
    """A tournament with people at a table."""
    tournament = run_tournament(club)
    seat_table(tournament)
    return tournament


def time_goes_by(seconds: timedelta, *names: str) -> None:
    """What was noted under these names was noted longer ago."""
    before = timezone.now() - seconds - timedelta(seconds=1)
    Report.objects.update(**dict.fromkeys(names, before))


def test_a_worker_killed_midway_loses_nothing_and_makes_nothing_twice(
    start_worker: Callable[[], Worker], director: Actor, played: Tournament
) -> None:
    report = ask_for_report(director, played, format="pdf")
    send_report(report)
    with transaction.atomic(), connection.cursor() as cursor:
        # Whoever comes to keep the file has to wait here, and is killed waiting.
        cursor.execute("LOCK TABLE tournaments_reportfile IN ACCESS EXCLUSIVE MODE")
        killed = start_worker()
        wait_until(lambda: Report.objects.get().progress == RENDERED)
        killed.kill()
        killed.wait()
    assert Report.objects.get().state == ReportState.RUNNING
    assert not ReportFile.objects.exists()

    time_goes_by(SIGN_OF_LIFE, "heartbeat_at")
    start_worker()

    wait_until(lambda: Report.objects.get().state == ReportState.DONE)
    assert bytes(ReportFile.objects.get().content).startswith(b"%PDF-")
    make_unmade_reports()
    assert Report.objects.get().attempts == 2


@pytest.fixture
def no_broker(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The queue is away: nothing of what was connected to it is left."""
    forget_connections(app)
    monkeypatch.setattr(app.conf, "broker_write_url", NOWHERE)
    yield
    forget_connections(app)


def forget_connections(club: Celery) -> None:
    club.amqp._producer_pool = None
    club._pool = None


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("no_broker")
def test_without_a_queue_a_report_waits_and_hands_are_recorded_as_ever(
    director: Actor, played: Tournament
) -> None:
    desk, address = browser_of(director), f"/tournaments/{played.pk}/reports/"
    assert desk.post(address, {"kind": "standings", "format": "csv"}).status_code == 302
    table = played.stages.get().rounds.get().tables.get()
    record_hand(ask(director, table), number=1, hand=BY_CARDS)
    assert MatchEvent.objects.count() == 1

    time_goes_by(WAITS_TOO_LONG, "asked_at")
    assert "hands are recorded as ever" in desk.get(address).text
    make_unmade_reports()
    assert "Download" in desk.get(address).text
