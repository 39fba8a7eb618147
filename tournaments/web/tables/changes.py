"""What a correction changes, player by player."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _

from scoring.match import MatchState
from tournaments.domain.foresight import Foreseen
from tournaments.domain.timeline import Timeline
from tournaments.web.marks import person
from tournaments.web.tables.desk import Desk
from tournaments.web.tables.outlook import line_at

Context = dict[str, Any]


def change_rows(desk: Desk, foreseen: Foreseen) -> list[Context]:
    """The hand, the total now, and in or out; each as it was and as it would be."""
    before, after = foreseen.before, foreseen.after
    if after is None or foreseen.timeline is None:
        return []
    was = _points(desk, desk.match.timeline, before)
    now = _points(desk, foreseen.timeline, after)
    return [
        {
            **person(seated.name),
            "hand_was": was.get(seated.key, "–"),
            "hand": now.get(seated.key, "–"),
            "total_was": before.totals[seated.key],
            "total": after.totals[seated.key],
            "text": consequence(seated.key, before, after),
        }
        for seated in desk.match.keys.seats
    ]


def _points(desk: Desk, timeline: Timeline, state: MatchState) -> Mapping[str, int]:
    """What the hand gives each: found by its place, for a void one shares its number."""
    return line_at(timeline, state, desk.place(timeline)).points


def consequence(key: str, before: MatchState, after: MatchState) -> str:
    """Whether somebody is out or in again by it."""
    was_out, is_out = key in before.out, key in after.out
    if was_out and not is_out:
        return _("is in again")
    if is_out and not was_out:
        return _("is out")
    return ""
