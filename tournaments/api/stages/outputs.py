"""Stages as programs get them."""

from typing import Any

from rest_framework import serializers


class PresetAnswer(serializers.Serializer[Any]):
    """A whole tournament ready to be made; name and explanation in the reader's language."""

    key = serializers.CharField()
    name = serializers.CharField()
    explanation = serializers.CharField()
    variant_key = serializers.CharField()
    stages = serializers.ListField(child=serializers.DictField())


class StageAnswer(serializers.Serializer[Any]):
    """A stage. `settings` is what `PUT` takes; `closed_at` is null while it plays or is to come."""

    number = serializers.IntegerField()
    name = serializers.CharField()
    settings = serializers.DictField()
    closed_at = serializers.DateTimeField(allow_null=True)


class StagesAnswer(serializers.Serializer[Any]):
    """The stages in order; none where the director decided nothing: one evening."""

    tournament = serializers.IntegerField()
    version = serializers.IntegerField()
    stages = StageAnswer(many=True)


class FigureAnswer(serializers.Serializer[Any]):
    """An exact figure: `numerator` over `denominator`, which is 1 for a whole one."""

    numerator = serializers.IntegerField()
    denominator = serializers.IntegerField()


class StageLineAnswer(serializers.Serializer[Any]):
    """One entry in a stage. `place` is null for the unranked, `counted` while nothing counts."""

    entry = serializers.IntegerField()
    name = serializers.CharField()
    status = serializers.CharField()
    place = serializers.IntegerField(allow_null=True)
    is_shared = serializers.BooleanField()
    counted = FigureAnswer(allow_null=True)
    hands_played = serializers.IntegerField()
    is_out = serializers.BooleanField()


class AdvancerAnswer(serializers.Serializer[Any]):
    """Who goes on with which seed, and by what: overall, at_table, next_best or under_total."""

    entry = serializers.IntegerField()
    seed = serializers.IntegerField()
    by = serializers.CharField()


class UndecidedAnswer(serializers.Serializer[Any]):
    """Equals in everything, and how many of them can go on."""

    entries = serializers.ListField(child=serializers.IntegerField())
    places = serializers.IntegerField()


class CutAnswer(serializers.Serializer[Any]):
    """Who would go on now; provisional while a hand can still change it."""

    is_provisional = serializers.BooleanField()
    advancing = AdvancerAnswer(many=True)
    undecided = UndecidedAnswer(many=True)
    reserves = serializers.ListField(child=serializers.IntegerField())


class StageStandingsAnswer(serializers.Serializer[Any]):
    """The standings of one stage, from its own results, and the cut they give."""

    tournament = serializers.IntegerField()
    version = serializers.IntegerField()
    stage = serializers.IntegerField()
    counting = serializers.CharField()
    is_provisional = serializers.BooleanField()
    lines = StageLineAnswer(many=True)
    cut = CutAnswer()


class StageEntryAnswer(serializers.Serializer[Any]):
    """Who takes part in a stage; `carried_points` is null where he begins from nothing."""

    entry = serializers.IntegerField(source="entry_id")
    seed = serializers.IntegerField()
    carried_points = serializers.IntegerField(allow_null=True)
    carried_hands = serializers.IntegerField()


class StageEntriesAnswer(serializers.Serializer[Any]):
    """Who came into a stage, in the order of seeds."""

    tournament = serializers.IntegerField()
    version = serializers.IntegerField()
    stage = serializers.IntegerField()
    entries = StageEntryAnswer(many=True)
