"""Which report is made how, and in which format; a further one is a line here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from tournaments.domain.report_kinds import CASH_UP, STANDINGS, ReportFormat
from tournaments.models import Report, Tournament
from tournaments.reports.cash_up_report import write_cash_up
from tournaments.reports.csv_table import CSV_TYPE, render_csv
from tournaments.reports.document import Document, sheet_of
from tournaments.reports.pdf_document import PDF_TYPE, render_pdf
from tournaments.reports.standings_report import write_standings
from tournaments.reports.xlsx_table import XLSX_TYPE, render_xlsx

Writer = Callable[[Tournament], Document]


@dataclass(frozen=True, slots=True)
class Renderer:
    """A format: the type browsers know it by, and what turns a document into its bytes."""

    content_type: str
    render: Callable[[Document], bytes]


WRITERS: Mapping[str, Writer] = MappingProxyType(
    {STANDINGS.key: write_standings, CASH_UP.key: write_cash_up}
)

RENDERERS: Mapping[ReportFormat, Renderer] = MappingProxyType(
    {
        ReportFormat.PDF: Renderer(PDF_TYPE, render_pdf),
        ReportFormat.XLSX: Renderer(XLSX_TYPE, lambda document: render_xlsx(sheet_of(document))),
        ReportFormat.CSV: Renderer(CSV_TYPE, lambda document: render_csv(sheet_of(document))),
    }
)

CONTENT_TYPES = tuple(renderer.content_type for renderer in RENDERERS.values())


def content_type(report: Report) -> str:
    """The type browsers know the file of a report by."""
    return RENDERERS[ReportFormat(report.format)].content_type
