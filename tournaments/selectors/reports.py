"""Reading reports: those of a tournament, one of them, and those nobody is making."""

from django.db.models import QuerySet
from django.utils import timezone

from tournaments.domain.access import Act
from tournaments.models import Actor, Report, ReportFile, Tournament
from tournaments.selectors.access import require
from tournaments.selectors.work import SIGN_OF_LIFE, WAITS_TOO_LONG, is_left_waiting, unmade

__all__ = [
    "SIGN_OF_LIFE",
    "WAITS_TOO_LONG",
    "find_report",
    "is_left_waiting",
    "latest_reports",
    "report_content",
    "tournament_reports",
    "unmade_reports",
]

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


def unmade_reports() -> QuerySet[Report]:
    """Reports nobody is making: left waiting, or begun by somebody who shows no sign of life."""
    return Report.objects.filter(unmade(timezone.now())).order_by("pk")
