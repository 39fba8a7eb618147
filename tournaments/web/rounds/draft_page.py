"""The context of a draft: who would sit where, how good it is, and changing it by hand."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.problems import Problem
from tournaments.domain.knockout import TIED_AT_CUT
from tournaments.domain.rounds.notes import note_problem
from tournaments.models import RoundState
from tournaments.selectors.wording import say
from tournaments.web.console.page import tournament_context
from tournaments.web.marks import person
from tournaments.web.rounds.draft_change import change_context
from tournaments.web.rounds.draft_sight import DraftSight
from tournaments.web.rounds.quality_words import quality_rows
from tournaments.web.rounds.round_rows import round_tag, round_title
from tournaments.web.rounds.search_door import search_door_of_draft
from tournaments.web.rounds.tie_page import tie_links

Context = dict[str, Any]


def draft_context(sight: DraftSight) -> Context:
    """The context of `rounds/draft.html`."""
    place, draft = sight.place, sight.draft
    first = place.drafts[0].pk == draft.pk
    publishes = place.can_plan and first and not place.stale
    return {
        "tournament": tournament_context(place.tournament),
        "rounds_url": reverse("rounds", args=(place.tournament.pk,)),
        "problems": tie_links(place, sight.problems),
        "round": {
            "title": round_title(draft.number, place.settings.rounds),
            "tag": round_tag(RoundState(draft.state)),
        },
        "stale": _stale(sight) if first else None,
        "publish_url": reverse("publish_round", args=(draft.pk,)) if publishes else "",
        "waits": "" if first else _("The rounds before it are published first."),
        "unsaved": sight.tables != sight.plan.tables,
        "tables": [_table(sight, number) for number in range(1, len(sight.tables) + 1)],
        "rest_title": _("Byes") if sight.is_knock_out else _("Sits out"),
        "resting": [_resting(sight, entry) for entry in sight.resting],
        "notes": _notes(sight),
        "quality": quality_rows(sight.plan.figures, sight.names),
        "search": search_door_of_draft(place, sight.plan.figures),
        "change": change_context(sight) if place.can_plan else None,
    }


def _stale(sight: DraftSight) -> Context | None:
    place = sight.place
    if not place.stale:
        return None
    text = " ".join(say(found) for found in place.stale)
    return {"text": text, "url": reverse("make_draft", args=(place.tournament.pk,))}


def _table(sight: DraftSight, number: int) -> Context:
    """A table with its seats; what is wrong stands at the seat or at the table."""
    at_table = [
        found
        for found in sight.problems
        if _value(found, "table") == number and found.code != TIED_AT_CUT
    ]
    return {
        "number": number,
        "errors": [say(found) for found in at_table if _value(found, "name") is None],
        "seats": [
            {
                **person(sight.names.get(entry, str(entry))),
                "number": seat,
                "key": entry,
                "errors": [
                    say(found)
                    for found in at_table
                    if _value(found, "name") == sight.names.get(entry)
                ],
            }
            for seat, entry in enumerate(sight.tables[number - 1], start=1)
        ],
    }


def _value(found: Problem, name: str) -> object:
    return dict(found.params).get(name)


def _resting(sight: DraftSight, entry: int) -> Context:
    reasons = [say(note_problem(one)) for one in sight.plan.notes if one["entry"] == entry]
    return {
        **person(sight.names.get(entry, str(entry))),
        "key": entry,
        "text": " ".join(reasons),
    }


def _notes(sight: DraftSight) -> list[Context]:
    """Why somebody sits where he does: lucky losers, places left by those who went home."""
    rested = set(sight.resting)
    return [
        {
            "name": sight.names.get(one["entry"] or 0, ""),
            "text": say(note_problem(one)),
            "table": one["table"],
        }
        for one in sight.plan.notes
        if one["entry"] not in rested
    ]
