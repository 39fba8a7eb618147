"""A tournament as a line in a list."""

from collections.abc import Iterable
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.variants import get_variant
from tournaments.models import Tournament
from tournaments.web.rules.words import variant_name
from tournaments.web.times import short_day
from tournaments.web.tournaments.states import state_tag

Context = dict[str, Any]


def tournament_row(
    tournament: Any, *, winners: Iterable[str] = (), of_club: bool = False, works: bool = False
) -> Context:
    """The context of `clubs/tournament_row.html`; the row carries `entered`.

    Whoever `works` there is led to the console.
    """
    is_over = bool(tournament.finished_at)
    return {
        "name": tournament.name,
        "url": reverse("tournament", args=(tournament.pk,)),
        "date": short_day(tournament.starts_at, tournament.club),
        "text": _words(tournament),
        "tag": None if is_over else state_tag(tournament),
        "winner": ", ".join(winners),
        "club": tournament.club.name if of_club else "",
        "console_url": reverse("console", args=(tournament.pk,)) if works else "",
    }


def _words(tournament: Any) -> str:
    players = ngettext("%(count)s player", "%(count)s players", tournament.entered)
    return f"{rules_name(tournament)}. {players % {'count': tournament.entered}}"


def rules_name(tournament: Tournament) -> str:
    """The name of the rule sheet, and whether the club changed some of it."""
    name = variant_name(get_variant(tournament.variant_key))
    return _("%(sheet)s, house rules") % {"sheet": name} if tournament.house_rules else name
