"""Clubs, their staff and what was done in them outside any tournament."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from tournaments.api.clubs.inputs import RoleToGrant
from tournaments.api.clubs.outputs import ClubAnswer, LogAnswer, LogPage, RoleAnswer
from tournaments.api.paging import PageQuery, answer_page, read_query
from tournaments.api.view import ClubView
from tournaments.domain.access import Act
from tournaments.models import Club, Role
from tournaments.selectors.access import require
from tournaments.selectors.log import club_log
from tournaments.selectors.users import club_staff, find_user
from tournaments.services.access import grant_club_role, revoke_club_role


class ClubList(ClubView):
    """The clubs of this site."""

    @extend_schema(responses=ClubAnswer(many=True), operation_id="clubs_list")
    def get(self, request: Request) -> Response:
        """Every club, by name."""
        return Response(ClubAnswer(Club.objects.all(), many=True).data)


class ClubDetail(ClubView):
    """One club."""

    @extend_schema(responses=ClubAnswer)
    def get(self, request: Request, club_id: int) -> Response:
        """What there is to say of a club."""
        return Response(ClubAnswer(Club.objects.get(pk=club_id)).data)


class ClubLog(ClubView):
    """The log of a club."""

    @extend_schema(parameters=[PageQuery], responses=LogPage)
    def get(self, request: Request, club_id: int) -> Response:
        """What was done outside any tournament, newest first."""
        club = Club.objects.get(pk=club_id)
        require(self.actor, Act.READ_LOG, club=club)
        return answer_page(club_log(club), read_query(request, PageQuery), LogAnswer)


class ClubRoles(ClubView):
    """The staff of a club."""

    @extend_schema(responses=RoleAnswer(many=True))
    def get(self, request: Request, club_id: int) -> Response:
        """Who has which role in every tournament of the club."""
        club = Club.objects.get(pk=club_id)
        require(self.actor, Act.MANAGE_CLUB, club=club)
        return Response(RoleAnswer(club_staff(club), many=True).data)

    @extend_schema(request=RoleToGrant, responses={HTTP_201_CREATED: RoleAnswer})
    def post(self, request: Request, club_id: int) -> Response:
        """Give an account a role."""
        # Whoever may not hand out roles does not learn which accounts there are.
        require(self.actor, Act.MANAGE_CLUB, club=Club.objects.get(pk=club_id))
        wanted = self.read(RoleToGrant)
        user = find_user(wanted["username"])
        granted = grant_club_role(
            actor=self.actor, club_id=club_id, user_id=user.pk, role=Role(wanted["role"])
        )
        return Response(RoleAnswer(granted).data, status=HTTP_201_CREATED)


class ClubRoleDetail(ClubView):
    """One role of one account in a club."""

    @extend_schema(responses={HTTP_204_NO_CONTENT: None})
    def delete(self, request: Request, club_id: int, user_id: int, role: Role) -> Response:
        """Take the role away."""
        revoke_club_role(actor=self.actor, club_id=club_id, user_id=user_id, role=role)
        return Response(status=HTTP_204_NO_CONTENT)
