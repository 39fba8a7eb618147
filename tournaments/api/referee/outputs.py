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
        many=True,
        required=False,
        help_text="What makes nothing illegal: a wild still to be named, no card left to discard, "
        "more cards than anybody holds.",
    )
    nearest = serializers.ListField(
        child=serializers.CharField(),
        required=False,
        help_text="Melds out of these cards that would be legal, if there are any.",
    )


class LaidMeld(serializers.Serializer[Any]):
    """A meld on the table."""

    kind = serializers.ChoiceField(choices=["set", "run"])
    cards = serializers.ListField(child=serializers.CharField())


class LayOffRuling(serializers.Serializer[Any]):
    """The meld and the whole table as they are then; null where it is not legal."""

    legal = serializers.BooleanField()
    meld = LaidMeld(allow_null=True)
    table = serializers.CharField(allow_null=True)
    problems = Reason(many=True)
    notes = Reason(many=True, required=False)
    fits = serializers.ListField(
        child=serializers.IntegerField(),
        required=False,
        help_text="Indexes of other melds where it would be legal.",
    )


class ExchangeRuling(LayOffRuling):
    """As a lay-off; where a joker moves along its run, none is taken."""

    jokers_taken = serializers.IntegerField(help_text="Jokers that go into the player's hand.")


class Claim(serializers.Serializer[Any]):
    """A player who wants the card: in his turn, or by an intercept with a penalty card."""

    player = serializers.CharField()
    in_turn = serializers.BooleanField()
    intercepts_left = serializers.IntegerField()
    holds = serializers.IntegerField(allow_null=True, help_text="null where nobody told.")
    problems = Reason(many=True, help_text="Why he does not get it.")


class ClaimsRuling(serializers.Serializer[Any]):
    """Who gets the card; the claims in their order."""

    taker = serializers.CharField(allow_null=True)
    claims = Claim(many=True)


class GoingOutRuling(serializers.Serializer[Any]):
    """The finish to record, null where he has not gone out."""

    legal = serializers.BooleanField()
    finish = serializers.ChoiceField(
        choices=["ordinary", "kaluki", "first_opening"], allow_null=True
    )
    discard = serializers.ChoiceField(
        choices=["always", "either", "never"], help_text="Whether a last discard belongs to it."
    )
    multiplier = serializers.IntegerField(
        allow_null=True, help_text="By which the others' points are multiplied."
    )
    problems = Reason(many=True)


class BestLayDown(serializers.Serializer[Any]):
    """The lay-down that leaves the fewest points; no melds where nothing may be laid."""

    can_open = serializers.BooleanField()
    melds = RuledMeld(many=True)
    left = serializers.CharField(help_text="The cards that stay in hand.")
    points_left = serializers.IntegerField(help_text="What they cost, before any doubling.")


class RecordedRuling(serializers.Serializer[Any]):
    """What was kept: `answer` as the question's own call answers it, in English."""

    ask = serializers.CharField()
    question = serializers.DictField()
    allowed = serializers.BooleanField()
    codes = serializers.ListField(child=serializers.CharField())
    rules = serializers.ListField(child=serializers.CharField())
    answer = serializers.DictField()
