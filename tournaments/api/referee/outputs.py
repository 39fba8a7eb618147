"""What the referee answers, as the schema describes it."""

from typing import Any

from rest_framework import serializers


class RuledMeld(serializers.Serializer[Any]):
    """A meld as it stands. `points` count towards an opening; null where none are needed."""

    kind = serializers.ChoiceField(
        choices=["set", "run"], allow_null=True, help_text="null where the cards are no meld."
    )
    cards = serializers.ListField(
        child=serializers.CharField(), help_text="Each wild with what it stands for: 4♥=7♠."
    )
    points = serializers.IntegerField(allow_null=True)


class Reason(serializers.Serializer[Any]):
    """A reason and the paragraph of the rule book that it rests on."""

    code = serializers.CharField()
    rule = serializers.CharField(help_text="As in 3.7.")
    message = serializers.CharField(help_text="In the language of Accept-Language.")
    meld = serializers.IntegerField(
        allow_null=True, help_text="Its index from 0; null where it is about no single meld."
    )


class LayDownRuling(serializers.Serializer[Any]):
    """`problems` is empty exactly if the lay-down is legal."""

    legal = serializers.BooleanField()
    points = serializers.IntegerField(
        allow_null=True, help_text="Of an opening by points: the most that a legal reading gives."
    )
    melds = RuledMeld(many=True)
    problems = Reason(many=True)
    notes = Reason(
        many=True, required=False, help_text="What the player must still name, if anything."
    )
    nearest = serializers.ListField(
        child=serializers.CharField(),
        required=False,
        help_text="Melds out of these cards that would be legal, if there are any.",
    )
