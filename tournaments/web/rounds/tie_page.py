"""Ties across the line of who goes on, as a page asks about them: a form for each table."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from django.urls import reverse

from scoring.problems import Problem
from tournaments.domain.knockout import TIED_AT_CUT
from tournaments.models import Round
from tournaments.selectors.ties import TieSight
from tournaments.web.console.page import tournament_context
from tournaments.web.hidden import hidden
from tournaments.web.marks import person
from tournaments.web.rounds.place import Place
from tournaments.web.rounds.tie_words import decided_words, overtaken_words, tie_words
from tournaments.web.summary import summary, texts_at

Context = dict[str, Any]

_AT_FIELD = ("going_on", "reason")


@dataclass(frozen=True, slots=True, kw_only=True)
class TypedRuling:
    """What was sent about one table, and what is wrong with it."""

    table: int = 0
    going_on: Collection[int] = ()
    reason: str = ""
    problems: Sequence[Problem] = field(default=())


def tie_links(place: Place, problems: Sequence[Problem]) -> list[Context]:
    """A summary in which an undecided tie leads to where it is decided."""
    closed = place.closed_round
    url = "" if closed is None else reverse("decide_ties", args=(closed.pk,))
    return [
        {**row, "url": url if found.code == TIED_AT_CUT else ""}
        for row, found in zip(summary(problems), problems, strict=True)
    ]


def ties_context(
    place: Place,
    one: Round,
    sights: Sequence[TieSight],
    names: Mapping[int, str],
    typed: TypedRuling,
) -> Context:
    """The context of `rounds/ties.html`."""

    def control(found: Problem) -> str:
        return f"{found.field}-{typed.table}" if found.field in _AT_FIELD else ""

    return {
        "tournament": tournament_context(place.tournament),
        "back_url": reverse("rounds", args=(place.tournament.pk,)),
        "url": reverse("decide_ties", args=(one.pk,)),
        "number": one.number,
        "problems": summary(typed.problems, control),
        "has_draft": bool(place.drafts),
        "ties": [_tie(sight, names, typed) for sight in sights],
    }


def _tie(sight: TieSight, names: Mapping[int, str], typed: TypedRuling) -> Context:
    tie, in_force = sight.tie, sight.in_force
    is_typed = typed.table == tie.table
    ticked = typed.going_on if is_typed else () if in_force is None else in_force.going_on
    problems = typed.problems if is_typed else ()
    return {
        "table": tie.table,
        "text": tie_words(tie),
        "is_one": tie.open == 1,
        "choices": [
            {**person(names[entry]), "value": entry, "checked": entry in ticked}
            for entry in tie.entries
        ],
        "errors": texts_at(problems, "going_on"),
        "reason": {
            "typed": typed.reason if is_typed else "",
            "errors": texts_at(problems, "reason"),
        },
        "fields": hidden(table=tie.table, submission_id=uuid4()),
        "decided": "" if in_force is None else decided_words(in_force, names),
        "overtaken": "" if sight.overtaken is None else overtaken_words(sight.overtaken, names),
    }
