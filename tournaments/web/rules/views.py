"""Rule sheets: the list, a published one, and a tournament's own."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from scoring.variant import Variant
from scoring.variants import UnknownVariant, get_variant
from tournaments.selectors.rules import tournament_variant
from tournaments.selectors.tournaments import find_tournament
from tournaments.web.frame import club_frame
from tournaments.web.rules.list_page import list_context
from tournaments.web.rules.sheet_page import published_context, tournament_context


@require_safe
def show_rules(request: HttpRequest) -> HttpResponse:
    """Every rule sheet in the order of the rule book."""
    return render(request, "rules/variants.html", list_context())


@require_safe
def show_rule_sheet(request: HttpRequest, key: str) -> HttpResponse:
    """A rule sheet as it is published."""
    return render(request, "rules/variant.html", published_context(find_variant(key)))


@require_safe
def show_tournament_rules(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The rules of a tournament, what the club changed being marked."""
    tournament = find_tournament(tournament_id)
    context = tournament_context(tournament, tournament_variant(tournament))
    context |= club_frame(request, tournament.club)
    return render(request, "rules/variant.html", context)


def find_variant(key: str) -> Variant:
    """The published sheet of this key. Raises `Http404`."""
    try:
        return get_variant(key)
    except UnknownVariant as unknown:
        raise Http404 from unknown
