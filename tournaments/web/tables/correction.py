"""Correcting a hand that was recorded before."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property

from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.match import MatchState
from scoring.problems import Problem
from tournaments.domain.access import Act
from tournaments.domain.hand_lookup import find_hand
from tournaments.domain.reasons import reason_problems
from tournaments.domain.settlements import settle_changes
from tournaments.domain.timeline import Change, Recorded, Replace, Timeline
from tournaments.selectors.event_authors import version_authors
from tournaments.services.hands import correct_hand
from tournaments.services.table_acts import Answer, TableRequest
from tournaments.web.log.values import actor_words
from tournaments.web.tables.desk import Context, Desk
from tournaments.web.tables.entry import Entry
from tournaments.web.tables.form import HandForm, blank_form
from tournaments.web.tables.form_hand import hand_of, saved_form
from tournaments.web.tables.settling import read_settlements
from tournaments.web.tables.table_page import TablePage
from tournaments.web.times import clock_time


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

    def action(self) -> str:
        return _("Save the correction of hand %(number)s") % {"number": self.number}

    def is_stale(self, form: HandForm) -> bool:
        return form.version != self.event.version

    def correcting(self) -> Context:
        *_earlier, (author, at) = version_authors(self.match.table, self.event)
        club = self.match.table.round.stage.tournament.club
        said = {"time": clock_time(at, club), "name": actor_words(author)}
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

    def changes(self, data: Mapping[str, object], form: HandForm) -> tuple[Change, ...]:
        settled = settle_changes(read_settlements(form.settle), self.match.keys)
        return (Replace(self.event.position, data), *settled)

    def place(self, changed: Timeline) -> int:
        return self.event.position
