"""Two workers reach for one report at the same instant."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connections
from django.db.models import F

from tests.cast import make_club, make_director
from tests.reported import ask_for_report
from tests.seated import run_tournament
from tournaments.models import Report, ReportState
from tournaments.services.report_making import claim_report

pytestmark = pytest.mark.django_db(transaction=True)

MAKERS = 4
ROUNDS = 10


def ask() -> Report:
    club = make_club()
    return ask_for_report(make_director(club, "director"), run_tournament(club))


def reach(report: Report, *, looks_first: bool = False) -> int:
    """How many of those who reach for it at once get it."""
    at_once = Barrier(MAKERS)

    def claim() -> bool:
        try:
            waits = Report.objects.filter(pk=report.pk, state=ReportState.REQUESTED)
            seen = waits.exists() if looks_first else None
            at_once.wait()
            if seen is None:
                return claim_report(report_id=report.pk) is not None
            Report.objects.filter(pk=report.pk).update(attempts=F("attempts") + 1)
            return seen
        finally:
            connections.close_all()

    with ThreadPoolExecutor(MAKERS) as makers:
        return sum(maker.result() for maker in [makers.submit(claim) for _ in range(MAKERS)])


def test_one_of_them_gets_it() -> None:
    report = ask()
    for _ in range(ROUNDS):
        Report.objects.update(state=ReportState.REQUESTED, attempts=0)
        assert reach(report) == 1
        assert Report.objects.get().attempts == 1


def test_if_they_looked_first_and_took_it_afterwards_all_would() -> None:
    assert reach(ask(), looks_first=True) == MAKERS
