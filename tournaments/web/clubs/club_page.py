"""The context of a club's home."""

from typing import Any

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import ngettext

from scoring.variants import all_variants
from tournaments.domain.access import Act, allows
from tournaments.models import Club
from tournaments.selectors.access import holders
from tournaments.selectors.clubs import regular_players
from tournaments.selectors.players import club_players
from tournaments.selectors.tournaments import programme
from tournaments.selectors.winners import winners_of
from tournaments.selectors.workplaces import find_workplaces
from tournaments.web.actors import actor_of
from tournaments.web.clubs.rows import tournament_row
from tournaments.web.marks import person
from tournaments.web.paging import page_of, pages_context
from tournaments.web.rules.words import summary, variant_name

Context = dict[str, Any]

FINISHED_ON_A_PAGE = 10
PLAYERS_SHOWN = 6


def club_context(request: HttpRequest, club: Club) -> Context:
    """The context of `clubs/club.html`."""
    listed = programme(club)
    finished = page_of(request, listed.finished, FINISHED_ON_A_PAGE)
    winners, places = winners_of(finished), find_workplaces(actor_of(request))
    return {
        "club": {"name": club.name, "text": club.place},
        "running": [
            tournament_row(tournament, works=places.has(tournament))
            for tournament in listed.running
        ],
        "planned": [
            tournament_row(tournament, works=places.has(tournament)) for tournament in listed.coming
        ],
        "finished": [
            tournament_row(tournament, winners=winners.get(tournament.pk, ()))
            for tournament in finished
        ],
        "pages": pages_context(request, finished),
        "players": _players(club),
        "sheets": [
            {
                "name": variant_name(variant),
                "text": summary(variant),
                "url": reverse("rule_sheet", args=(variant.key,)),
            }
            for variant in all_variants()
        ],
        **_doors(request, club),
    }


def _players(club: Club) -> Context:
    return {
        "count": club_players(club.pk).count(),
        "url": reverse("players", args=(club.slug,)),
        "rows": [_player(player) for player in regular_players(club)[:PLAYERS_SHOWN]],
    }


def _player(player: Any) -> Context:
    text = ngettext("%(count)s tournament", "%(count)s tournaments", player.entered)
    return {**person(player.name, player.pk), "text": text % {"count": player.entered}}


def _doors(request: HttpRequest, club: Club) -> Context:
    held = holders(actor_of(request), club=club)
    may_create, may_import, may_staff, may_log = (
        allows(held, act)
        for act in (Act.CREATE_TOURNAMENT, Act.MANAGE_PLAYERS, Act.MANAGE_CLUB, Act.READ_LOG)
    )
    return {
        "new_url": reverse("setup", args=(club.slug,)) if may_create else "",
        "import_url": reverse("player_import", args=(club.slug,)) if may_import else "",
        "staff_url": reverse("club_staff", args=(club.slug,)) if may_staff else "",
        "log_url": reverse("club_log", args=(club.slug,)) if may_log else "",
    }
