"""The context of the hand form: seats, finishes, what is typed and what it means so far."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import gettext as _

from scoring.finish import Finish
from scoring.match import MatchState
from scoring.problems import Problem
from tournaments.domain.foresight import Understood, understand
from tournaments.domain.seat_keys import SeatedPlayer
from tournaments.selectors.finish_words import finish_label
from tournaments.selectors.matches import Match
from tournaments.selectors.wording import say
from tournaments.web.marks import cards, count_cards, person
from tournaments.web.tables.form import CARDS, NOBODY, POINTS, HandForm
from tournaments.web.words import finish_effect, finish_text

Context = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """A hand being entered: the match it goes to, the state it follows, the form, its faults.

    `dealt_in` are the seats that have a part in the hand, as text. `saved` is the hand as it
    stands, where one is being corrected.
    """

    match: Match
    state: MatchState
    form: HandForm
    number: int
    dealt_in: tuple[str, ...]
    problems: tuple[Problem, ...] = ()
    saved: HandForm | None = None

    @property
    def losers(self) -> list[str]:
        """Everybody dealt in but whoever went out."""
        return [seat for seat in self.dealt_in if seat != self.form.went_out]

    def understood(self, seat: str) -> Understood:
        """What is typed for a seat, understood."""
        variant = self.match.timeline.variant
        return understand(variant, self.number, self.form.finish, self.form.typed(seat))

    def problems_at(self, seat: str) -> list[Problem]:
        """The faults that concern one seat."""
        return [found for found in self.problems if found.seat == seat]


def entry_context(
    entry: Entry,
    *,
    url: str,
    preview_url: str,
    correcting: Context | None = None,
    settlements: Sequence[Context] = (),
    may_overrule: bool = False,
) -> Context:
    """The context of `tables/entry.html`; `may_overrule` offers to accept the hand by ruling."""
    form = entry.form
    variant = entry.match.timeline.variant
    return {
        "url": url,
        "preview_url": preview_url,
        "submission_id": form.submission_id,
        "number": entry.number,
        "version": form.version,
        "by": form.by,
        "correcting": correcting,
        "reason": form.reason,
        "reason_errors": _texts(entry, "reason"),
        "settlements": settlements,
        "ruling": {"checked": form.override} if may_overrule else None,
        "seats": [_seat(entry, seat) for seat in entry.match.keys.seats],
        "finishes": [_finish(entry, finish) for finish in variant.finishes],
        "finish_errors": _texts(entry, "finish"),
        "went_out_errors": _texts(entry, "went_out"),
        "nobody": _nobody(form),
        "cut_joker": _cut_joker(entry) if variant.cut_joker else None,
        "hint": _("For example As Ah JK 7d. Cyrillic works too: Т♠ В♦ Дж. Without its suit: 7"),
    }


def seen_context(entry: Entry, seat: str) -> Context | None:
    """The context of `tables/seen.html` for one seat; None while nothing is typed."""
    if entry.form.by != CARDS or not entry.form.typed(seat).strip():
        return None
    meant = entry.understood(seat)
    total = _total_with(entry, seat, meant.points)
    out_at = entry.match.timeline.variant.out_at
    problems = [*meant.problems, *entry.problems_at(seat)]
    return {
        "key": seat,
        "cards": cards(meant.cards),
        "points": meant.points,
        "sum": sum_words(meant),
        "count": count_cards(len(meant.cards)) if meant.cards else "",
        "total": total,
        "over": total is not None and out_at is not None and total >= out_at,
        "errors": list(dict.fromkeys(say(found) for found in problems)),
    }


def preview_context(entry: Entry, changes: Sequence[Context] = (), note: str = "") -> Context:
    """The context of `tables/preview.html`: the part of every seat, then the whole hand's faults.

    A seat without anything typed has an empty part, so that what was there before goes away.
    """
    return {
        "seats": [seen_context(entry, seat) or {"key": seat} for seat in entry.losers],
        "problems": [say(found) for found in entry.problems if found.seat is None],
        "changes": changes,
        "changes_note": note,
    }


def sum_words(meant: Understood) -> str:
    """“44 × 2” where points are multiplied."""
    if meant.plain is None or meant.points == meant.plain:
        return ""
    return f"{meant.plain} × {(meant.points or 0) // meant.plain}" if meant.plain else ""


def _total_with(entry: Entry, seat: str, points: int | None) -> int | None:
    if points is None:
        return None
    return entry.state.totals[entry.match.keys.key(seat)] + points


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


def _finish(entry: Entry, finish: Finish) -> Context:
    return {
        "key": finish.value,
        "label": finish_label(finish),
        "effect": finish_effect(entry.match.timeline.variant, finish),
        "text": finish_text(finish),
        "checked": entry.form.finish is finish,
    }


def _nobody(form: HandForm) -> Context:
    return {
        "label": _("Nobody"),
        "text": _("the hand is void or blocked"),
        "checked": form.went_out == NOBODY,
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


def saved_form(hand: Mapping[str, Any], form: HandForm) -> HandForm:
    """A recorded hand as the form it was entered with; it opens as it was saved."""
    points = {seat: str(value) for seat, value in (hand.get("points") or {}).items()}
    return replace(
        form,
        went_out=hand.get("went_out") or NOBODY,
        finish=Finish(str(hand.get("finish", Finish.VOID))),
        by=POINTS if points else CARDS,
        cards=hand.get("remainders") or {},
        points=points,
        cut_joker_seat=hand.get("cut_joker_seat"),
        override=bool(hand.get("override")),
    )
