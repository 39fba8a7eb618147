"""Rounds as programs get them."""

from typing import Any

from rest_framework import serializers

from tournaments.api.problems import problem_data
from tournaments.models import Entry, Tournament
from tournaments.selectors.round_sights import RoundSight, SightTable
from tournaments.selectors.wording import say


class PersonAnswer(serializers.Serializer[Any]):
    """An entry and its name."""

    entry = serializers.IntegerField()
    name = serializers.CharField()


class RoundTableAnswer(serializers.Serializer[Any]):
    """A table and its people in seat order; `table` is its id, null while it is only planned."""

    number = serializers.IntegerField()
    table = serializers.IntegerField(allow_null=True)
    is_finished = serializers.BooleanField()
    seats = PersonAnswer(many=True)


class StaleAnswer(serializers.Serializer[Any]):
    """Why a draft cannot be published any more."""

    code = serializers.CharField()
    message = serializers.CharField()


class RoundAnswer(serializers.Serializer[Any]):
    """A round. `state` is draft, published, playing, closed or dropped.

    `quality` has what its plan can say of itself: repeats and their lower bound of a schedule, how
    many rounds a knock-out has. `stale` is empty as long as a draft can be published.
    """

    id = serializers.IntegerField()
    tournament = serializers.IntegerField()
    stage = serializers.IntegerField()
    number = serializers.IntegerField()
    state = serializers.CharField()
    published_at = serializers.DateTimeField(allow_null=True)
    closed_at = serializers.DateTimeField(allow_null=True)
    tables = RoundTableAnswer(many=True)
    resting = PersonAnswer(many=True)
    notes = serializers.ListField(child=serializers.CharField())
    quality = serializers.DictField()
    stale = StaleAnswer(many=True)


class RoundsAnswer(serializers.Serializer[Any]):
    """The rounds of a tournament in order, without those dropped."""

    tournament = serializers.IntegerField()
    version = serializers.IntegerField()
    rounds = RoundAnswer(many=True)


class RoundWithVersion(RoundAnswer):
    """A round, and the tournament's version after the act, or as it is."""

    version = serializers.IntegerField()


def rounds_data(tournament: Tournament, sights: list[RoundSight]) -> dict[str, Any]:
    """Rounds at a version of their tournament."""
    return {
        "tournament": tournament.pk,
        "version": tournament.version,
        "rounds": [round_data(sight) for sight in sights],
    }


def round_data(sight: RoundSight) -> dict[str, Any]:
    """One round, its sentences in the reader's language."""
    one = sight.round
    return {
        "id": one.pk,
        "tournament": one.stage.tournament_id,
        "stage": one.stage.number,
        "number": one.number,
        "state": one.state,
        "published_at": one.published_at,
        "closed_at": one.closed_at,
        "tables": [_table_data(table) for table in sight.tables],
        "resting": [_person_data(entry) for entry in sight.resting],
        "notes": [say(note) for note in sight.notes],
        "quality": dict(sight.figures),
        "stale": [problem_data(found) for found in sight.stale],
    }


def _table_data(table: SightTable) -> dict[str, Any]:
    return {
        "number": table.number,
        "table": None if table.table is None else table.table.pk,
        "is_finished": table.table is not None and table.table.is_finished,
        "seats": [_person_data(entry) for entry in table.entries],
    }


def _person_data(entry: Entry) -> dict[str, Any]:
    return {"entry": entry.pk, "name": entry.player.name}
