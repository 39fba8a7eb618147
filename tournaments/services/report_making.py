"""A report being made: claimed by one, told of on the way, kept once or given up."""

from dataclasses import dataclass

from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.utils import timezone

from tournaments.models import Report, ReportFailure, ReportFile, ReportState
from tournaments.selectors.reports import forsaken

MOST_ATTEMPTS = 3


class Overtaken(Exception):
    """Somebody else has taken the report over since it was claimed."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The right to make a report, until somebody else begins a further attempt."""

    report: Report
    attempt: int

    def held(self) -> QuerySet[Report]:
        """The report's row while the claim holds, else nothing."""
        return Report.objects.filter(
            pk=self.report.pk, state=ReportState.RUNNING, attempts=self.attempt
        )


def claim_report(*, report_id: int) -> Claim | None:
    """The right to make a report; None where it is made, being made, or was tried too often.

    One statement decides between two who want it at once.
    """
    now = timezone.now()
    free = Report.objects.filter(Q(state=ReportState.REQUESTED) | forsaken(now), pk=report_id)
    free.filter(attempts__gte=MOST_ATTEMPTS).update(
        state=ReportState.FAILED, failure=ReportFailure.ABANDONED, finished_at=now
    )
    with transaction.atomic():
        begun = free.filter(attempts__lt=MOST_ATTEMPTS).update(
            state=ReportState.RUNNING, attempts=F("attempts") + 1, heartbeat_at=now, progress=0
        )
        if not begun:
            return None
        report = Report.objects.select_related("tournament__club").get(pk=report_id)
        return Claim(report, report.attempts)


def note_progress(*, claim: Claim, progress: int) -> None:
    """Say how far it is, in per cent, and give a sign of life. Raises `Overtaken`."""
    if not claim.held().update(progress=progress, heartbeat_at=timezone.now()):
        raise Overtaken


@transaction.atomic
def finish_report(*, claim: Claim, version: int, content: bytes) -> None:
    """Keep the file and say that it is there, both or neither. Raises `Overtaken`."""
    done = claim.held().update(
        state=ReportState.DONE, progress=100, version=version, finished_at=timezone.now()
    )
    if not done:
        raise Overtaken
    ReportFile.objects.create(report=claim.report, content=content)


def give_up_report(*, claim: Claim) -> None:
    """Let it be tried again later, or call it failed once it was tried often enough."""
    if claim.attempt < MOST_ATTEMPTS:
        claim.held().update(state=ReportState.REQUESTED, progress=0)
        return
    claim.held().update(
        state=ReportState.FAILED, failure=ReportFailure.FAULT, finished_at=timezone.now()
    )
