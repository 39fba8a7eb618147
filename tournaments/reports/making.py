"""From a report's row to its file."""

from collections.abc import Callable
from dataclasses import dataclass

from django.utils import translation

from tournaments.domain.report_kinds import ReportFormat
from tournaments.models import Report
from tournaments.reports.registry import RENDERERS, WRITERS
from tournaments.selectors.tournaments import find_tournament

WRITTEN, RENDERED = 40, 90
"""Per cent done when the content stands, and when the file does."""


@dataclass(frozen=True, slots=True)
class MadeFile:
    """The bytes of a report and the version of the tournament they tell of."""

    version: int
    content: bytes


def make_file(report: Report, tell: Callable[[int], None]) -> MadeFile:
    """Make a report in the language it was asked for in, telling the per cent done on the way."""
    with translation.override(report.language):
        document = WRITERS[report.kind](find_tournament(report.tournament_id))
        tell(WRITTEN)
        content = RENDERERS[ReportFormat(report.format)].render(document)
    tell(RENDERED)
    return MadeFile(document.version, content)


def file_name(report: Report) -> str:
    """What the file is called where it is saved: “standings-7-version-214.pdf”."""
    return f"{report.kind}-{report.tournament_id}-version-{report.version}.{report.format}"
