"""Seating draws, complete enough to be checked by anybody."""

from typing import Any

from rest_framework import serializers


class PublishedDrawAnswer(serializers.Serializer[Any]):
    """A draw; `secret`, `public_word` and `outcome` are null until the cards are drawn."""

    tournament = serializers.IntegerField()
    number = serializers.IntegerField()
    method = serializers.CharField()
    commitment = serializers.CharField()
    committed_at = serializers.DateTimeField()
    drawn_at = serializers.DateTimeField(allow_null=True)
    secret = serializers.CharField(allow_null=True)
    public_word = serializers.CharField(allow_null=True)
    outcome = serializers.DictField(allow_null=True)
    names = serializers.DictField(child=serializers.CharField())


class ProblemAnswer(serializers.Serializer[Any]):
    """One thing found wrong."""

    code = serializers.CharField()
    message = serializers.CharField()


class VerificationAnswer(serializers.Serializer[Any]):
    """A draw recomputed: true, or what is not as its promise and cards give it."""

    is_true = serializers.BooleanField()
    problems = ProblemAnswer(many=True)
