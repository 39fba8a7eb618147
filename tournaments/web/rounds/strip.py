"""The next step of an event on its console."""

from typing import Any

from tournaments.models import TournamentState
from tournaments.web.rounds.now_words import now_context
from tournaments.web.rounds.place import Place
from tournaments.web.rounds.step_words import step_context

Context = dict[str, Any]


def strip_context(place: Place) -> Context | None:
    """`{now, step}` once somebody is here; None before, and after the end."""
    if place.state is TournamentState.FINISHED or not (place.field or place.rounds):
        return None
    return {"now": now_context(place), "step": step_context(place)}
