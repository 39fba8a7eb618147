"""The context of the page of one entry."""

from collections.abc import Sequence
from typing import Any

from django.utils.translation import gettext as _

from scoring.problems import Problem
from tournaments.domain.entry_changes import EntryAct
from tournaments.models import Entry
from tournaments.web.entries.acts import ADDRESSES, PossibleAct, act_label, possible_acts
from tournaments.web.entries.desk import Desk
from tournaments.web.entries.no_show import no_show_context
from tournaments.web.entries.page import tournament_context
from tournaments.web.entries.replacement import replacement_context
from tournaments.web.entries.rows import seat_words, status_tag
from tournaments.web.marks import person
from tournaments.web.summary import summary

Context = dict[str, Any]


def entry_context(
    desk: Desk, entry: Entry, problems: Sequence[Problem], typed: str = ""
) -> Context:
    """The context of `entries/entry.html`; `typed` is the reason as it was sent."""
    acts = possible_acts(desk, entry)
    asking = next((one for one in acts if one.needs_reason), None)
    return {
        "tournament": tournament_context(desk),
        "entry": {
            **person(entry.player.name, entry.player_id),
            "number": entry.number,
            "tag": status_tag(desk, entry),
            "text": seat_words(entry),
        },
        "problems": summary(problems, lambda found: _control(found, asking)),
        "acts": [
            *(_act(desk, entry, one, typed) for one in acts),
            *filter(None, (no_show_context(desk, entry), replacement_context(desk, entry))),
        ],
        "back_url": f"{desk.url('entries')}#e{entry.pk}",
    }


def _act(desk: Desk, entry: Entry, one: PossibleAct, typed: str) -> Context:
    return {
        "key": one.act.value,
        "url": desk.url(ADDRESSES[one.act], entry.pk),
        "label": act_label(one.act),
        "text": _consequence(one),
        "takes_reason": one.act not in (EntryAct.CHECK_IN, EntryAct.UNDO_CHECK_IN),
        "needs_reason": one.needs_reason,
        "reason": typed,
        "grave": one.is_grave,
    }


def _consequence(one: PossibleAct) -> str:
    texts = {
        EntryAct.CHECK_IN: _("Is here and takes part in the seating draw."),
        EntryAct.UNDO_CHECK_IN: _("Stays entered, and counts as absent."),
        EntryAct.WITHDRAW: _("Does not play. The place goes to the waiting list."),
        EntryAct.DISQUALIFY: _("Can neither win nor share; what was played stays on record."),
        EntryAct.REINSTATE: _("Takes part again, on the waiting list if the places are taken."),
    }
    if one.act is EntryAct.WITHDRAW and one.needs_reason:
        return _("Leaves the table for good with the total reached so far.")
    return texts[one.act]


def _control(found: Problem, asking: PossibleAct | None) -> str:
    """More than one act asks for a reason: the summary leads to the first that needs it."""
    if found.field != "reason" or asking is None:
        return ""
    return f"{asking.act.value}-reason"
