"""What would happen if the hand on a desk were saved now, and whether a ruling may accept it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from scoring.match import HistoryLine, MatchState
from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.domain.foresight import UNFINISHED, Foreseen, foresee
from tournaments.domain.hand_data import give_hand
from tournaments.domain.timeline import Timeline
from tournaments.web.tables.desk import Desk
from tournaments.web.tables.form import HandForm
from tournaments.web.tables.form_hand import hand_of


def foresee_hand(desk: Desk, form: HandForm) -> Foreseen:
    """What would happen if the form were saved now."""
    match, now = desk.match, desk.page.state
    hand = hand_of(form, desk.entry(form).losers)
    try:
        given = give_hand(hand, match.keys)
        changes = desk.changes(given.data, form)
    except RuleBroken as broken:
        return Foreseen(now, None, broken.problems)
    if not given.is_whole:
        changed = match.timeline.changed(changes)
        return Foreseen(now, None, given.problems(changed, desk.place(changed)))
    try:
        foreseen = foresee(match.timeline, changes)
    except RuleBroken as broken:
        return Foreseen(now, None, broken.problems)
    return replace(foreseen, problems=of_the_form(match.keys.explain(foreseen.problems)))


def of_the_form(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Problems of what was recorded later stand beside no seat of this hand."""
    return tuple(
        replace(found, seat=None, field="settle") if found.is_of_another_event else found
        for found in problems
    )


def may_overrule(desk: Desk, form: HandForm, problems: Sequence[Problem]) -> bool:
    """Whether to offer a ruling: it was given already, or the audit alone refuses the hand."""
    if Act.RULE_AT_TABLE not in desk.page.may:
        return False
    if form.override or not problems or any(found.code in UNFINISHED for found in problems):
        return form.override
    return not _stands(desk, form) and _stands(desk, replace(form, override=True))


def _stands(desk: Desk, form: HandForm) -> bool:
    """Whether the hand by itself can be recorded, whatever becomes of later ones."""
    given = give_hand(hand_of(form, desk.entry(form).losers), desk.match.keys)
    changes = desk.changes(given.data, replace(form, settle=()))
    changed = desk.match.timeline.changed(changes)
    return not given.problems(changed, desk.place(changed))


def line_at(timeline: Timeline, state: MatchState, place: int) -> HistoryLine:
    """The line of the event at this position, scored or void; `state` is the timeline's fold."""
    lines = ((timeline.live[line.event_index].position, line) for line in state.history)
    return next(line for position, line in lines if position == place)
