"""The context of the page of a longer search: what is asked for, how far it is, what it found."""

from typing import Any
from uuid import uuid4

from django.urls import reverse
from django.utils.http import urlencode

from tournaments.models import Entry, RoundSearch, WorkState
from tournaments.web.console.page import tournament_context
from tournaments.web.hidden import hidden
from tournaments.web.rounds.quality_words import quality_rows
from tournaments.web.rounds.search_sight import SearchSight, can_search
from tournaments.web.rounds.search_words import (
    best_words,
    duration_words,
    field_sentence,
    is_worth_taking,
    search_tag,
    state_sentence,
    verdict,
)
from tournaments.web.times import clock_time, short_day

Context = dict[str, Any]

DURATIONS = (30, 60, 120, 300)
USUAL_SECONDS = 60


def search_context(sight: SearchSight) -> Context:
    """The context of `rounds/search.html`."""
    place = sight.place
    url = reverse("round_search", args=(place.tournament.pk,))
    return {
        "tournament": tournament_context(place.tournament),
        "rounds_url": reverse("rounds", args=(place.tournament.pk,)),
        "url": url,
        "part_url": f"{url}?{urlencode({'part': 'search'})}",
        "ptag": sight.ptag,
        "busy": sight.is_busy,
        "search": None if sight.search is None else _search(sight, sight.search),
        "found": _found(sight),
        "start": _start(sight, url) if sight.is_free else None,
        "nothing": sight.is_free and not can_search(place),
    }


def _search(sight: SearchSight, search: RoundSearch) -> Context:
    club = sight.place.tournament.club
    busy, runs = sight.is_busy, search.state == WorkState.RUNNING
    return {
        "tag": search_tag(search),
        "duration": duration_words(search.seconds),
        "time": f"{short_day(search.asked_at, club)}, {clock_time(search.asked_at, club)}",
        "text": state_sentence(search),
        "best": best_words(search.repeats) if runs else "",
        "progress": search.progress if runs else None,
        "stop_url": _act("stop", search) if runs and not search.is_stopped else "",
        "drop_url": _act("drop", search) if busy else "",
    }


def _act(name: str, search: RoundSearch) -> str:
    return reverse(f"{name}_search", args=(search.pk,))


def _found(sight: SearchSight) -> Context | None:
    """The plan to take or drop, beside the draft."""
    plan, search = sight.found, sight.search
    if plan is None or search is None:
        return None
    figures, drafted = plan.rounds[0].figures, sight.drafted
    names = _names({*plan.rounds[0].field, *(entry.pk for entry in sight.place.field)})
    return {
        "verdict": verdict(figures, drafted, has_draft=bool(sight.place.drafts)),
        "is_worth": is_worth_taking(figures, drafted),
        "rows": quality_rows(figures, names),
        "draft": quality_rows(drafted, names),
        "take_url": _act("take", search),
        "drop_url": _act("drop", search),
    }


def _names(entries: set[int]) -> dict[int, str]:
    return dict(Entry.objects.filter(pk__in=entries).values_list("pk", "player__name"))


def _start(sight: SearchSight, url: str) -> Context | None:
    """The form that starts one; None where there is nothing to search for now."""
    if not can_search(sight.place):
        return None
    return {
        "url": url,
        "text": field_sentence(sight.place),
        "fields": hidden(submission_id=uuid4()),
        "durations": [
            {"value": each, "label": duration_words(each), "checked": each == USUAL_SECONDS}
            for each in DURATIONS
        ],
    }
