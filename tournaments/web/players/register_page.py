"""The context of the register."""

from collections.abc import Sequence
from typing import Any

from django.core.paginator import Page
from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.problems import Problem
from tournaments.domain.access import Act
from tournaments.models import Club, Player
from tournaments.selectors.access import may
from tournaments.selectors.players import listed_players
from tournaments.web.actors import actor_of
from tournaments.web.field_words import count_players
from tournaments.web.marks import person
from tournaments.web.paging import page_of, pages_context
from tournaments.web.players.forms import LOOKS_LIKE, PlayerForm, control_of
from tournaments.web.summary import summary

Context = dict[str, Any]

ON_A_PAGE = 50


def register_context(
    request: HttpRequest, club: Club, form: PlayerForm, problems: Sequence[Problem]
) -> Context:
    """The context of `players/players.html`; who keeps the register sees more than a visitor."""
    keeps = may(actor_of(request), Act.MANAGE_PLAYERS, club=club)
    query = request.GET.get("q", "").strip()
    page = page_of(request, listed_players(club.pk, query, everybody=keeps), ON_A_PAGE)
    return {
        "club": {"name": club.name, "url": reverse("club", args=(club.slug,))},
        "q": query,
        "search_url": reverse("players", args=(club.slug,)),
        "count_text": count_players(page.paginator.count),
        "none": _("Nobody of this name.") if query else _("Nobody is in the register yet."),
        "players": _rows(page, keeps=keeps),
        "pages": pages_context(request, page),
        "problems": summary(problems, control_of),
        "add": _add_context(club, form, problems) if keeps else None,
        **_doors(club, keeps=keeps),
    }


def _rows(page: "Page[Player]", *, keeps: bool) -> list[Context]:
    return [
        {
            **person(player.name, player.pk),
            "other": player.note if keeps else "",
            "text": played_words(player),
            "merge_url": reverse("player_merge", args=(player.pk,)) if keeps else "",
        }
        for player in page
    ]


def played_words(player: Any) -> str:
    """“3 tournaments”, of a player that carries `entered`."""
    text = ngettext("%(count)s tournament", "%(count)s tournaments", player.entered)
    return text % {"count": player.entered}


def _add_context(club: Club, form: PlayerForm, problems: Sequence[Problem]) -> Context:
    alike = [dict(found.params) for found in problems if found.code == LOOKS_LIKE]
    return {
        "url": reverse("players", args=(club.slug,)),
        "fields": [],
        "form": [*form],
        "duplicates": [person(str(one["other"]), int(str(one["other_id"]))) for one in alike],
        "confirm": bool(alike) and len(alike) == len(problems),
    }


def _doors(club: Club, *, keeps: bool) -> Context:
    if not keeps:
        return {"import_url": "", "files": []}
    return {
        "import_url": reverse("player_import", args=(club.slug,)),
        "files": [
            {"label": "CSV", "url": reverse("player_list_csv", args=(club.slug,))},
            {"label": "XLSX", "url": reverse("player_list_xlsx", args=(club.slug,))},
        ],
    }
