"""Rounds: drafted, changed, published, closed, dropped."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_201_CREATED

from tournaments.api.rounds.inputs import (
    RoundsToDraft,
    RoundToClose,
    RoundToDrop,
    TablesByHand,
)
from tournaments.api.rounds.outputs import (
    RoundsAnswer,
    RoundWithVersion,
    round_data,
    rounds_data,
)
from tournaments.api.stages.inputs import OnVersion
from tournaments.api.view import ClubView
from tournaments.models import Actor, Round
from tournaments.selectors.round_sights import look_at_rounds, see_round, see_rounds
from tournaments.selectors.rounds import find_round
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.drafting import change_draft, draft_by_hand, draft_rounds
from tournaments.services.rounds.dropping import drop_round
from tournaments.services.rounds.publishing import publish_round


class RoundList(ClubView):
    """The rounds of a tournament."""

    @extend_schema(responses=RoundsAnswer)
    def get(self, request: Request, tournament_id: int) -> Response:
        """All of them; drafts for those only who may plan rounds."""
        tournament = find_tournament(tournament_id)
        data = rounds_data(tournament, see_rounds(self.actor, tournament))
        return Response(RoundsAnswer(data).data)


class RoundDrafts(ClubView):
    """Rounds made by the way the stage makes its tables."""

    @extend_schema(request=RoundsToDraft, responses={HTTP_201_CREATED: RoundsAnswer})
    def post(self, request: Request, tournament_id: int) -> Response:
        """Draft the next round, or all that are left of a schedule; drafts before are replaced."""
        wanted = self.read(RoundsToDraft)
        drafts = draft_rounds(actor=self.actor, tournament_id=tournament_id, **wanted)
        return _answer_drafts(tournament_id, drafts)


class RoundDraftsByHand(ClubView):
    """Rounds made by hand."""

    @extend_schema(request=TablesByHand, responses={HTTP_201_CREATED: RoundsAnswer})
    def post(self, request: Request, tournament_id: int) -> Response:
        """Draft the next round of tables somebody says."""
        wanted = self.read(TablesByHand)
        draft = draft_by_hand(actor=self.actor, tournament_id=tournament_id, **wanted)
        return _answer_drafts(tournament_id, [draft])


class RoundDetail(ClubView):
    """One round."""

    @extend_schema(responses=RoundWithVersion)
    def get(self, request: Request, round_id: int) -> Response:
        """Its tables, and how good its plan is."""
        return _answer(self.actor, round_id)


class RoundTables(ClubView):
    """The tables of a draft."""

    @extend_schema(request=TablesByHand, responses=RoundWithVersion)
    def put(self, request: Request, round_id: int) -> Response:
        """Seat people of a draft otherwise."""
        change_draft(actor=self.actor, round_id=round_id, **self.read(TablesByHand))
        return _answer(self.actor, round_id)


class RoundPublished(ClubView):
    """A round published."""

    @extend_schema(request=OnVersion, responses=RoundWithVersion)
    def post(self, request: Request, round_id: int) -> Response:
        """Seat everybody as the draft says and let the matches begin."""
        publish_round(actor=self.actor, round_id=round_id, **self.read(OnVersion))
        return _answer(self.actor, round_id)


class RoundClosed(ClubView):
    """A round closed."""

    @extend_schema(request=RoundToClose, responses=RoundWithVersion)
    def post(self, request: Request, round_id: int) -> Response:
        """Close a round: from then on the next one can be made."""
        close_round(actor=self.actor, round_id=round_id, **self.read(RoundToClose))
        return _answer(self.actor, round_id)


class RoundDropped(ClubView):
    """A round dropped."""

    @extend_schema(request=RoundToDrop, responses=RoundWithVersion)
    def post(self, request: Request, round_id: int) -> Response:
        """Take the latest round out: what was recorded is kept and counts no more."""
        drop_round(actor=self.actor, round_id=round_id, **self.read(RoundToDrop))
        return _answer(self.actor, round_id)


def _answer(actor: Actor, round_id: int) -> Response:
    found = find_round(round_id)
    data = round_data(see_round(actor, found)) | {"version": found.stage.tournament.version}
    return Response(RoundWithVersion(data).data)


def _answer_drafts(tournament_id: int, drafts: list[Round]) -> Response:
    tournament = find_tournament(tournament_id)
    data = rounds_data(tournament, look_at_rounds(tournament, drafts))
    return Response(RoundsAnswer(data).data, status=HTTP_201_CREATED)
