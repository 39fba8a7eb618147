"""A report as PDF, XLSX and CSV."""

import csv
import json
from dataclasses import replace
from decimal import Decimal
from io import BytesIO, StringIO
from typing import Any

import pytest
import typst
from openpyxl import load_workbook

from tournaments.domain.report_kinds import REPORT_KINDS, ReportFormat
from tournaments.reports.document import Column, Document, Row, Value
from tournaments.reports.pdf_document import TEMPLATE, typst_input
from tournaments.reports.registry import RENDERERS, WRITERS

DOCUMENT = Document(
    version=214,
    language="en",
    name="Standings",
    title="Michaelmas Cup",
    subtitle="Standings of Saturday 17 October 2026, 20:47",
    aside=("Harbour Lane", "Kaluki, UK clubs"),
    status="Provisional: 2 of 5 tables still play",
    columns=(
        Column("Place", is_figure=True),
        Column("Player", is_wide=True),
        Column("Points", is_figure=True),
        Column("Balance, GBP", is_figure=True),
    ),
    rows=(
        Row(("1=", "Łukasz Брусникін ♠", 25, Value(Decimal("-0.20"), "−£0.20"))),
        Row(("–", "=1+1", None, None), is_faint=True),
    ),
    notes=("The lowest total leads.",),
    stamp="Version 214",
    signatures=("Director",),
)


def render(wanted: ReportFormat, document: Document = DOCUMENT) -> bytes:
    return RENDERERS[wanted].render(document)


def pages(document: Document) -> list[bytes]:
    """What typst draws of each page."""
    drawn = typst.compile(TEMPLATE, format="svg", **typst_input(document))
    return drawn if isinstance(drawn, list) else [drawn]


def test_every_report_can_be_written_and_every_format_rendered() -> None:
    assert set(WRITERS) == set(REPORT_KINDS)
    assert set(RENDERERS) == set(ReportFormat)


def test_a_spreadsheet_keeps_figures_as_figures_and_nothing_as_nothing() -> None:
    sheet = load_workbook(BytesIO(render(ReportFormat.XLSX))).worksheets[0]
    assert sheet.title == "Standings"
    rows = [[cell.value for cell in row] for row in sheet.iter_rows()]
    assert rows[-3] == ["Place", "Player", "Points", "Balance, GBP"]
    assert rows[-2] == ["1=", "Łukasz Брусникін ♠", 25, -0.2]
    assert rows[-1][2:] == [None, None]


@pytest.mark.parametrize("wanted", [ReportFormat.XLSX, ReportFormat.CSV])
def test_a_name_that_a_program_would_run_is_only_a_name(wanted: ReportFormat) -> None:
    content = render(wanted)
    if wanted == ReportFormat.CSV:
        name = list(csv.reader(StringIO(content.decode("utf-8-sig"))))[-1][1]
    else:
        sheet = load_workbook(BytesIO(content)).worksheets[0]
        name = str(sheet.cell(sheet.max_row, 2).value)
    assert name == "'=1+1"


def test_csv_says_in_its_first_lines_what_it_was_made_from() -> None:
    lines = render(ReportFormat.CSV).decode("utf-8-sig").splitlines()
    assert lines[0] == "Michaelmas Cup"
    assert "Provisional: 2 of 5 tables still play" in lines
    assert "Version 214" in lines
    assert lines[-2] == "1=,Łukasz Брусникін ♠,25,-0.20"


def test_a_pdf_is_one_and_tells_screen_readers_what_is_what() -> None:
    content = render(ReportFormat.PDF)
    assert content.startswith(b"%PDF-")
    assert b"StructTreeRoot" in content


def test_a_long_field_goes_on_to_further_pages() -> None:
    row = DOCUMENT.rows[0]
    assert len(pages(DOCUMENT)) == 1
    assert len(pages(replace(DOCUMENT, rows=(row,) * 120))) > 2


@pytest.mark.parametrize(
    "name", ['#panic("no")', "$x", '"], "x": ["', "*bold* _it_ `raw`", "<label> @ref", "\\", "//"]
)
def test_what_people_are_called_is_never_read_as_markup(name: str) -> None:
    told = replace(DOCUMENT, title=name, rows=(Row((name, name, 1, 2)),), notes=(name,))
    assert query(told, "heading")[0]["body"]["child"]["text"] == name


def query(document: Document, selector: str) -> Any:
    """What typst itself finds in the finished document."""
    return json.loads(typst.query(TEMPLATE, selector, **typst_input(document)))
