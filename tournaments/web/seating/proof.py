"""The proof of a draw: what was promised, what was shown, and whether it all agrees."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.problems import Problem
from tournaments.models import Club, DrawMethod, SeatingDraw
from tournaments.selectors.wording import say
from tournaments.web.times import clock_time

Context = dict[str, Any]


def proof_context(
    draw: SeatingDraw, published: Mapping[str, Any], problems: Sequence[Problem], club: Club
) -> Context:
    """The context `proof` of `seating/draw.html`: the draw worked out again, and its verdict."""
    at = {"promised_at": "", "made_at": ""}
    if draw.method == DrawMethod.SEED:
        at["promised_at"] = clock_time(draw.committed_at, club)
    if draw.drawn_at is not None:
        at["made_at"] = clock_time(draw.drawn_at, club)
    return {
        **at,
        "promise": published["commitment"],
        "secret": published["secret"],
        "word": published["public_word"],
        "seed": published["outcome"]["seed"] or "",
        "good": not problems,
        "text": verdict_words(draw, problems),
        "verify_url": reverse("draw_verification", args=(draw.tournament_id, draw.number)),
        "command": command(draw),
    }


def verdict_words(draw: SeatingDraw, problems: Sequence[Problem]) -> str:
    """In a sentence whether the draw is right; the first thing that is not."""
    if problems:
        return say(problems[0])
    if draw.method == DrawMethod.HAND:
        return _("The seats follow from the cards people drew.")
    return _("The secret keeps the promise, and every card follows from it.")


def command(draw: SeatingDraw) -> str:
    """How the draw is worked out again at the club's computer."""
    return f"manage.py verify_draw {draw.tournament_id} --number {draw.number}"
