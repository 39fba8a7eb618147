"""What a tournament shows: tables, standings, money, log, staff."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from tournaments.api.clubs.inputs import RoleToGrant
from tournaments.api.clubs.outputs import LogAnswer, LogPage, RoleAnswer
from tournaments.api.paging import PageQuery, answer_page, read_query
from tournaments.api.tournaments.outputs import (
    LedgerAnswer,
    StandingsAnswer,
    TableAnswer,
    TablePage,
    standings_data,
)
from tournaments.api.versions import answer_version
from tournaments.api.view import ClubView
from tournaments.domain.access import Act
from tournaments.models import Role, Tournament
from tournaments.selectors.access import require
from tournaments.selectors.log import tournament_log
from tournaments.selectors.moments import see_one_moment
from tournaments.selectors.money import read_balances
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.standings import standings_at
from tournaments.selectors.users import find_user, tournament_staff
from tournaments.services.access import grant_tournament_role, revoke_tournament_role


class TableList(ClubView):
    """The tables of a tournament."""

    @extend_schema(parameters=[PageQuery], responses=TablePage)
    def get(self, request: Request, tournament_id: int) -> Response:
        """Who sits where and how they stand."""
        tables = seated_tables(Tournament.objects.get(pk=tournament_id))
        with_people = tables.prefetch_related("seats__entry__player")
        return answer_page(with_people, read_query(request, PageQuery), TableAnswer)


class StandingsDetail(ClubView):
    """The standings of a tournament."""

    @extend_schema(responses=StandingsAnswer)
    def get(self, request: Request, tournament_id: int) -> Response:
        """Everybody in the order of places, at the present version."""
        tournament = Tournament.objects.get(pk=tournament_id)
        return answer_version(
            request, _standings_tag(tournament), lambda: _standings_now(tournament)
        )


def _standings_now(tournament: Tournament) -> tuple[str, Any]:
    now, standings = see_one_moment(tournament, standings_at)
    return _standings_tag(now), standings_data(standings)


def _standings_tag(tournament: Tournament) -> str:
    return f"standings-{tournament.moment}"


class LedgerDetail(ClubView):
    """The money of a tournament."""

    @extend_schema(responses=LedgerAnswer)
    def get(self, request: Request, tournament_id: int) -> Response:
        """What everybody has won or paid so far; for who may read the log."""
        tournament = Tournament.objects.get(pk=tournament_id)
        require(self.actor, Act.READ_LOG, tournament=tournament)
        balances = read_balances(tournament)
        return Response(
            {
                "currency": tournament.currency,
                "unit_minor": tournament.unit_minor,
                "entries": balances.entries,
                "pots": balances.pots,
            }
        )


class TournamentLog(ClubView):
    """The log of a tournament."""

    @extend_schema(parameters=[PageQuery], responses=LogPage)
    def get(self, request: Request, tournament_id: int) -> Response:
        """Everything done in it, newest first."""
        tournament = Tournament.objects.get(pk=tournament_id)
        require(self.actor, Act.READ_LOG, tournament=tournament)
        return answer_page(tournament_log(tournament), read_query(request, PageQuery), LogAnswer)


class TournamentRoles(ClubView):
    """The staff of one tournament."""

    @extend_schema(responses=RoleAnswer(many=True))
    def get(self, request: Request, tournament_id: int) -> Response:
        """Who has which role in this tournament alone."""
        tournament = Tournament.objects.get(pk=tournament_id)
        require(self.actor, Act.MANAGE_TOURNAMENT, tournament=tournament)
        return Response(RoleAnswer(tournament_staff(tournament), many=True).data)

    @extend_schema(request=RoleToGrant, responses={HTTP_201_CREATED: RoleAnswer})
    def post(self, request: Request, tournament_id: int) -> Response:
        """Give an account a role."""
        # Whoever may not hand out roles does not learn which accounts there are.
        tournament = Tournament.objects.get(pk=tournament_id)
        require(self.actor, Act.MANAGE_TOURNAMENT, tournament=tournament)
        wanted = self.read(RoleToGrant)
        granted = grant_tournament_role(
            actor=self.actor,
            tournament_id=tournament_id,
            user_id=find_user(wanted["username"]).pk,
            role=Role(wanted["role"]),
        )
        return Response(RoleAnswer(granted).data, status=HTTP_201_CREATED)


class TournamentRoleDetail(ClubView):
    """One role of one account in a tournament."""

    @extend_schema(responses={HTTP_204_NO_CONTENT: None})
    def delete(self, request: Request, tournament_id: int, user_id: int, role: Role) -> Response:
        """Take the role away."""
        revoke_tournament_role(
            actor=self.actor, tournament_id=tournament_id, user_id=user_id, role=role
        )
        return Response(status=HTTP_204_NO_CONTENT)
