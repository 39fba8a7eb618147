"""Reports as others have asked for them."""

from typing import Any
from uuid import uuid4

from django.utils import timezone

from tournaments.models import Actor, Report, ReportFile, ReportState, Tournament
from tournaments.services.reports import request_report


def ask_for_report(actor: Actor, tournament: Tournament, **more: Any) -> Report:
    """A report of the standings asked for a moment ago, as CSV unless said otherwise."""
    wanted = {"kind": "standings", "format": "csv", "submission_id": uuid4(), **more}
    return request_report(actor=actor, tournament_id=tournament.pk, **wanted)


def make_done_report(tournament: Tournament, content: bytes = b"Place,Player") -> Report:
    """A report that is ready to be fetched."""
    now = timezone.now()
    report = Report.objects.create(
        tournament=tournament,
        kind="standings",
        format="csv",
        language="en",
        submission_id=uuid4(),
        asked_at=now,
        finished_at=now,
        state=ReportState.DONE,
        progress=100,
        attempts=1,
        version=tournament.version,
    )
    ReportFile.objects.create(report=report, content=content)
    return report
