"""Rulings that were recorded, found again: by tournament, by kind, by what they rest on."""

from functools import reduce
from operator import or_

from django.db.models import Q, QuerySet

from tournaments.domain.referee_questions import RecordedRuling
from tournaments.models import Club, LogEntry

RECORDED = "record_ruling"


def recorded_rulings(club: Club, *, code: str = "") -> QuerySet[LogEntry]:
    """Every ruling recorded in the tournaments of a club, newest first; of this code, if any."""
    rulings = LogEntry.objects.filter(club=club, act=RECORDED, tournament__isnull=False)
    if code:
        rulings = rulings.filter(after__codes__contains=[code])
    return rulings.select_related("tournament", "club").order_by("-at", "-id")


def find_precedents(club: Club, ruling: RecordedRuling) -> QuerySet[LogEntry]:
    """Those of the same kind that share a reason with this one, or likewise have none."""
    same_kind = recorded_rulings(club).filter(before__asked=ruling.ask.value)
    if not ruling.codes:
        return same_kind.filter(after__codes=[])
    shared = (Q(after__codes__contains=[code]) for code in ruling.codes)
    return same_kind.filter(reduce(or_, shared))
