"""Reports: asked for here; claimed, kept and given up by whoever makes them."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.utils import timezone
from django.utils.translation import get_language

from scoring.problems import Problem, RuleBroken, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.report_kinds import REPORT_KINDS
from tournaments.models import (
    Actor,
    Report,
    ReportFailure,
    ReportFile,
    ReportState,
    Tournament,
)
from tournaments.selectors.access import require
from tournaments.selectors.reports import forsaken

MOST_ATTEMPTS = 3
REPORTS_ARE_KEPT = timedelta(days=31)

_UNKNOWN_KIND = translatable("There is no report named {kind}.")
_UNKNOWN_FORMAT = translatable("This report does not come as {format}.")
_REUSED = translatable("This submission id was already used for another report.")


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


def request_report(
    *,
    actor: Actor,
    tournament_id: int,
    submission_id: UUID,
    kind: str,
    format: str,  # noqa: A002
) -> Report:
    """Write down that a report is wanted, in the language of whoever asks; it is made later.

    Asked for again under the same id it is the same report. Raises `NotAllowed`,
    `Tournament.DoesNotExist`, and `RuleBroken` with `report.unknown_kind`, `.unknown_format` or
    `submission.reused`.
    """
    tournament = Tournament.objects.get(pk=tournament_id)
    require(actor, Act.MAKE_REPORTS, tournament=tournament)
    insist(_request_problems(kind, format))
    wanted = {"kind": kind, "format": format}
    report, _ = Report.objects.get_or_create(
        tournament=tournament,
        submission_id=submission_id,
        defaults={
            **wanted,
            "language": get_language() or "en",
            "asked_by": actor.user,
            "asked_at": timezone.now(),
        },
    )
    if (report.kind, report.format) != (kind, format):
        raise RuleBroken((problem("submission.reused", _REUSED, field="submission_id"),))
    return report


def _request_problems(kind: str, wanted: str) -> Iterator[Problem]:
    known = REPORT_KINDS.get(kind)
    if known is None:
        yield problem("report.unknown_kind", _UNKNOWN_KIND, field="kind", kind=kind)
    elif wanted not in known.formats:
        yield problem("report.unknown_format", _UNKNOWN_FORMAT, field="format", format=wanted)


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


def forget_old_reports() -> None:
    """Delete reports that are over for long; they can be made anew."""
    Report.objects.filter(finished_at__lt=timezone.now() - REPORTS_ARE_KEPT).delete()
