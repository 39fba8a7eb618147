"""The public page and its live parts, made once for each version and language.

However many phones ask at the moment a hand is saved, one of them builds and the others get what
he built; afterwards each costs one query, for the version.
"""

import re
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils.translation import get_language

from tournaments.models import Tournament
from tournaments.selectors.moments import keep_at_moment, kept_at_moment, look_unmoved
from tournaments.web.frame import club_frame
from tournaments.web.tournaments.board import WHOLE
from tournaments.web.tournaments.page import public_context

Context = dict[str, Any]

PARTS = ("head", "entrants", "standings", "tables")
TEMPLATE = "tournaments/tournament.html"
STAGE_ASKED = re.compile(rf"[1-9][0-9]?|{WHOLE}", re.ASCII)
"""What may stand for a stage in an address: so that not every address makes a page of its own."""


def context_of(tournament: Tournament, stage: str = "") -> Context:
    """The public context of a tournament at this very moment. Raises `Moved` once that is over.

    `stage` asks for the standings of one, as `STAGE_ASKED` has it; empty for what matters now.
    """
    return keep_at_moment(
        f"page-context:{stage}:{sight_of(tournament.moment)}",
        lambda: look_unmoved(tournament, lambda now: public_context(now, stage)),
    )


def part_of(tournament: Tournament, part: str, stage: str = "") -> str:
    """One live part of the public page as HTML. Raises `Moved`, as the whole page does."""
    return keep_at_moment(
        f"page-part:{part}:{stage}:{sight_of(tournament.moment)}",
        lambda: render_to_string(f"{TEMPLATE}#{part}", context_of(tournament, stage)),
    )


def stage_asked(request: HttpRequest) -> str:
    """The stage whose standings are asked for; empty for anything that is none."""
    asked = request.GET.get("stage", "")
    return asked if STAGE_ASKED.fullmatch(asked) else ""


def whole_page_of(request: HttpRequest, tournament: Tournament) -> bytes:
    """The whole page for somebody of whom nothing is known, encoded as it is sent."""

    def build() -> bytes:
        context = context_of(tournament) | club_frame(request, tournament.club)
        return render_to_string(TEMPLATE, context, request).encode()

    return keep_at_moment(_page_key(tournament.moment), build)


def kept_page(moment: str) -> bytes | None:
    """The same if somebody has built it already, for a moment of whose tournament no more is known.

    Nearly everybody in the hall gets his page so: what costs is to read the tournament's row.
    """
    page: bytes | None = kept_at_moment(_page_key(moment))
    return page


def sight_of(moment: str) -> str:
    """What a page is made from: the tournament as it is at a moment, the language, the software."""
    return f"{settings.VERSION}:{get_language()}:{moment}"


def _page_key(moment: str) -> str:
    return f"page:{sight_of(moment)}"
