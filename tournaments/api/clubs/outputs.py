"""Clubs, their staff and their log."""

from typing import Any

from rest_framework import serializers


class ClubAnswer(serializers.Serializer[Any]):
    """A club."""

    id = serializers.IntegerField()
    name = serializers.CharField()
    slug = serializers.CharField()
    place = serializers.CharField()
    time_zone = serializers.CharField()
    currency = serializers.CharField()


class RoleAnswer(serializers.Serializer[Any]):
    """A role and who has it."""

    user = serializers.IntegerField(source="user_id")
    username = serializers.CharField(source="user.username")
    role = serializers.CharField()


class LogAnswer(serializers.Serializer[Any]):
    """Who did what, from which device, when, before → after, and why."""

    number = serializers.IntegerField()
    at = serializers.DateTimeField()
    actor = serializers.CharField(source="actor_name")
    device = serializers.CharField()
    act = serializers.CharField()
    subject = serializers.CharField()
    before = serializers.JSONField(allow_null=True)
    after = serializers.JSONField(allow_null=True)
    reason = serializers.CharField()
    previous_hash = serializers.CharField()
    hash = serializers.CharField()


class LogPage(serializers.Serializer[Any]):
    """A page of a log, newest first."""

    count = serializers.IntegerField()
    results = LogAnswer(many=True)
