"""A line of the standings in words, for pages and reports alike."""

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from tournaments.models import EntryStatus
from tournaments.selectors.standings import StandingLine

GONE = frozenset({EntryStatus.WITHDRAWN, EntryStatus.DISQUALIFIED})
"""Of these entries it matters how they left, whatever became of them at the table."""


def place_words(line: StandingLine) -> str:
    """“6”, “6=” where it is shared, a dash where there is none."""
    if line.place is None:
        return "–"
    return f"{line.place}=" if line.is_shared else str(line.place)


def seat_code(line: StandingLine) -> str:
    """“T3·5”: table and seat, as they are printed on slips; empty without a seat."""
    if line.table is None:
        return ""
    return pgettext("table and seat", "T%(table)s·%(seat)s") % {
        "table": line.table,
        "seat": line.seat,
    }


def state_words(line: StandingLine, *, is_over: bool) -> str:
    """“In”, “Out, hand 7”, “Buy-in?”, “Winner”."""
    if line.status in GONE:
        return str(EntryStatus(line.status).label)
    if line.won_match:
        return _("Winner")
    if line.may_buy_in:
        return _("Buy-in?")
    if line.is_out:
        return _("Out, hand %(number)s") % {"number": line.left_in_hand}
    if line.table is None:
        return str(EntryStatus(line.status).label)
    return _("To the end") if is_over else _("In")
