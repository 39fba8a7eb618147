"""A report being made: claimed by one, told of on the way, kept once or given up."""

from django.db import transaction

from tournaments.models import Report, ReportFile
from tournaments.services import claims
from tournaments.services.claims import MOST_ATTEMPTS, Overtaken, give_up, note_progress

__all__ = [
    "MOST_ATTEMPTS",
    "Claim",
    "Overtaken",
    "claim_report",
    "finish_report",
    "give_up",
    "note_progress",
]

Claim = claims.Claim[Report]


def claim_report(*, report_id: int) -> Claim | None:
    """The right to make a report; None where it is made, being made, or was tried too often."""
    return claims.claim(Report.objects.select_related("tournament__club"), report_id)


@transaction.atomic
def finish_report(*, claim: Claim, version: int, content: bytes) -> None:
    """Keep the file and say that it is there, both or neither. Raises `Overtaken`."""
    claims.finish(claim, version=version)
    ReportFile.objects.create(report=claim.row, content=content)
