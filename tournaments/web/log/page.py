"""The context of a log."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.problems import Problem
from tournaments.models import Club, LogEntry, TournamentCheck
from tournaments.selectors.log import find_in_log
from tournaments.selectors.wording import say
from tournaments.web.act_names import entry_name
from tournaments.web.checked import checked_context
from tournaments.web.log.changes import describe_change
from tournaments.web.log.devices import device_words
from tournaments.web.log.kinds import Kind, kind_named, kind_tag
from tournaments.web.log.reader import LogReader
from tournaments.web.log.subjects import subject_words
from tournaments.web.log.values import actor_words
from tournaments.web.paging import page_of, pages_context
from tournaments.web.times import clock_time, day

Context = dict[str, Any]

ON_A_PAGE = 50
HASH_SIGNS = 12


@dataclass(frozen=True, slots=True)
class Log:
    """A log to be shown: whose it is, its entries newest first, what is wrong with its chain."""

    reader: LogReader
    name: str
    url: str
    entries: QuerySet[LogEntry]
    problems: Sequence[Problem]
    kinds: Collection[Kind]
    check: TournamentCheck | None = None

    @property
    def club(self) -> Club:
        """The club whose log it is, or whose tournament's."""
        return self.reader.club


def log_context(request: HttpRequest, log: Log) -> Context:
    """The context of `log/log.html`."""
    query = request.GET.get("q", "").strip()
    kind = kind_named(log.kinds, request.GET.get("kind", ""))
    found = find_in_log(log.entries, query, kind.acts if kind is not None else ())
    page = page_of(request, found, ON_A_PAGE)
    return {
        "tournament": {"name": log.name, "url": log.url},
        "q": query,
        "kinds": [
            {"value": one.value, "label": one.label, "checked": one is kind} for one in log.kinds
        ],
        "intact": _intact(log),
        "checked": checked_context(log.check, log.club),
        "rows": [*_rows(log, page)],
        "pages": pages_context(request, page),
        "empty": {
            "title": _("No entry fits") if query or kind else _("Nothing was done yet"),
            "text": _("Look for another name or kind of act."),
            "url": "",
        },
    }


def _intact(log: Log) -> Context:
    """Whether the whole chain, not this page of it, is as it was written."""
    if log.problems:
        return {"good": False, "text": " ".join(say(found) for found in log.problems[:1])}
    count = log.entries.count()
    text = ngettext(
        "%(count)s entry, the chain is unbroken", "%(count)s entries, the chain is unbroken", count
    )
    return {"good": True, "text": text % {"count": count}}


def _rows(log: Log, entries: Iterable[LogEntry]) -> Iterator[Context]:
    last_day = ""
    for entry in entries:
        today = day(entry.at, log.club)
        yield {**_row(log, entry), "day": "" if today == last_day else today}
        last_day = today


def _row(log: Log, entry: LogEntry) -> Context:
    before, after = describe_change(entry.before, entry.after, log.reader)
    return {
        "number": entry.number,
        "time": clock_time(entry.at, log.club),
        "who": actor_words(entry.actor_name),
        "device": device_words(entry.device),
        "act": f"{entry_name(entry)}: {subject_words(entry.subject)}",
        "before": before,
        "after": after,
        "reason": entry.reason,
        "tag": kind_tag(log.kinds, entry.act),
        "url": "",
        "hash": entry.hash[:HASH_SIGNS],
    }
