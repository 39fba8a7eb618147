"""What can be done to an entry, by what it is now."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from tournaments.domain.access import Act
from tournaments.domain.entry_changes import TRANSITIONS, EntryAct
from tournaments.domain.standings import Status
from tournaments.models import Entry
from tournaments.web.entries.desk import Desk

Context = dict[str, Any]

_RIGHT = {
    EntryAct.CHECK_IN: Act.CHECK_IN,
    EntryAct.UNDO_CHECK_IN: Act.CHECK_IN,
    EntryAct.WITHDRAW: Act.MANAGE_TOURNAMENT,
    EntryAct.DISQUALIFY: Act.MANAGE_TOURNAMENT,
    EntryAct.REINSTATE: Act.MANAGE_TOURNAMENT,
}
ADDRESSES = {
    EntryAct.CHECK_IN: "check-in",
    EntryAct.UNDO_CHECK_IN: "undo-check-in",
    EntryAct.WITHDRAW: "withdraw",
    EntryAct.DISQUALIFY: "disqualify",
    EntryAct.REINSTATE: "reinstate",
}
"""The address each act is sent to, and its name."""


@dataclass(frozen=True, slots=True)
class PossibleAct:
    """An act that would be taken; `needs_reason` when it is not taken without one."""

    act: EntryAct
    needs_reason: bool

    @property
    def is_grave(self) -> bool:
        """Whether it puts somebody out of the tournament for good."""
        return self.act is EntryAct.DISQUALIFY


def possible_acts(desk: Desk, entry: Entry) -> list[PossibleAct]:
    """What whoever looks may do to this entry now, the usual first."""
    if desk.is_over:
        return []
    return [
        PossibleAct(act, _needs_reason(desk, entry, act))
        for act, right in _RIGHT.items()
        if right in desk.may
        and Status(entry.status) in TRANSITIONS[act].sources
        and not (act is EntryAct.UNDO_CHECK_IN and desk.play_has_begun)
    ]


def act_context(desk: Desk, entry: Entry, possible: PossibleAct) -> Context:
    """The context of one act: where it is done, or asked for where a reason is needed."""
    address = "entry" if possible.needs_reason else ADDRESSES[possible.act]
    return {
        "url": desk.url(address, entry.pk),
        "label": act_label(possible.act),
        "asks": possible.needs_reason,
        "grave": possible.is_grave,
    }


def act_label(act: EntryAct) -> str:
    """What the button says."""
    labels = {
        EntryAct.CHECK_IN: _("Check in"),
        EntryAct.UNDO_CHECK_IN: _("Not here after all"),
        EntryAct.WITHDRAW: _("Withdraw"),
        EntryAct.DISQUALIFY: _("Disqualify"),
        EntryAct.REINSTATE: _("Take back in"),
    }
    return labels[act]


def _needs_reason(desk: Desk, entry: Entry, act: EntryAct) -> bool:
    if act is EntryAct.WITHDRAW:
        return any(not seat.is_out and not seat.table.is_finished for seat in entry.seats.all())
    return act is EntryAct.DISQUALIFY
