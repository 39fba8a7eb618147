"""Who sits where, put right: seats changed, tables merged, people replaced or not there."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.status import HTTP_201_CREATED

from tournaments.api.entries.outputs import EntryAnswer
from tournaments.api.evening.inputs import Absence, Merging, Replacement, Reseating
from tournaments.api.evening.moves import TableMergeAnswer, merge_data
from tournaments.api.view import ClubView
from tournaments.domain.access import Act
from tournaments.domain.reseating import Follow
from tournaments.selectors.access import require
from tournaments.selectors.merging import plan_merge
from tournaments.selectors.rounds import find_round
from tournaments.services.no_shows import mark_no_show
from tournaments.services.replacements import replace_player
from tournaments.services.rounds.merging import merge_tables
from tournaments.services.rounds.reseating import reseat_round


class RoundIdAnswer(serializers.Serializer[Any]):
    """The round in which play goes on."""

    round = serializers.IntegerField(source="pk")
    number = serializers.IntegerField()


class Reseatings(ClubView):
    """Seats of a round, put right."""

    @extend_schema(request=Reseating, responses=RoundIdAnswer)
    def post(self, request: Request, round_id: int) -> Response:
        """Seat people otherwise; every card stays with whose it is."""
        wanted = self.read(Reseating)
        follow = Follow(wanted.pop("results_follow"))
        held = reseat_round(actor=self.actor, round_id=round_id, follow=follow, **wanted)
        return Response(RoundIdAnswer(held).data)


class Merges(ClubView):
    """Tables merged within a round."""

    @extend_schema(responses=TableMergeAnswer)
    def get(self, request: Request, round_id: int) -> Response:
        """Which tables would be closed and who would move where, each with its reason."""
        held = find_round(round_id)
        require(self.actor, Act.PLAN_ROUNDS, tournament=held.stage.tournament)
        plan = plan_merge(held, held.stage.tournament.log_head)
        return Response(TableMergeAnswer(merge_data(held, plan)).data)

    @extend_schema(request=Merging, responses={HTTP_201_CREATED: RoundIdAnswer})
    def post(self, request: Request, round_id: int) -> Response:
        """Do it: the round ends and goes on at fewer tables."""
        following = merge_tables(actor=self.actor, round_id=round_id, **self.read(Merging))
        return Response(RoundIdAnswer(following).data, status=HTTP_201_CREATED)


class NoShows(ClubView):
    """Somebody checked in who is not there."""

    @extend_schema(request=Absence, responses=EntryAnswer)
    def post(self, request: Request, entry_id: int) -> Response:
        """Take him out of his table and of the drafts; he may check in later."""
        entry = mark_no_show(actor=self.actor, entry_id=entry_id, **self.read(Absence))
        return Response(EntryAnswer(entry).data)


class Replacements(ClubView):
    """Somebody who plays on in another's place."""

    @extend_schema(request=Replacement, responses={HTTP_201_CREATED: EntryAnswer})
    def post(self, request: Request, entry_id: int) -> Response:
        """Between two rounds; the results stay with who made them."""
        entry = replace_player(actor=self.actor, entry_id=entry_id, **self.read(Replacement))
        return Response(EntryAnswer(entry).data, status=HTTP_201_CREATED)
