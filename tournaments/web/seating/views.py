"""The seating draw, open to everybody: as it stands, each draw by its number, worked out again."""

from collections.abc import Sequence

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from scoring.problems import Problem
from tournaments.models import SeatingDraw, Tournament
from tournaments.selectors.seating_draws import published_draw
from tournaments.selectors.tournaments import find_tournament
from tournaments.web.frame import club_frame
from tournaments.web.seating.draw_room import open_room
from tournaments.web.seating.first_dealers import DealerForm
from tournaments.web.seating.form import DrawForm
from tournaments.web.seating.page import draw_context, published_context
from tournaments.web.seating.verification import verification_context


@never_cache
@require_safe
def show_draw(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The draw as it stands; 304 while nothing is new."""
    tournament = find_tournament(tournament_id)
    if request.headers.get("HX-PTag") == tournament.moment:
        return HttpResponse(status=304)
    return show(request, tournament, DrawForm(everybody=request.GET.get("everybody") == "1"))


@never_cache
@require_safe
def show_published(request: HttpRequest, tournament_id: int, number: int) -> HttpResponse:
    """One draw that was made, by its number; a mere promise leads to the draw as it stands."""
    draw = _find(tournament_id, number)
    if draw.drawn_at is None:
        return redirect("draw", tournament_id)
    room = open_room(request, draw.tournament)
    context = published_context(room, draw) | club_frame(request, room.tournament.club)
    return render(request, "seating/draw.html", context)


@never_cache
@require_safe
def verify_draw(request: HttpRequest, tournament_id: int, number: int) -> HttpResponse:
    """One draw, worked out again on this page."""
    draw = _find_made(tournament_id, number)
    context = verification_context(draw) | club_frame(request, draw.tournament.club)
    return render(request, "seating/verify.html", context)


@require_safe
def download_draw(request: HttpRequest, tournament_id: int, number: int) -> HttpResponse:
    """Everything published of a draw as a file that `verify_draw --file` takes."""
    draw = _find_made(tournament_id, number)
    layout = {"ensure_ascii": False, "indent": 2}
    answer = JsonResponse(published_draw(draw), json_dumps_params=layout)
    name = f"seating-draw-{tournament_id}-{number}.json"
    answer["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer


def show(
    request: HttpRequest,
    tournament: Tournament,
    form: DrawForm,
    problems: Sequence[Problem] = (),
    dealer: DealerForm | None = None,
    *,
    status: int = 422,
) -> HttpResponse:
    """The page of the draw with what was typed, and what is wrong with it."""
    room = open_room(request, tournament, everybody=form.everybody)
    context = draw_context(room, form, problems, dealer)
    context |= club_frame(request, tournament.club)
    answer = render(request, "seating/draw.html", context, status=status if problems else 200)
    answer["HX-PTag"] = tournament.moment
    return answer


def _find_made(tournament_id: int, number: int) -> SeatingDraw:
    """A draw that was made. Raises `SeatingDraw.DoesNotExist`, for a mere promise too."""
    draw = _find(tournament_id, number)
    if draw.drawn_at is None:
        raise SeatingDraw.DoesNotExist
    return draw


def _find(tournament_id: int, number: int) -> SeatingDraw:
    draws = SeatingDraw.objects.select_related("tournament__club")
    return draws.get(tournament_id=tournament_id, number=number)
