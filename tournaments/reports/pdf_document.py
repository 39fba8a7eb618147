"""A report as PDF, set by typst."""

import json
from pathlib import Path
from typing import Any

import typst

from tournaments.reports.document import Column, Document, text_of

PDF_TYPE = "application/pdf"

TEMPLATE = Path(__file__).parent / "table.typ"


def render_pdf(document: Document) -> bytes:
    """The report as the bytes of a tagged PDF.

    People's words reach the template as data and never as its source; only the fonts inside the
    package are used, so that it looks the same on every server.
    """
    return bytes(typst.compile(TEMPLATE, format="pdf", **typst_input(document)))


def typst_input(document: Document) -> dict[str, Any]:
    """What typst is given besides the template, whatever it is to make."""
    data = json.dumps(_data(document), ensure_ascii=False)
    return {"sys_inputs": {"document": data}, "ignore_system_fonts": True}


def _data(document: Document) -> dict[str, Any]:
    return {
        "language": document.language.partition("-")[0],
        "title": document.title,
        "subtitle": document.subtitle,
        "aside": document.aside,
        "status": document.status,
        "columns": [_column(column) for column in document.columns],
        "rows": [
            {"cells": [text_of(cell) for cell in row.cells], "faint": row.is_faint}
            for row in document.rows
        ],
        "notes": document.notes,
        "stamp": document.stamp,
        "signatures": document.signatures,
    }


def _column(column: Column) -> dict[str, Any]:
    return {
        "heading": column.heading,
        "figure": column.is_figure,
        "wide": column.is_wide,
        "strong": column.is_strong,
    }
