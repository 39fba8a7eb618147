"""The context of the console's place for stages and rounds."""

from collections.abc import Sequence
from typing import Any

from django.urls import reverse

from tournaments.domain.access import Act
from tournaments.models import Stage, TournamentState
from tournaments.selectors.rounds import latest_round
from tournaments.selectors.rules import tournament_variant
from tournaments.selectors.stage_names import stage_name
from tournaments.selectors.stages import stage_settings
from tournaments.web.console.page import tournament_context
from tournaments.web.rounds.now_words import now_context
from tournaments.web.rounds.place import Place
from tournaments.web.rounds.round_rows import round_rows
from tournaments.web.rounds.search_door import search_door
from tournaments.web.rounds.stage_words import stage_sentences
from tournaments.web.rounds.step_words import step_context

Context = dict[str, Any]


def rounds_context(place: Place, problems: Sequence[Context] = ()) -> Context:
    """The context of `rounds/rounds.html`."""
    pk = place.tournament.pk
    begun = latest_round(place.tournament) is not None
    decides = Act.MANAGE_TOURNAMENT in place.may and not begun
    drafts = place.drafts
    return {
        "tournament": tournament_context(place.tournament),
        "problems": problems,
        "now": now_context(place),
        "step": step_context(place),
        "rounds": round_rows(place),
        "delete_url": reverse("delete_drafts", args=(pk,)) if drafts and place.can_plan else "",
        "search": search_door(place),
        "stages": [stage_context(stage, place) for stage in place.stages],
        "plain": [] if place.stages else _sentences_of_sheet(place),
        "stages_url": reverse("stages", args=(pk,)) if decides else "",
        "tree_url": reverse("knock_out", args=(pk,)) if place.settings.is_knock_out else "",
    }


def stage_context(stage: Stage, place: Place) -> Context:
    """A stage in plain words: `{title, is_now, sentences}`."""
    variant = tournament_variant(place.tournament)
    goes_on = place.state is not TournamentState.FINISHED and place.stage is not None
    return {
        "title": stage_name(stage.number, stage.name),
        "is_now": goes_on and stage == place.stage,
        "sentences": stage_sentences(stage_settings(stage), variant),
    }


def _sentences_of_sheet(place: Place) -> list[str]:
    return stage_sentences(place.settings, tournament_variant(place.tournament))
