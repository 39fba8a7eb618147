"""What no longer fits after a correction, as boxes to tick: nothing is dropped silently."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext as _

from scoring.match import MatchState
from scoring.problems import RuleBroken
from tournaments.domain.foresight import Foreseen
from tournaments.domain.timeline import Timeline
from tournaments.web.tables.act_words import act_words
from tournaments.web.tables.correction import Correction
from tournaments.web.tables.desk import Desk
from tournaments.web.tables.form import HandForm
from tournaments.web.tables.outlook import foresee_hand

Context = dict[str, Any]


def conflict_choices(desk: Desk, form: HandForm) -> list[Context]:
    """A box for each way of settling what the correction as typed would leave unfitting."""
    if not isinstance(desk, Correction):
        return []
    foreseen = foresee_hand(desk, replace(form, settle=()))
    if foreseen.timeline is None or foreseen.after is not None:
        return []
    choices = [*_buy_ins(desk, foreseen.timeline), *_taken_back(desk, foreseen)]
    return [{**choice, "checked": choice["value"] in form.settle} for choice in choices]


def _taken_back(desk: Correction, foreseen: Foreseen) -> Iterator[Context]:
    """Every later event that does not fit may be taken back."""
    timeline = desk.match.timeline
    lines = {timeline.live[line.event_index].position: line for line in desk.page.state.history}
    changed = foreseen.timeline or timeline
    for position in changed.untouched_since(timeline, foreseen.problems):
        what = act_words(desk.match, lines[position], timeline.at(position))
        label = _("Take back: %(what)s") % {"what": what}
        yield {"value": f"take_back:{position}", "label": label}


def _buy_ins(desk: Correction, changed: Timeline) -> Iterator[Context]:
    """Whoever the corrected hand puts out may have bought in behind it, or left."""
    state = _right_after(desk, changed)
    words = {"buy_in": _("%(name)s bought in after this hand"), "decline": _("%(name)s left")}
    for offer in state.offers if state else ():
        for kind, text in words.items():
            seat = desk.match.keys.number(offer.player)
            label = text % {"name": desk.match.keys.name(offer.player)}
            yield {"value": f"{kind}:{seat}:{desk.event.position}", "label": label}


def _right_after(desk: Correction, changed: Timeline) -> MatchState | None:
    """The match just after the corrected hand; None where even that does not fit."""
    try:
        return changed.until(desk.event.position).fold()
    except RuleBroken:
        return None
