"""People of a club's register and the lists they come from."""

from typing import Any

from rest_framework import serializers

from tournaments.api.problems import problem_data
from tournaments.domain.player_table import JudgedRow


class PlayerAnswer(serializers.Serializer[Any]):
    """A person of the register."""

    id = serializers.IntegerField()
    club = serializers.IntegerField(source="club_id")
    name = serializers.CharField()
    note = serializers.CharField()
    merged_into = serializers.IntegerField(source="merged_into_id", allow_null=True)


class PlayerPage(serializers.Serializer[Any]):
    """A page of a register."""

    count = serializers.IntegerField()
    results = PlayerAnswer(many=True)


class MergeAnswer(serializers.Serializer[Any]):
    """A merge and whether it was undone."""

    id = serializers.IntegerField()
    kept = serializers.IntegerField(source="kept_id")
    absorbed = serializers.IntegerField(source="absorbed_id")
    moved_entries = serializers.ListField(child=serializers.IntegerField())
    undone_at = serializers.DateTimeField(allow_null=True)


class SeatResult(serializers.Serializer[Any]):
    """How a player did at one table."""

    table = serializers.IntegerField(source="table_id")
    seat = serializers.IntegerField(source="number")
    total = serializers.IntegerField(allow_null=True)
    place = serializers.IntegerField(allow_null=True)
    hands_won = serializers.IntegerField()
    buy_ins = serializers.IntegerField()


class TournamentResultAnswer(serializers.Serializer[Any]):
    """A player's part in one tournament."""

    tournament = serializers.IntegerField(source="tournament.pk")
    name = serializers.CharField(source="tournament.name")
    starts_at = serializers.DateTimeField(source="tournament.starts_at")
    status = serializers.CharField()
    seats = SeatResult(many=True)


class PlayerProfileAnswer(serializers.Serializer[Any]):
    """A player and what he played; `id` differs from the one asked for after a merge."""

    id = serializers.IntegerField(source="player.pk")
    club = serializers.IntegerField(source="player.club_id")
    name = serializers.CharField(source="player.name")
    results = TournamentResultAnswer(many=True)


class AlikeAnswer(serializers.Serializer[Any]):
    """Somebody in the register with much the same name."""

    player = serializers.IntegerField(source="owner")
    name = serializers.CharField()
    likeness = serializers.CharField()


class RowAnswer(serializers.Serializer[Any]):
    """A row of an uploaded list and what would become of it."""

    line = serializers.IntegerField()
    name = serializers.CharField()
    note = serializers.CharField()
    verdict = serializers.CharField()
    alike = AlikeAnswer(many=True)
    same_as_line = serializers.IntegerField(allow_null=True)
    problems = serializers.SerializerMethodField()

    def get_problems(self, row: JudgedRow) -> list[dict[str, Any]]:
        return [problem_data(found) for found in row.problems]


class ImportAnswer(serializers.Serializer[Any]):
    """An uploaded list, row by row. Nothing of it is in the register before it is confirmed."""

    id = serializers.IntegerField(source="import_id")
    club = serializers.IntegerField(source="club_id")
    filename = serializers.CharField()
    reading = serializers.CharField()
    rows = RowAnswer(many=True)
    is_confirmed = serializers.BooleanField()
    added = serializers.ListField(child=serializers.IntegerField())
