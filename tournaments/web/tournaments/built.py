"""The public page and its live parts, made once for each version and language.

However many phones ask at the moment a hand is saved, one of them builds and the others get what
he built; afterwards each costs one query, for the version.
"""

from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils.translation import get_language

from tournaments.models import Tournament
from tournaments.selectors.moments import keep_at_moment, look_unmoved
from tournaments.web.frame import club_frame
from tournaments.web.tournaments.page import public_context

Context = dict[str, Any]

PARTS = ("head", "entrants", "standings", "tables")
TEMPLATE = "tournaments/tournament.html"


def context_of(tournament: Tournament) -> Context:
    """The public context of a tournament at this very moment. Raises `Moved` once that is over."""
    return keep_at_moment(
        f"page-context:{moment_of(tournament)}", lambda: look_unmoved(tournament, public_context)
    )


def part_of(tournament: Tournament, part: str) -> str:
    """One live part of the public page as HTML. Raises `Moved`, as the whole page does."""
    return keep_at_moment(
        f"page-part:{part}:{moment_of(tournament)}",
        lambda: render_to_string(f"{TEMPLATE}#{part}", context_of(tournament)),
    )


def whole_page_of(request: HttpRequest, tournament: Tournament) -> bytes:
    """The whole page for somebody of whom nothing is known, encoded as it is sent."""

    def build() -> bytes:
        context = context_of(tournament) | club_frame(request, tournament.club)
        return render_to_string(TEMPLATE, context, request).encode()

    return keep_at_moment(f"page:{moment_of(tournament)}", build)


def moment_of(tournament: Tournament) -> str:
    """What a page is made from: the tournament as it is now, the language, the software."""
    return f"{settings.VERSION}:{get_language()}:{tournament.moment}"
