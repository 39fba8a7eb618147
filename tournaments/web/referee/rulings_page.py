"""Recorded rulings on a page: those found again, and the form that records one more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any
from uuid import uuid4

from django.urls import reverse
from django.utils.http import urlencode

from tournaments.domain.referee_questions import RecordedRuling, ruling_from_log
from tournaments.models import LogEntry, Tournament
from tournaments.web.hidden import hidden
from tournaments.web.log.subjects import subject_words
from tournaments.web.log.values import actor_words
from tournaments.web.referee.ask_words import ask_name
from tournaments.web.referee.questions import Question, write_fields
from tournaments.web.referee.verdicts import tag_verdict
from tournaments.web.times import clock_time, short_day

Context = dict[str, Any]


def record_context(
    tournament: Tournament, question: Question, typed: Mapping[str, str], errors: Iterable[str]
) -> Context:
    """The form that records a ruling: context `record` of `referee/referee.html`."""
    fields = write_fields(question.ask, question.asked())
    return {
        "url": reverse("rulings", args=(tournament.pk,)),
        "fields": hidden(**fields, form_id=uuid4()),
        "reason": typed.get("reason", ""),
        "reason_errors": [*errors],
        "at_table": typed.get("at_table", ""),
    }


def ruling_rows(entries: Iterable[LogEntry]) -> list[Context]:
    """Rows of `referee/rulings.html`, in the order given."""
    return [_row(entry) for entry in entries]


def _row(entry: LogEntry) -> Context:
    ruling = ruling_from_log(entry.before or {}, entry.after or {})
    tournament = entry.tournament
    name = "" if tournament is None else tournament.name
    same = entry.subject == name
    return {
        "at": f"{short_day(entry.at, entry.club)} {clock_time(entry.at, entry.club)}",
        "who": actor_words(entry.actor_name),
        "where": name if same else f"{name}, {subject_words(entry.subject)}",
        "question": ask_name(ruling.ask),
        "cards": _told(ruling),
        "tag": _verdict(ruling),
        "rules": ", ".join(f"§{rule}" for rule in ruling.rules),
        "reason": entry.reason,
        "url": _url(entry, ruling),
    }


def _verdict(ruling: RecordedRuling) -> Context:
    opened = bool(ruling.question.get("opened"))
    return tag_verdict(ruling.ask, {**ruling.answer}, opened=opened)


def _told(ruling: RecordedRuling) -> str:
    """The cards it was about, as they were typed; of a discard, the players who wanted it."""
    asked = ruling.question
    melds = " / ".join(asked.get("melds") or ())
    wanted = ", ".join(asked.get("claims") or ())
    return melds or wanted or str(asked.get("cards") or asked.get("discard") or "")


def _url(entry: LogEntry, ruling: RecordedRuling) -> str:
    """Where the same is asked again, and answered in the reader's language."""
    url = reverse("tournament_referee", args=(entry.tournament_id,))
    return f"{url}?{urlencode(write_fields(ruling.ask, ruling.question))}"
