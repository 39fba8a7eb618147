"""Entries, as the desk sees them."""

from typing import Any

from rest_framework import serializers


class EntryAnswer(serializers.Serializer[Any]):
    """A player's part in one tournament."""

    id = serializers.IntegerField()
    tournament = serializers.IntegerField(source="tournament_id")
    player = serializers.IntegerField(source="player_id")
    name = serializers.CharField(source="player.name")
    number = serializers.IntegerField()
    status = serializers.CharField()


class EntryPage(serializers.Serializer[Any]):
    """A page of the entries of a tournament, by name; a waiting list in its own order."""

    count = serializers.IntegerField()
    results = EntryAnswer(many=True)


class CheckedInAnswer(serializers.Serializer[Any]):
    """How many were checked in."""

    checked_in = serializers.IntegerField()
