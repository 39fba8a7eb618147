"""What a table has recorded since somebody began to enter a hand, said above his form."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.selectors.event_authors import latest_author
from tournaments.web.log.values import actor_words
from tournaments.web.numbers import read_whole
from tournaments.web.tables.hand_words import told_hand
from tournaments.web.tables.recorded_words import recorded_words
from tournaments.web.tables.table_page import TablePage
from tournaments.web.times import clock_time

Context = dict[str, Any]


@dataclass(frozen=True, slots=True)
class SeenTable:
    """The table as a form was made from it: the hand it enters, and the table's version."""

    hand: int
    version: int

    @property
    def query(self) -> str:
        """As the address carries it that the page asks for news."""
        return urlencode({"hand": self.hand, "version": self.version})


def read_seen(data: Mapping[str, str]) -> SeenTable | None:
    """What a page in use says it was made from; None for a page without a form."""
    hand, version = read_whole(data.get("hand", "")), read_whole(data.get("version", ""))
    return None if hand is None or version is None else SeenTable(hand, version)


def news_context(page: TablePage, seen: SeenTable | None) -> Context | None:
    """The `news` of `tables/table.html`; None while the table is as the form knows it."""
    if seen is None or seen.version == page.match.table.version:
        return None
    taken = seen.hand != page.match.table.hand_number
    return {
        "text": _taken_words(page, seen.hand) if taken else _changed_words(page),
        "taken": taken,
        "hand": seen.hand,
        "url": reverse("table", args=(page.match.table.pk,)),
        "action": go_on_words(page),
    }


def go_on_words(page: TablePage) -> str:
    """What leads from a hand somebody else recorded to the one that is next."""
    if not page.can_record:
        return _("See what is saved")
    return _("Go on with hand %(number)s") % {"number": page.state.hand_number}


def _taken_words(page: TablePage, number: int) -> str:
    told = told_hand(page, number)
    if told is None:
        return _("Hand %(number)s is not the next one at this table any more.") % {"number": number}
    return f"{recorded_words(page, number)}: {told}."


def _changed_words(page: TablePage) -> str:
    latest = latest_author(page.match.table)
    if latest is None:
        return _("The score sheet has changed. The totals here follow it.")
    author, at = latest
    club = page.match.table.round.stage.tournament.club
    said = {"name": actor_words(author), "time": clock_time(at, club)}
    return _("%(name)s changed the score sheet at %(time)s. The totals here follow it.") % said
