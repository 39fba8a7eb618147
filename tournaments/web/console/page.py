"""The context of the director's console."""

from collections.abc import Sequence
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.problems import RuleBroken
from tournaments.domain.access import Act
from tournaments.domain.stages.choices import TableMaking
from tournaments.models import Tournament
from tournaments.selectors.checks import last_check
from tournaments.selectors.seating_field import seating_field
from tournaments.selectors.wording import say
from tournaments.web.checked import checked_context
from tournaments.web.console.acts import acts_context
from tournaments.web.console.clock_panel import clock_panel
from tournaments.web.console.desk import Console
from tournaments.web.console.latest import latest_context, top_context
from tournaments.web.console.menu import menu_context
from tournaments.web.console.money_panel import money_context
from tournaments.web.console.phases import phases_context
from tournaments.web.console.queue import queue_context
from tournaments.web.console.table_cards import before_context, tables_context
from tournaments.web.field_words import tables_words
from tournaments.web.rounds.place import Place, read_place
from tournaments.web.rounds.strip import strip_context
from tournaments.web.times import short_day
from tournaments.web.tournaments.states import state_tag

Context = dict[str, Any]


def console_context(console: Console, problems: Sequence[Context] = ()) -> Context:
    """The context of `tournaments/console.html`."""
    place = read_place(console.tournament, console.may)
    return {
        "tournament": tournament_context(console.tournament),
        "console_menu": menu_context(console),
        "problems": [*problems, *_check_problems(console.tournament)],
        "find_url": reverse("entries", args=(console.tournament.pk,)),
        "phases": phases_context(console, place),
        "next": strip_context(place),
        "acts": acts_context(console, place),
        "clock": clock_panel(console),
        "tables": tables_context(console),
        "before": before_context(console),
        "standings": top_context(console),
        "queue": queue_context(console),
        "money": money_context(console),
        "latest": latest_context(console),
        "empty": None if console.board.tables else _empty(console, place),
    }


def _check_problems(tournament: Tournament) -> list[Context]:
    """That something is not as recorded, when the site found so; the log page says what."""
    checked = checked_context(last_check(tournament), tournament.club)
    if checked is None or checked["good"]:
        return []
    return [{"text": text, "field": ""} for text in (checked["text"], *checked["differences"])]


def tournament_context(tournament: Tournament) -> Context:
    """The tournament at the head of the pages of its staff."""
    return {
        "name": tournament.name,
        "date": short_day(tournament.starts_at, tournament.club),
        "state": state_tag(tournament),
        "url": reverse("tournament", args=(tournament.pk,)),
        "console_url": reverse("console", args=(tournament.pk,)),
        "version": tournament.version,
    }


def _empty(console: Console, place: Place) -> Context:
    draws = Act.DRAW_SEATS in console.may and console.counts.checked_in > 0
    if draws and place.settings.tables_made is not TableMaking.DRAWN:
        return {"title": _("Nobody sits anywhere yet"), "text": _field_words(console), "url": ""}
    return {
        "title": _("Seats are not drawn yet"),
        "text": _field_words(console),
        "url": reverse("draw" if draws else "entries", args=(console.tournament.pk,)),
        "action": _("Open the draw") if draws else _("Players"),
    }


def _field_words(console: Console) -> str:
    if not console.counts.checked_in:
        return _("Nobody is checked in. The tables appear with the seating draw.")
    try:
        sizes = seating_field(console.tournament).table_sizes
    except RuleBroken as broken:
        return " ".join(say(found) for found in broken.problems)
    said = {"count": console.counts.checked_in, "tables": tables_words(sizes)}
    return _("Checked in: %(count)s. The draw makes %(tables)s.") % said
