"""The context of the hand form: seats, finishes, what is typed and what it means so far."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any
from uuid import UUID

from django.utils.translation import gettext as _

from scoring.finish import Finish
from tournaments.domain.seat_keys import SeatedPlayer
from tournaments.selectors.wording import say
from tournaments.web.marks import cards, person
from tournaments.web.tables.ends import finish_choices, nobody_choice
from tournaments.web.tables.entry import Entry
from tournaments.web.tables.seen import seen_context

Context = dict[str, Any]


def entry_context(
    entry: Entry,
    *,
    finishes: Sequence[Finish],
    url: str,
    preview_url: str,
    correcting: Context | None = None,
    settlements: Sequence[Context] = (),
    may_overrule: bool = False,
    accepted: Iterable[UUID] = (),
    lapsing: Sequence[str] = (),
) -> Context:
    """The context of `tables/entry.html`.

    `finishes` are the ends that may be recorded here; `may_overrule` offers to accept the hand by
    ruling. `accepted` are the ids of acts at the table that need no draft on the phone any more,
    `lapsing` the buy-ins that end with the hand, in words.
    """
    form = entry.form
    variant = entry.match.timeline.variant
    return {
        "url": url,
        "preview_url": preview_url,
        "submission_id": form.submission_id,
        "accepted": " ".join(map(str, accepted)),
        "number": entry.number,
        "version": form.version,
        "by": form.by,
        "correcting": correcting,
        "reason": form.reason,
        "reason_errors": _texts(entry, "reason"),
        "settlements": settlements,
        "ruling": {"checked": form.override} if may_overrule else None,
        "seats": [_seat(entry, seat) for seat in entry.match.keys.seats],
        "finishes": finish_choices(variant, finishes, form),
        "finish_errors": _texts(entry, "finish"),
        "went_out_errors": _texts(entry, "went_out"),
        "nobody": nobody_choice(finishes, form),
        "cut_joker": _cut_joker(entry) if variant.cut_joker else None,
        "lapsing": lapsing,
        "hint": _("For example As Ah JK 7d. Cyrillic works too: Т♠ В♦ Дж. Without its suit: 7"),
    }


def _seat(entry: Entry, seated: SeatedPlayer) -> Context:
    seat, state, form = str(seated.number), entry.state, entry.form
    return {
        **person(seated.name),
        "key": seat,
        "number": seated.number,
        "total": state.totals[seated.key],
        "dealer": state.dealer == seated.key,
        "out": seat not in entry.dealt_in,
        "winner": form.went_out == seat,
        "cards": form.typed(seat),
        "points": form.points_typed(seat),
        "wrong": bool(entry.problems_at(seat)),
        "seen": seen_context(entry, seat),
        **_was(entry, seat),
    }


def _was(entry: Entry, seat: str) -> Context:
    """What was saved for the seat, where a hand is being corrected."""
    if entry.saved is None:
        return {"was_cards": [], "was_points": None}
    meant = replace(entry, form=entry.saved).understood(seat)
    points = entry.saved.points_typed(seat)
    return {
        "was_cards": cards(meant.cards),
        "was_points": int(points) if points else meant.points,
    }


def _cut_joker(entry: Entry) -> Context:
    seats = [
        {
            "key": str(seated.number),
            "name": seated.name,
            "checked": entry.form.cut_joker_seat == str(seated.number),
        }
        for seated in entry.match.keys.seats
        if str(seated.number) in entry.dealt_in
    ]
    return {"label": _("Who kept a joker of the cut?"), "seats": seats}


def _texts(entry: Entry, field: str) -> list[str]:
    return [say(found) for found in entry.problems if found.field == field and not found.seat]
