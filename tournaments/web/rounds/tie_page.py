"""Ties across the line of who goes on, as a page asks about them: a form for each table."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from django.urls import reverse
from django.utils.text import get_text_list
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.problems import Problem
from tournaments.domain.knockout import Tie
from tournaments.models import Round, TieDecision
from tournaments.selectors.ties import TieSight
from tournaments.web.console.page import tournament_context
from tournaments.web.hidden import hidden
from tournaments.web.marks import person
from tournaments.web.rounds.place import Place
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
        {**row, "url": url if found.code == "knockout.tied_at_cut" else ""}
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
        "text": _words(tie),
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
        "decided": "" if in_force is None else _decided(in_force, names),
        "overtaken": "" if sight.overtaken is None else _overtaken(sight.overtaken, names),
    }


def _words(tie: Tie) -> str:
    text = ngettext(
        "%(sharing)s players share place %(place)s, and %(count)s of them goes on.",
        "%(sharing)s players share place %(place)s, and %(count)s of them go on.",
        tie.open,
    )
    return text % {"sharing": len(tie.entries), "place": tie.place, "count": tie.open}


def going_on_words(decision: TieDecision, names: Mapping[int, str]) -> str:
    """“Jim and Ann go on.”"""
    who = [names[entry] for entry in decision.going_on]
    text = ngettext("%(names)s goes on.", "%(names)s go on.", len(who))
    return text % {"names": get_text_list(who, _("and"))}


def _decided(decision: TieDecision, names: Mapping[int, str]) -> str:
    said = {"who": going_on_words(decision, names), "reason": decision.reason}
    return _("Decided: %(who)s %(reason)s") % said


def _overtaken(decision: TieDecision, names: Mapping[int, str]) -> str:
    who = going_on_words(decision, names)
    return _("The result was corrected since this was decided: %(who)s Decide again.") % {
        "who": who
    }
