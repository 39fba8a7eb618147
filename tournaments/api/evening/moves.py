"""What merging would do, as programs get it."""

from typing import Any

from rest_framework import serializers

from tournaments.api.problems import problem_data
from tournaments.models import Round
from tournaments.selectors.merging import MergePlan


class ReasonAnswer(serializers.Serializer[Any]):
    """A reason, as problems are said."""

    code = serializers.CharField()
    message = serializers.CharField()


class ClosedTable(serializers.Serializer[Any]):
    """A table that would be closed, by its number."""

    table = serializers.IntegerField()
    reason = ReasonAnswer()


class MoveAnswer(serializers.Serializer[Any]):
    """One player who would move, between tables and seats by their numbers."""

    entry = serializers.IntegerField()
    name = serializers.CharField()
    from_table = serializers.IntegerField()
    from_seat = serializers.IntegerField()
    to_table = serializers.IntegerField()
    to_seat = serializers.IntegerField()
    reason = ReasonAnswer()


class TableMergeAnswer(serializers.Serializer[Any]):
    """What merging does when it is asked for with this `version`.

    `offers` are the numbers of tables where a buy-in has to be decided on first.
    """

    version = serializers.IntegerField()
    offers = serializers.ListField(child=serializers.IntegerField())
    closed = ClosedTable(many=True)
    moves = MoveAnswer(many=True)


def merge_data(held: Round, plan: MergePlan) -> dict[str, Any]:
    """What `TableMergeAnswer` describes."""
    return {
        "version": held.stage.tournament.version,
        "offers": [*plan.offers],
        "closed": [
            {"table": one.table, "reason": problem_data(one.reason)} for one in plan.balance.broken
        ],
        "moves": [
            {
                "entry": move.entry,
                "name": plan.names[move.entry],
                "from_table": move.from_table,
                "from_seat": move.from_seat,
                "to_table": move.to_table,
                "to_seat": move.to_seat,
                "reason": problem_data(move.reason),
            }
            for move in plan.balance.moves
        ],
    }
