"""The way to the longer search, from the pages where somebody could want it."""

from collections.abc import Mapping
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.web.rounds.place import Place
from tournaments.web.rounds.search_sight import SearchSight, can_search, see_search

Context = dict[str, Any]


def search_door(place: Place) -> Context | None:
    """`{url, label}`; None where nothing can be searched for now."""
    if not can_search(place):
        return None
    url = reverse("round_search", args=(place.tournament.pk,))
    return {"url": url, "label": _label(see_search(place))}


def search_door_of_draft(place: Place, figures: Mapping[str, Any]) -> Context | None:
    """The same beside a draft; None where no plan can be better."""
    return None if figures.get("proven_optimal") else search_door(place)


def _label(sight: SearchSight) -> str:
    if sight.is_busy:
        return _("A search for a better plan goes on")
    if sight.found is not None:
        return _("A search has found a plan")
    return _("Search for a better plan")
