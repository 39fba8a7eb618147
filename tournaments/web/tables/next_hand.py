"""Entering the hand that comes next."""

from collections.abc import Mapping
from dataclasses import replace

from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.problems import Problem, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.reasons import reason_problems
from tournaments.domain.timeline import Change, PutIn, Timeline
from tournaments.services.hands import record_hand
from tournaments.services.table_acts import Answer, TableRequest
from tournaments.web.tables.desk import Context, Desk
from tournaments.web.tables.entry import Entry
from tournaments.web.tables.form import HandForm, blank_form
from tournaments.web.tables.form_hand import hand_of
from tournaments.web.tables.lapsing import lapse_words, save_words
from tournaments.web.tables.news import SeenTable
from tournaments.web.tables.table_page import TablePage


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

    def lapsing(self) -> list[str]:
        return lapse_words(self.page)

    def action(self) -> str:
        return save_words(self.page)

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

    def seen(self, form: HandForm) -> SeenTable | None:
        if form.number is None or form.version is None:
            return None
        return SeenTable(form.number, form.version)

    def refreshed(self, form: HandForm) -> HandForm:
        return replace(form, version=self.match.table.version)

    def correcting(self) -> Context | None:
        return None

    def save(self, request: TableRequest, form: HandForm) -> Answer:
        hand = hand_of(form, self.entry(form).losers)
        return record_hand(request, number=form.number or 0, hand=hand, reason=form.reason)

    def changes(self, data: Mapping[str, object], form: HandForm) -> tuple[Change, ...]:
        return (PutIn(self.match.timeline.last_position, data),)

    def place(self, changed: Timeline) -> int:
        return changed.last_position


_CHANGED = translatable(
    "Something else was recorded at this table meanwhile. Check the hand and review it again."
)
