"""Entering the next hand and correcting an earlier one: the same form, two purposes."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from scoring.problems import Problem
from tournaments.domain.access import Act
from tournaments.domain.timeline import Change, Timeline
from tournaments.services.table_acts import Answer, TableRequest
from tournaments.web.tables.entry import Entry
from tournaments.web.tables.form import HandForm
from tournaments.web.tables.news import SeenTable
from tournaments.web.tables.table_page import TablePage

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

    def lapsing(self) -> list[str]:
        """The buy-ins that end once it is saved, a sentence each."""
        return []

    @abstractmethod
    def action(self) -> str:
        """What the button says that saves it."""

    def form_problems(self, form: HandForm) -> tuple[Problem, ...]:
        """What is wrong with the form beside the hand itself."""
        return ()

    def version_of(self, form: HandForm) -> int | None:
        """The table's version the form was filled in for; None where the hand's own is checked."""
        return None

    def seen(self, form: HandForm) -> SeenTable | None:
        """What the form was made from, where news of the table may overtake it."""
        return None

    def refreshed(self, form: HandForm) -> HandForm:
        """The form to go on with after a refusal: what was typed stays."""
        return form

    @abstractmethod
    def save(self, request: TableRequest, form: HandForm) -> Answer:
        """Record what the form says."""

    @abstractmethod
    def changes(self, data: Mapping[str, object], form: HandForm) -> tuple[Change, ...]:
        """What the hand does to the timeline."""

    @abstractmethod
    def place(self, changed: Timeline) -> int:
        """The position of the hand in the timeline it changed."""
