"""Entering the next hand and correcting an earlier one: the same form, two purposes."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.match import HistoryLine, MatchState
from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.foresight import UNFINISHED, Foreseen, foresee
from tournaments.domain.hand_data import give_hand
from tournaments.domain.hand_lookup import find_hand
from tournaments.domain.reasons import reason_problems
from tournaments.domain.settlements import settle_changes
from tournaments.domain.timeline import Change, PutIn, Recorded, Replace, Timeline
from tournaments.selectors.matches import event_author
from tournaments.services.hands import correct_hand, record_hand
from tournaments.services.table_acts import Answer, TableRequest
from tournaments.web.tables.entry import Entry, saved_form
from tournaments.web.tables.form import HandForm, blank_form, hand_of
from tournaments.web.tables.page import TablePage
from tournaments.web.tables.settling import read_settlements
from tournaments.web.times import clock_time

Context = dict[str, Any]


class Desk(ABC):
    """What differs between a new hand and a correction."""

    act: Act

    def __init__(self, page: TablePage) -> None:
        self.page = page
        self.match = page.match

    number: int
    url: str
    preview_url: str

    @abstractmethod
    def on(self, page: TablePage) -> "Desk":
        """The same purpose at the table as it is now."""

    @abstractmethod
    def blank(self) -> HandForm:
        """The form before anybody touched it."""

    @abstractmethod
    def entry(self, form: HandForm, problems: tuple[Problem, ...] = ()) -> Entry:
        """The hand being entered."""

    @abstractmethod
    def is_stale(self, form: HandForm) -> bool:
        """Whether the form was filled in for a hand that is no longer there to enter."""

    @abstractmethod
    def correcting(self) -> Context | None:
        """What the form says of the hand it corrects."""

    @abstractmethod
    def done(self) -> str:
        """What to say once it is saved."""

    def form_problems(self, form: HandForm) -> tuple[Problem, ...]:
        """What is wrong with the form beside the hand itself."""
        return ()

    def version_of(self, form: HandForm) -> int | None:
        """The table's version the form was filled in for; None where the hand's own is checked."""
        return None

    def refreshed(self, form: HandForm) -> HandForm:
        """The form to go on with after a refusal: what was typed stays."""
        return form

    @abstractmethod
    def save(self, request: TableRequest, form: HandForm) -> Answer:
        """Record what the form says."""

    @abstractmethod
    def _changes(self, data: Mapping[str, object], form: HandForm) -> tuple[Change, ...]:
        """What the hand does to the timeline."""

    @abstractmethod
    def _place(self, changed: Timeline) -> int:
        """The position of the hand in the timeline it changed."""

    def foresee(self, form: HandForm) -> Foreseen:
        """What would happen if it were saved now."""
        hand = hand_of(form, self.entry(form).losers)
        try:
            given = give_hand(hand, self.match.keys)
            changes = self._changes(given.data, form)
        except RuleBroken as broken:
            return Foreseen(self.page.state, None, broken.problems)
        if not given.is_whole:
            changed = self.match.timeline.changed(changes)
            return Foreseen(self.page.state, None, given.problems(changed, self._place(changed)))
        foreseen = foresee(self.match.timeline, changes)
        return replace(foreseen, problems=self.match.keys.explain(foreseen.problems))

    def may_overrule(self, form: HandForm, problems: Sequence[Problem]) -> bool:
        """Whether to offer a ruling: it was given already, or the audit alone refuses the hand."""
        if Act.RULE_AT_TABLE not in self.page.may:
            return False
        if form.override or not problems or any(found.code in UNFINISHED for found in problems):
            return form.override
        return not self._stands(form) and self._stands(replace(form, override=True))

    def _stands(self, form: HandForm) -> bool:
        """Whether the hand by itself can be recorded, whatever becomes of later ones."""
        given = give_hand(hand_of(form, self.entry(form).losers), self.match.keys)
        changed = self.match.timeline.changed(self._changes(given.data, replace(form, settle=())))
        return not given.problems(changed, self._place(changed))

    def line_of(self, timeline: Timeline, state: MatchState) -> HistoryLine:
        """The line of this hand, scored or void, in the timeline it changed and its state."""
        place = self._place(timeline)
        lines = ((timeline.live[line.event_index].position, line) for line in state.history)
        return next(line for position, line in lines if position == place)


class NextHand(Desk):
    """The hand that comes next at the table."""

    act = Act.RECORD_HAND

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.number = page.state.hand_number
        self.url = reverse("table", args=(page.match.table.pk,))
        self.preview_url = reverse("table_preview", args=(page.match.table.pk,))

    def on(self, page: TablePage) -> "NextHand":
        return NextHand(page)

    def blank(self) -> HandForm:
        return blank_form(self.number, self.match.table.version)

    def entry(self, form: HandForm, problems: tuple[Problem, ...] = ()) -> Entry:
        state = self.page.state
        dealt_in = tuple(self.match.keys.number(key) for key in state.still_in)
        return Entry(self.match, state, form, self.number, dealt_in, problems)

    def done(self) -> str:
        return _("Hand %(number)s is saved.") % {"number": self.number}

    def is_stale(self, form: HandForm) -> bool:
        return form.number != self.match.table.hand_number

    def form_problems(self, form: HandForm) -> tuple[Problem, ...]:
        changed = form.version != self.match.table.version
        return (
            *((problem("table.changed", _CHANGED),) if changed else ()),
            *(reason_problems(form.reason) if form.override else ()),
        )

    def version_of(self, form: HandForm) -> int | None:
        return form.version

    def refreshed(self, form: HandForm) -> HandForm:
        return replace(form, version=self.match.table.version)

    def correcting(self) -> Context | None:
        return None

    def save(self, request: TableRequest, form: HandForm) -> Answer:
        hand = hand_of(form, self.entry(form).losers)
        return record_hand(request, number=form.number or 0, hand=hand, reason=form.reason)

    def _changes(self, data: Mapping[str, object], form: HandForm) -> tuple[Change, ...]:
        return (PutIn(self.match.timeline.last_position, data),)

    def _place(self, changed: Timeline) -> int:
        return changed.last_position


class Correction(Desk):
    """A hand that was recorded before. Raises `RuleBroken` where there is none of this number."""

    act = Act.CORRECT_HAND

    def __init__(self, page: TablePage, number: int) -> None:
        super().__init__(page)
        self.number = number
        self.url = reverse("correct_hand", args=(page.match.table.pk, number))
        self.preview_url = reverse("correction_preview", args=(page.match.table.pk, number))
        self.event: Recorded = find_hand(page.match.timeline, page.state, number)

    @cached_property
    def before(self) -> MatchState:
        """The state the hand was dealt in."""
        events = self.match.timeline.events
        earlier = tuple(event for event in events if event.position < self.event.position)
        return replace(self.match.timeline, events=earlier).fold()

    @cached_property
    def saved(self) -> HandForm:
        """The hand as it stands, as a form."""
        form = blank_form(self.number, self.event.version)
        return saved_form(self.match.keys.hand_by_seat(self.event.data or {}), form)

    def on(self, page: TablePage) -> "Correction":
        return Correction(page, self.number)

    def blank(self) -> HandForm:
        return self.saved

    def form_problems(self, form: HandForm) -> tuple[Problem, ...]:
        return tuple(reason_problems(form.reason))

    def entry(self, form: HandForm, problems: tuple[Problem, ...] = ()) -> Entry:
        dealt_in = tuple(self.match.keys.number(key) for key in self.before.still_in)
        return Entry(self.match, self.before, form, self.number, dealt_in, problems, self.saved)

    def done(self) -> str:
        return _("Hand %(number)s is corrected.") % {"number": self.number}

    def is_stale(self, form: HandForm) -> bool:
        return form.version != self.event.version

    def correcting(self) -> Context:
        author, at = event_author(self.match.table, self.event)
        club = self.match.table.round.stage.tournament.club
        said = {"time": clock_time(at, club), "name": author}
        return {
            "title": _("Correct hand %(number)s") % {"number": self.number},
            "saved": _("Saved at %(time)s by %(name)s.") % said,
        }

    def save(self, request: TableRequest, form: HandForm) -> Answer:
        return correct_hand(
            request,
            number=self.number,
            hand_version=form.version or 0,
            hand=hand_of(form, self.entry(form).losers),
            reason=form.reason,
            settle=read_settlements(form.settle),
        )

    def _changes(self, data: Mapping[str, object], form: HandForm) -> tuple[Change, ...]:
        settled = settle_changes(read_settlements(form.settle), self.match.keys)
        return (Replace(self.event.position, data), *settled)

    def _place(self, changed: Timeline) -> int:
        return self.event.position


_CHANGED = translatable(
    "Something else was recorded at this table meanwhile. Check the hand and review it again."
)
