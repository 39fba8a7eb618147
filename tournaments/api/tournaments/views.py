"""Tournaments: made, changed, opened, finished and reopened."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_201_CREATED

from tournaments.api.paging import PageQuery, answer_page, read_query
from tournaments.api.tournaments.inputs import ChangedTournament, Ending, NewTournament, Reopening
from tournaments.api.tournaments.outputs import (
    TournamentAnswer,
    TournamentPage,
    TournamentWithRules,
)
from tournaments.api.versions import answer_version
from tournaments.api.view import ClubView
from tournaments.models import Club, Tournament
from tournaments.services.tournament_states import (
    close_registration,
    finish_tournament,
    open_registration,
    reopen_tournament,
)
from tournaments.services.tournaments import change_tournament, create_tournament


class TournamentList(ClubView):
    """The tournaments of a club."""

    @extend_schema(parameters=[PageQuery], responses=TournamentPage)
    def get(self, request: Request, club_id: int) -> Response:
        """A club's tournaments, the latest first."""
        tournaments = Club.objects.get(pk=club_id).tournaments.all()
        return answer_page(tournaments, read_query(request, PageQuery), TournamentAnswer)

    @extend_schema(request=NewTournament, responses={HTTP_201_CREATED: TournamentWithRules})
    def post(self, request: Request, club_id: int) -> Response:
        """Make a planned tournament that carries its rules with it."""
        settings = self.read(NewTournament)
        tournament = create_tournament(actor=self.actor, club_id=club_id, **settings)
        return Response(TournamentWithRules(tournament).data, status=HTTP_201_CREATED)


class TournamentDetail(ClubView):
    """One tournament."""

    @extend_schema(responses=TournamentWithRules)
    def get(self, request: Request, tournament_id: int) -> Response:
        """What was decided about it, and the rules in force."""
        tournament = Tournament.objects.get(pk=tournament_id)
        tag = f"tournament-{tournament.moment}"
        return answer_version(request, tag, lambda: (tag, TournamentWithRules(tournament).data))

    @extend_schema(request=ChangedTournament, responses=TournamentWithRules)
    def patch(self, request: Request, tournament_id: int) -> Response:
        """Change the settings named; rules and stakes are frozen at the first hand."""
        changes = self.read(ChangedTournament)
        tournament = change_tournament(actor=self.actor, tournament_id=tournament_id, **changes)
        return Response(TournamentWithRules(tournament).data)


class RegistrationOpened(ClubView):
    """Registration, opened."""

    @extend_schema(request=None, responses=TournamentAnswer)
    def post(self, request: Request, tournament_id: int) -> Response:
        """Let people be entered."""
        tournament = open_registration(actor=self.actor, tournament_id=tournament_id)
        return Response(TournamentAnswer(tournament).data)


class RegistrationClosed(ClubView):
    """Registration, closed."""

    @extend_schema(request=None, responses=TournamentAnswer)
    def post(self, request: Request, tournament_id: int) -> Response:
        """Take no more entries; those made stay."""
        tournament = close_registration(actor=self.actor, tournament_id=tournament_id)
        return Response(TournamentAnswer(tournament).data)


class TournamentFinished(ClubView):
    """The end of a tournament."""

    @extend_schema(request=Ending, responses=TournamentAnswer)
    def post(self, request: Request, tournament_id: int) -> Response:
        """Make the standings final."""
        ending = self.read(Ending)
        tournament = finish_tournament(actor=self.actor, tournament_id=tournament_id, **ending)
        return Response(TournamentAnswer(tournament).data)


class TournamentReopened(ClubView):
    """A finished tournament, running again."""

    @extend_schema(request=Reopening, responses=TournamentAnswer)
    def post(self, request: Request, tournament_id: int) -> Response:
        """Let a finished tournament run again."""
        reason = self.read(Reopening)["reason"]
        tournament = reopen_tournament(actor=self.actor, tournament_id=tournament_id, reason=reason)
        return Response(TournamentAnswer(tournament).data)
