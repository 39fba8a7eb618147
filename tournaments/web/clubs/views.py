"""The first page and a club's home."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from tournaments.models import Club
from tournaments.web.actors import actor_of
from tournaments.web.clubs.club_page import club_context
from tournaments.web.clubs.home_page import home_context
from tournaments.web.frame import club_frame


@require_safe
def show_home(request: HttpRequest) -> HttpResponse:
    """Every club, and what is being played now."""
    return render(request, "clubs/home.html", home_context(actor_of(request)))


@require_safe
def show_club(request: HttpRequest, slug: str) -> HttpResponse:
    """A club's tournaments, players and rule sheets. Raises `Club.DoesNotExist`."""
    club = Club.objects.get(slug=slug)
    context = club_context(request, club) | club_frame(request, club)
    return render(request, "clubs/club.html", context)
