"""What no longer fits after a correction, as boxes to tick: nothing is dropped silently."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext as _

from scoring.match import MatchState
from scoring.problems import RuleBroken
from tournaments.domain.misfits import Misfit
from tournaments.domain.timeline import Timeline
from tournaments.selectors.wording import say
from tournaments.web.tables.act_words import act_words
from tournaments.web.tables.correction import Correction
from tournaments.web.tables.desk import Desk
from tournaments.web.tables.form import HandForm
from tournaments.web.tables.outlook import foresee_hand

Context = dict[str, Any]


def conflict_choices(desk: Desk, form: HandForm) -> list[Context]:
    """A box for each way of settling what the correction as typed would leave unfitting.

    Listed is what does not fit as things are ticked and typed now, and what is settled already.
    """
    if not isinstance(desk, Correction):
        return []
    untouched = foresee_hand(desk, replace(form, settle=()))
    if untouched.timeline is None or untouched.after is not None:
        return []
    now = foresee_hand(desk, form)
    settled = [one for one in untouched.misfits if _is_settled(desk, one, form)]
    misfits = {one.position: one for one in (*settled, *now.misfits)}
    later = [_later(desk, misfits[at], form) for at in sorted(misfits)]
    return [*_buy_ins(desk, untouched.timeline, form), *later]


def _is_settled(desk: Correction, misfit: Misfit, form: HandForm) -> bool:
    fields = {field["name"] for field in _additions(desk, misfit, form)}
    given = {":".join(value.split(":")[:3]) for value in form.settle}
    return f"take_back:{misfit.position}" in form.settle or not fields.isdisjoint(given)


def _later(desk: Correction, misfit: Misfit, form: HandForm) -> Context:
    """A later event may be taken back; a hand that lacks something may be given it."""
    timeline = desk.match.timeline
    lines = {timeline.live[line.event_index].position: line for line in desk.page.state.history}
    what = act_words(desk.match, lines[misfit.position], timeline.at(misfit.position))
    value = f"take_back:{misfit.position}"
    return {
        "value": value,
        "label": _("Take back: %(what)s") % {"what": what},
        "checked": value in form.settle,
        "problems": [say(found) for found in desk.match.keys.explain(misfit.problems)],
        "additions": _additions(desk, misfit, form),
    }


def _additions(desk: Correction, misfit: Misfit, form: HandForm) -> list[Context]:
    """A field for the cards and one for the points of everybody the hand lacks."""
    labels = {"cards": _("%(name)s: cards left"), "points": _("%(name)s: or the points")}
    return [
        {"name": name, "label": label % {"name": desk.match.keys.name(key)}, "typed": typed}
        for key in misfit.missing
        for kind, label in labels.items()
        for name in (f"{kind}:{desk.match.keys.number(key)}:{misfit.position}",)
        for typed in (_typed(form, name),)
    ]


def _typed(form: HandForm, name: str) -> str:
    found = (value for value in form.settle if value.startswith(f"{name}:"))
    return next(found, "").removeprefix(f"{name}:")


def _buy_ins(desk: Correction, changed: Timeline, form: HandForm) -> Iterator[Context]:
    """Whoever the corrected hand puts out may have bought in behind it, or left."""
    state = _right_after(desk, changed)
    words = {"buy_in": _("%(name)s bought in after this hand"), "decline": _("%(name)s left")}
    for offer in state.offers if state else ():
        for kind, text in words.items():
            seat = desk.match.keys.number(offer.player)
            label = text % {"name": desk.match.keys.name(offer.player)}
            value = f"{kind}:{seat}:{desk.event.position}"
            yield {"value": value, "label": label, "checked": value in form.settle}


def _right_after(desk: Correction, changed: Timeline) -> MatchState | None:
    """The match just after the corrected hand; None where even that does not fit."""
    try:
        return changed.until(desk.event.position).fold()
    except RuleBroken:
        return None
