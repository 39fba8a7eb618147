"""How the status of an entry may change: a table of which act leads from where to where."""

from dataclasses import dataclass
from enum import StrEnum

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.standings import Status


class EntryAct(StrEnum):
    """What is done to an entry, by the names the log uses."""

    CHECK_IN = "check_in"
    UNDO_CHECK_IN = "undo_check_in"
    WITHDRAW = "withdraw_entry"
    DISQUALIFY = "disqualify_entry"
    REINSTATE = "reinstate_entry"
    PROMOTE = "promote_entry"


@dataclass(frozen=True, slots=True)
class Transition:
    """From any of these to that one."""

    sources: frozenset[Status]
    target: Status


TRANSITIONS = {
    EntryAct.CHECK_IN: Transition(frozenset({Status.REGISTERED}), Status.CHECKED_IN),
    EntryAct.UNDO_CHECK_IN: Transition(frozenset({Status.CHECKED_IN}), Status.REGISTERED),
    EntryAct.WITHDRAW: Transition(
        frozenset({Status.REGISTERED, Status.WAITING, Status.CHECKED_IN}), Status.WITHDRAWN
    ),
    EntryAct.DISQUALIFY: Transition(frozenset(Status) - {Status.DISQUALIFIED}, Status.DISQUALIFIED),
    EntryAct.REINSTATE: Transition(
        frozenset({Status.WITHDRAWN, Status.DISQUALIFIED}), Status.REGISTERED
    ),
    EntryAct.PROMOTE: Transition(frozenset({Status.WAITING}), Status.REGISTERED),
}


def status_after(act: EntryAct, status: Status, name: str) -> Status:
    """The status the act leads to; that of before where nothing is left to do.

    `RuleBroken` (`entry.wrong_status`) says what the entry of that name is instead.
    """
    transition = TRANSITIONS[act]
    if status != transition.target and status not in transition.sources:
        raise RuleBroken((problem("entry.wrong_status", STANDS_AS[status], name=name),))
    return transition.target


STANDS_AS = {
    Status.REGISTERED: translatable("{name} is registered and not checked in."),
    Status.WAITING: translatable("{name} is on the waiting list and has no place yet."),
    Status.CHECKED_IN: translatable("{name} is entered and checked in."),
    Status.WITHDRAWN: translatable("{name} has withdrawn: reinstate the entry first."),
    Status.DISQUALIFIED: translatable("{name} is disqualified: reinstate the entry first."),
}
"""What an entry is, as a sentence."""
