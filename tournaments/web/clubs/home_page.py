"""The context of the first page."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.cards import parse_cards
from scoring.variants import all_variants
from tournaments.models import Actor
from tournaments.selectors.clubs import clubs_with_counts
from tournaments.selectors.tournaments import programme
from tournaments.selectors.workplaces import Workplaces, find_workplaces
from tournaments.web.clubs.rows import tournament_row
from tournaments.web.marks import cards

Context = dict[str, Any]

_ART = parse_cards("A♠ 10♥ JK 7♦")


def home_context(actor: Actor) -> Context:
    """The context of `clubs/home.html`."""
    places = find_workplaces(actor)
    return {
        "clubs": [_club(club, places) for club in clubs_with_counts()],
        "running": [
            tournament_row(tournament, of_club=True, works=places.has(tournament))
            for tournament in programme().running
        ],
        "calculator_url": reverse("calculator", args=(all_variants()[0].key,)),
        "rules_url": reverse("rules"),
        "art": cards(_ART),
        "empty": _no_club(may_make=actor.user is not None and actor.user.is_superuser),
    }


def _club(club: Any, places: Workplaces) -> Context:
    return {
        "name": club.name,
        "url": reverse("club", args=(club.slug,)),
        "text": ", ".join(_club_words(club)),
        "new_url": reverse("setup", args=(club.slug,)) if places.directs(club.pk) else "",
    }


def _club_words(club: Any) -> list[str]:
    players = ngettext("%(count)s player", "%(count)s players", club.player_count)
    running = ngettext(
        "%(count)s tournament running", "%(count)s tournaments running", club.running_count
    )
    words = [players % {"count": club.player_count}]
    return words + ([running % {"count": club.running_count}] if club.running_count else [])


def _no_club(*, may_make: bool) -> Context:
    return {
        "title": _("No club yet"),
        "text": _(
            "Whoever looks after the server makes it there with “manage.py create_club”, "
            "or in the administration."
        ),
        "url": reverse("admin:index") if may_make else "",
        "action": _("Make a club"),
    }
