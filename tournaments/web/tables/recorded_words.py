"""Who recorded a hand, and who corrected it afterwards."""

from django.utils.translation import gettext as _

from tournaments.domain.hand_lookup import find_hand
from tournaments.selectors.event_authors import Authored, version_authors
from tournaments.web.log.values import actor_words
from tournaments.web.tables.table_page import TablePage
from tournaments.web.times import clock_time


def recorded_words(page: TablePage, number: int) -> str:
    """“Hand 3 was recorded by Anna at 20:31”; `RuleBroken` where it is not recorded."""
    recorded, *_corrected = _authors(page, number)
    said = _said(page, number, recorded)
    return _("Hand %(number)s was recorded by %(name)s at %(time)s") % said


def corrected_words(page: TablePage, number: int) -> str:
    """“Hand 3 was corrected by Anna at 20:40” by the last who did; empty where nobody has."""
    _recorded, *corrected = _authors(page, number)
    if not corrected:
        return ""
    said = _said(page, number, corrected[-1])
    return _("Hand %(number)s was corrected by %(name)s at %(time)s") % said


def _authors(page: TablePage, number: int) -> list[Authored]:
    event = find_hand(page.match.timeline, page.state, number)
    return version_authors(page.match.table, event)


def _said(page: TablePage, number: int, authored: Authored) -> dict[str, object]:
    author, at = authored
    club = page.match.table.round.stage.tournament.club
    return {"number": number, "name": actor_words(author), "time": clock_time(at, club)}
