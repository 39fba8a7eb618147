"""The cut: who goes on to the next stage, and letting them."""

from collections.abc import Mapping
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from scoring.problems import RuleBroken
from tournaments.domain.access import Act
from tournaments.domain.stages.advancing import cut_stage
from tournaments.domain.stages.cut import Cut
from tournaments.models import Entry
from tournaments.selectors.stage_names import stage_name
from tournaments.selectors.stage_results import stage_standings
from tournaments.services.rounds.advancing import advance_stage
from tournaments.web.actors import actor_of
from tournaments.web.hidden import hidden
from tournaments.web.marks import person
from tournaments.web.numbers import read_whole
from tournaments.web.rounds.asking import Question, ask
from tournaments.web.rounds.count_words import count_words
from tournaments.web.rounds.place import Place, find_place
from tournaments.web.rounds.stage_words import advancing_words

Context = dict[str, Any]

_ORDER = "order-"


@never_cache
@require_http_methods(["GET", "POST"])
def advance(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """Show who goes on and ask where nothing parts them; a post lets them."""
    place = find_place(request, tournament_id, Act.PLAN_ROUNDS)
    if place.stage is None or place.following is None or _is_taken(request, place):
        return redirect("rounds", tournament_id)
    standings = stage_standings(place.stage)
    question = cut_question(place, cut_stage(standings), count_words(standings, place.tournament))
    if request.method != "POST":
        return ask(request, place, question)
    try:
        advance_stage(
            actor=actor_of(request), tournament_id=tournament_id, decided=_decided(request)
        )
    except RuleBroken as broken:
        return ask(request, place, question, broken.problems)
    messages.success(request, _("The next stage is open."))
    return redirect("rounds", tournament_id)


def _is_taken(request: HttpRequest, place: Place) -> bool:
    """Whether the cut that was shown went on already: by a second click on its button."""
    shown = read_whole(request.POST.get("stage", ""))
    return place.stage is not None and shown not in (None, place.stage.number)


def _decided(request: HttpRequest) -> list[int]:
    """Entries in the order of the numbers typed beside them."""
    typed = {
        read_whole(name.removeprefix(_ORDER)): read_whole(request.POST.get(name, ""))
        for name in request.POST
        if name.startswith(_ORDER)
    }
    ranked = [(rank, entry) for entry, rank in typed.items() if entry and rank]
    return [entry for _rank, entry in sorted(ranked)]


def cut_question(place: Place, cut: Cut, counted: Mapping[int, str]) -> Question:
    """Who goes on in the order of their seeds, and whom the director has to part.

    `counted` is what each entry has in the stage, in words.
    """
    following = place.following
    name = stage_name(following.number, following.name) if following is not None else ""
    equal = [entry for one in cut.undecided for entry in one.entries]
    names = _names([one.entry for one in cut.advancing] + equal)
    rule = advancing_words(place.settings.advancing)
    provisional = _("The cut is provisional until every hand of the stage is in.")
    return Question(
        title=_("Who goes on to “%(stage)s”") % {"stage": name},
        text=f"{rule} {provisional}" if cut.is_provisional else rule,
        url=reverse("advance_stage", args=(place.tournament.pk,)),
        action=_("Let them go on"),
        rows=[
            {**person(names[one.entry]), "seed": one.seed, "counted": counted[one.entry]}
            for one in cut.advancing
        ],
        fields=hidden(stage=place.stage.number if place.stage is not None else 0),
        orders=[
            {**person(names[entry]), "field": f"{_ORDER}{entry}", "counted": counted[entry]}
            for entry in equal
        ],
    )


def _names(entries: list[int]) -> dict[int, str]:
    return dict(Entry.objects.filter(pk__in=entries).values_list("pk", "player__name"))
