"""What the field comes to: the tables it makes, or why it makes none, and the next step."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.problems import RuleBroken
from tournaments.domain.access import Act
from tournaments.domain.stages.choices import TableMaking
from tournaments.models import Tournament, TournamentState
from tournaments.selectors.entries import EntryCounts
from tournaments.selectors.rounds import present_stage
from tournaments.selectors.seating_field import seating_field
from tournaments.selectors.stages import stage_settings
from tournaments.selectors.wording import say
from tournaments.web.entries.desk import Desk
from tournaments.web.field_words import tables_words

Context = dict[str, Any]


def field_notice(desk: Desk, counts: EntryCounts) -> Context:
    """`next`, the step the desk leads to, and `refused`, why the field makes no tables."""
    if desk.takes_late and desk.can_enter:
        return {"next": _late(desk), "refused": ""}
    if desk.is_seated or Act.DRAW_SEATS not in desk.may:
        return {"next": None, "refused": ""}
    if desk.tournament.state == TournamentState.PLANNED and not counts.checked_in:
        return {"next": _open_registration(desk), "refused": ""}
    if not counts.checked_in:
        return {"next": None, "refused": ""}
    try:
        sizes = seating_field(desk.tournament).table_sizes
    except RuleBroken as broken:
        return {"next": None, "refused": " ".join(say(found) for found in broken.problems)}
    return {"next": _draw(desk, counts.checked_in, tables_words(sizes)), "refused": ""}


def _open_registration(desk: Desk) -> Context:
    return {
        "text": _("Registration has not opened: nobody can be entered yet."),
        "url": reverse("open_registration", args=(desk.tournament.pk,)),
        "action": _("Open registration"),
        "post": True,
    }


def _late(desk: Desk) -> Context:
    return {
        "text": _("Play has begun. Who is entered and checked in now plays from the next round."),
        "url": reverse("rounds", args=(desk.tournament.pk,)),
        "action": _("Stages and rounds"),
        "post": False,
    }


def _draw(desk: Desk, here: int, tables: str) -> Context:
    text = ngettext("%(count)s is here: %(tables)s.", "%(count)s are here: %(tables)s.", here)
    drawn = _is_drawn(desk.tournament)
    return {
        "text": text % {"count": here, "tables": tables},
        "url": reverse("draw" if drawn else "rounds", args=(desk.tournament.pk,)),
        "action": _("To the seating draw") if drawn else _("Stages and rounds"),
        "post": False,
    }


def _is_drawn(tournament: Tournament) -> bool:
    stage = present_stage(tournament)
    return stage is None or stage_settings(stage).tables_made is TableMaking.DRAWN
