"""Making reports: at once where queue and worker are well, otherwise when the clock comes round."""

from functools import partial

import structlog
from celery import shared_task
from django.db import transaction
from kombu.exceptions import OperationalError

from tournaments.models import Report
from tournaments.reports.making import make_file
from tournaments.selectors.reports import unmade_reports
from tournaments.services import reports
from tournaments.services.report_making import (
    Claim,
    Overtaken,
    claim_report,
    finish_report,
    give_up,
    note_progress,
)

_log = structlog.get_logger(__name__)


@shared_task  # type: ignore[untyped-decorator]
def make_report(report_id: int) -> None:
    """Make a report unless somebody does or did; sent twice it is made once."""
    claim = claim_report(report_id=report_id)
    if claim is not None:
        _make(claim)


@shared_task  # type: ignore[untyped-decorator]
def make_unmade_reports() -> None:
    """Make what waited too long: its task was never sent, or lost with whoever had it."""
    for report_id in unmade_reports().values_list("pk", flat=True):
        make_report(report_id)


@shared_task  # type: ignore[untyped-decorator]
def forget_old_reports() -> None:
    """Delete reports that are over for long."""
    reports.forget_old_reports()


def send_report(report: Report) -> None:
    """Have a report made as soon as its row is committed.

    Where the queue is down it stays a row that waits, which the clock's task makes later.
    """
    transaction.on_commit(partial(_send, report.pk))


def _send(report_id: int) -> None:
    try:
        make_report.delay(report_id)
    except (OperationalError, OSError) as problem:
        _log.warning("report_waits", report=report_id, reason=str(problem))


def _make(claim: Claim) -> None:
    try:
        made = make_file(claim.row, partial(_tell, claim))
        finish_report(claim=claim, version=made.version, content=made.content)
    except Overtaken:
        _log.info("report_overtaken", report=claim.row.pk, attempt=claim.attempt)
    except Exception:  # noqa: BLE001 (whatever it was, the row must not stay behind)
        _log.exception("report_failed", report=claim.row.pk, attempt=claim.attempt)
        give_up(claim=claim)


def _tell(claim: Claim, progress: int) -> None:
    note_progress(claim=claim, progress=progress)
