"""Who did what: in a tournament, and in a club outside any tournament."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from tournaments.domain.access import Act
from tournaments.models import Club, Tournament
from tournaments.selectors.access import require
from tournaments.selectors.checks import last_check
from tournaments.selectors.log import club_log, log_problems, tournament_log
from tournaments.web.actors import actor_of
from tournaments.web.frame import club_frame
from tournaments.web.log.kinds import CLUB_KINDS, TOURNAMENT_KINDS
from tournaments.web.log.page import Log, log_context
from tournaments.web.log.reader import LogReader, reader_of


@never_cache
@require_safe
def show_tournament_log(request: HttpRequest, tournament_id: int) -> HttpResponse:
    """The acts of a tournament. Raises `Tournament.DoesNotExist` and `NotAllowed`."""
    tournament = Tournament.objects.select_related("club").get(pk=tournament_id)
    require(actor_of(request), Act.READ_LOG, tournament=tournament)
    log = Log(
        reader=reader_of(tournament),
        name=tournament.name,
        url=reverse("console", args=(tournament.pk,)),
        entries=tournament_log(tournament),
        problems=log_problems(tournament),
        kinds=TOURNAMENT_KINDS,
        check=last_check(tournament),
    )
    return _show(request, log)


@never_cache
@require_safe
def show_club_log(request: HttpRequest, slug: str) -> HttpResponse:
    """The acts of a club outside any tournament. Raises `Club.DoesNotExist` and `NotAllowed`."""
    club = Club.objects.get(slug=slug)
    require(actor_of(request), Act.READ_LOG, club=club)
    log = Log(
        reader=LogReader(club),
        name=club.name,
        url=reverse("club", args=(club.slug,)),
        entries=club_log(club),
        problems=log_problems(club),
        kinds=CLUB_KINDS,
    )
    return _show(request, log)


def _show(request: HttpRequest, log: Log) -> HttpResponse:
    return render(
        request, "log/log.html", log_context(request, log) | club_frame(request, log.club)
    )
