"""Reading reports: those of a tournament, one of them, and those nobody is making."""

from datetime import datetime, timedelta

from django.db.models import Q, QuerySet
from django.utils import timezone

from tournaments.domain.access import Act
from tournaments.models import Actor, Report, ReportFile, ReportState, Tournament
from tournaments.selectors.access import require

WAITS_TOO_LONG = timedelta(seconds=10)
"""After this time a report that was asked for is looked after by the clock, and said to wait."""

SIGN_OF_LIFE = timedelta(seconds=60)
"""Whoever makes a report gives one at least so often, or another may take over."""

_SHOWN = 12


def tournament_reports(actor: Actor, tournament: Tournament) -> QuerySet[Report]:
    """Every report of a tournament, the latest first. Raises `NotAllowed`."""
    require(actor, Act.MAKE_REPORTS, tournament=tournament)
    return Report.objects.filter(tournament=tournament)


def latest_reports(actor: Actor, tournament: Tournament) -> list[Report]:
    """As many as a page shows. Raises `NotAllowed`."""
    return [*tournament_reports(actor, tournament)[:_SHOWN]]


def find_report(actor: Actor, report_id: int) -> Report:
    """One report. Raises `Report.DoesNotExist`, `NotAllowed`."""
    report = Report.objects.select_related("tournament").get(pk=report_id)
    require(actor, Act.MAKE_REPORTS, tournament=report.tournament)
    return report


def report_content(actor: Actor, report_id: int) -> tuple[Report, bytes]:
    """A report that is done, and its bytes.

    Raises `Report.DoesNotExist`, `NotAllowed`, and `ReportFile.DoesNotExist` before it is done.
    """
    report = find_report(actor, report_id)
    return report, bytes(ReportFile.objects.get(report=report).content)


def is_left_waiting(report: Report, now: datetime | None = None) -> bool:
    """Whether it waits longer than it would if queue and worker were well."""
    since = (now or timezone.now()) - WAITS_TOO_LONG
    return report.state == ReportState.REQUESTED and report.asked_at < since


def unmade_reports() -> QuerySet[Report]:
    """Reports nobody is making: left waiting, or begun by somebody who shows no sign of life."""
    now = timezone.now()
    waiting = Q(state=ReportState.REQUESTED, asked_at__lt=now - WAITS_TOO_LONG)
    return Report.objects.filter(waiting | forsaken(now)).order_by("pk")


def forsaken(now: datetime) -> Q:
    """What is being made by somebody who has shown no sign of life for too long."""
    return Q(state=ReportState.RUNNING, heartbeat_at__lt=now - SIGN_OF_LIFE)
