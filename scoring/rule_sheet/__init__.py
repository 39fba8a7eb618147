"""The rule sheet that people read, generated from the same data that scores."""

from scoring.rule_sheet.parts import Phrase, RuleSheet, SheetRow, SheetSection
from scoring.rule_sheet.sheet import rule_sheet
from scoring.rule_sheet.sheet_data import sheet_to_data
from scoring.rule_sheet.sheet_markdown import sheet_to_markdown

__all__ = [
    "Phrase",
    "RuleSheet",
    "SheetRow",
    "SheetSection",
    "rule_sheet",
    "sheet_to_data",
    "sheet_to_markdown",
]
