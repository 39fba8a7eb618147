"""A line of the standings in words, for pages and reports alike."""

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from tournaments.models import EntryStatus
from tournaments.selectors.fates import Fate
from tournaments.selectors.stage_names import stage_name
from tournaments.selectors.standings import StandingLine, Standings

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


def stage_of(standings: Standings, line: StandingLine) -> str:
    """The name of the stage whose points a line has; empty where there is one stage only."""
    if len(standings.stages) < _SEVERAL or line.stage is None:
        return ""
    names = {part.number: part.name for part in standings.stages}
    return stage_name(line.stage, names[line.stage])


def state_words(line: StandingLine, *, is_over: bool) -> str:
    """“In”, “Out, hand 7”, “Buy-in?”, “Winner”; of a stage that is past, “Goes on” and “Cut”."""
    if line.status in GONE:
        return str(EntryStatus(line.status).label)
    if line.fate is Fate.WENT_ON and line.table is None:
        return _("Goes on")
    if line.fate is Fate.CUT and not is_beaten(line):
        return _("Cut")
    if line.won_match:
        return _("Winner")
    if line.may_buy_in:
        return _("Buy-in?")
    if line.is_out:
        return _out_words(line.left_in_hand)
    if line.table is None:
        return str(EntryStatus(line.status).label)
    return _("To the end") if is_over else _("In")


def is_beaten(line: StandingLine) -> bool:
    """Whether he left the stage without winning it, and did not go on from it all the same."""
    return line.is_out and not line.won_match and line.fate is not Fate.WENT_ON


def _out_words(hand: int | None) -> str:
    """Who lost his match in a knock-out was put out by no hand."""
    return _("Out") if hand is None else _("Out, hand %(number)s") % {"number": hand}


_SEVERAL = 2
