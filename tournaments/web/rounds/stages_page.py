"""The context of the settings of stages."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.problems import Problem
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.stage_list_problems import MOST_STAGES
from tournaments.selectors.rounds import latest_round
from tournaments.selectors.rules import tournament_variant
from tournaments.selectors.stage_names import stage_name
from tournaments.selectors.stages import stage_settings
from tournaments.selectors.wording import say
from tournaments.web.console.page import tournament_context
from tournaments.web.rounds.applying import questions_under, when_words
from tournaments.web.rounds.place import Place
from tournaments.web.rounds.presets_page import preset_cards
from tournaments.web.rounds.stage_form import ORDER, stage_form
from tournaments.web.rounds.tie_break_answers import FIELDS, at_choices
from tournaments.web.summary import summary

Context = dict[str, Any]


def settings_now(place: Place) -> list[StageSettings]:
    """The settings of each stage; of the rule sheet alone where none was decided."""
    return [stage_settings(stage) for stage in place.stages] or [place.settings]


def stages_context(
    place: Place, data: Mapping[str, str], count: int, problems: Sequence[Problem] = ()
) -> Context:
    """The context of `rounds/stages.html`: what was typed, every problem at its field."""
    pk = place.tournament.pk
    form = stage_form(count, data)
    questions = [*questions_under(tournament_variant(place.tournament), ORDER)]
    problems = [*at_choices(problems, data)]
    for found in problems:
        form.add_error(found.field if found.field in form.fields else None, say(found))
    return {
        "tournament": tournament_context(place.tournament),
        "back_url": reverse("rounds", args=(pk,)),
        "url": reverse("stages", args=(pk,)),
        "preset_url": reverse("choose_preset", args=(pk,)),
        "presets_url": reverse("presets"),
        "frozen": latest_round(place.tournament) is not None,
        "presets": preset_cards(""),
        "problems": summary(problems),
        "count": count,
        "can_add": count < MOST_STAGES,
        "can_remove": count > 1,
        "stages": [
            {
                "title": _title(data, index),
                "prefix": f"stages.{index}.",
                "questions": [
                    {"field": form[f"stages.{index}.{name}"], "when": when_words(name)}
                    for name in questions
                ],
                "tie_breaks": [form[f"stages.{index}.{name}"] for name in FIELDS],
            }
            for index in range(count)
        ],
    }


def _title(data: Mapping[str, str], index: int) -> str:
    name = data.get(f"stages.{index}.name", "")
    number = _("Stage %(number)s") % {"number": index + 1}
    return f"{number}: {stage_name(index + 1, name)}" if name else number
