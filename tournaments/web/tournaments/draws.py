"""The seating draw a tournament's page points to: its promise, or its proof."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.models import DrawMethod, SeatingDraw, Tournament
from tournaments.selectors.seating_draws import draw_to_show

Context = dict[str, Any]


def draw_context(tournament: Tournament) -> Context | None:
    """The draw that matters now; None while there is none."""
    draw = draw_to_show(tournament)
    if draw is None:
        return None
    url = reverse("published_draw", args=(tournament.pk, draw.number))
    return {"text": _words(draw), "url": url}


def _words(draw: SeatingDraw) -> str:
    if draw.drawn_at is None:
        return _("Promise of the seating draw")
    if draw.method == DrawMethod.SEED:
        return _("Seating draw, proved")
    return _("Seating draw, cards drawn by hand")
