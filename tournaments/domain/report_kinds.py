"""The reports there are, as data: what each is called and the formats it comes in.

What is in one is for `tournaments.reports.registry` to say, under the same key.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from scoring.problems import translatable


class ReportFormat(StrEnum):
    """What a report leaves as; the value is the end of its file's name."""

    PDF = "pdf"
    XLSX = "xlsx"
    CSV = "csv"


@dataclass(frozen=True, slots=True)
class ReportKind:
    """A report a tournament can have made; `name` is an English text to translate.

    One `of_money` has nothing to say of a tournament that is played for interest.
    """

    key: str
    name: str
    formats: tuple[ReportFormat, ...]
    of_money: bool = False


STANDINGS = ReportKind("standings", translatable("Standings"), tuple(ReportFormat))
CASH_UP = ReportKind("cash_up", translatable("Cash-up"), tuple(ReportFormat), of_money=True)

REPORT_KINDS: Mapping[str, ReportKind] = MappingProxyType(
    {kind.key: kind for kind in (STANDINGS, CASH_UP)}
)
