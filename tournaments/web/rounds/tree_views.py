"""The knock-out tree, open to everybody."""

from collections.abc import Sequence
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from scoring.problems import RuleBroken
from tournaments.models import Stage, Tournament
from tournaments.selectors.rounds import stages_of
from tournaments.selectors.stage_names import stage_name
from tournaments.selectors.stage_sights import entry_names, stage_tree
from tournaments.selectors.stages import stage_settings
from tournaments.selectors.tournaments import find_tournament
from tournaments.selectors.wording import say
from tournaments.web.frame import club_frame
from tournaments.web.rounds.tree_page import tree_context
from tournaments.web.tournaments.states import state_tag

Context = dict[str, Any]


@never_cache
@require_safe
def show_tree(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Every knock-out of a tournament. Raises `Http404` where it has none."""
    tournament = find_tournament(tournament_id)
    stages = [one for one in stages_of(tournament) if stage_settings(one).is_knock_out]
    if not stages:
        raise Http404
    context = {
        "tournament": {
            "name": tournament.name,
            "url": reverse("tournament", args=(tournament.pk,)),
            "state": state_tag(tournament),
        },
        "stages": [*_stages(tournament, stages)],
        **club_frame(request, tournament.club),
    }
    return render(request, "rounds/tree.html", context)


def _stages(tournament: Tournament, stages: Sequence[Stage]) -> list[Context]:
    names = entry_names(tournament)
    several = len(stages) > 1
    return [
        {"title": stage_name(one.number, one.name) if several else "", **_tree(one, names)}
        for one in stages
    ]


def _tree(stage: Stage, names: dict[int, str]) -> Context:
    """Before so many are here that they make a knock-out, why there is none."""
    try:
        rounds = stage_tree(stage)
    except RuleBroken as broken:
        why = " ".join(say(found) for found in broken.problems)
        title = _("The tree is not made yet")
        return {"rounds": [], "empty": {"title": title, "text": why, "url": ""}}
    return {"rounds": tree_context(rounds, names), "empty": None}
