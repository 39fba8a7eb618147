"""The state of a table, as the schema describes it; seats are numbers as text."""

from typing import Any

from rest_framework import serializers

from tournaments.api.problems import problem_data
from tournaments.api.variants.outputs import BuyInOffer
from tournaments.selectors.previews import Preview


class TableLine(serializers.Serializer[Any]):
    """What one event did. `position` and `version` name it when it is corrected or taken back."""

    number = serializers.IntegerField()
    kind = serializers.CharField()
    points = serializers.DictField(child=serializers.IntegerField())
    totals = serializers.DictField(child=serializers.IntegerField())
    out = serializers.ListField(child=serializers.CharField())
    audited = serializers.BooleanField(allow_null=True)
    override = serializers.BooleanField()
    position = serializers.IntegerField()
    version = serializers.IntegerField()


class TableState(serializers.Serializer[Any]):
    """Everything a phone at the table needs to know.

    `history_length` counts all lines; whoever acts gets the latest twelve of them as `history`,
    whoever asks for the table gets all.
    """

    table = serializers.IntegerField()
    number = serializers.IntegerField()
    version = serializers.IntegerField()
    seats = serializers.DictField(child=serializers.CharField())
    totals = serializers.DictField(child=serializers.IntegerField())
    out = serializers.ListField(child=serializers.CharField())
    buy_in_offers = serializers.DictField(child=BuyInOffer())
    next_hand = serializers.IntegerField(allow_null=True)
    dealer = serializers.CharField(allow_null=True)
    contract = serializers.CharField(allow_null=True)
    wild_rank = serializers.IntegerField(allow_null=True)
    finished = serializers.BooleanField()
    winners = serializers.ListField(child=serializers.CharField())
    places = serializers.DictField(child=serializers.IntegerField())
    history_length = serializers.IntegerField()
    history = TableLine(many=True)


class NewTablePass(serializers.Serializer[Any]):
    """A pass just made; its token is shown this once."""

    id = serializers.IntegerField(source="table_pass.pk")
    table = serializers.IntegerField(source="table_pass.table_id")
    token = serializers.CharField()


class PreviewAnswer(serializers.Serializer[Any]):
    """A table before and after a change; `after` is null where `problems` refuse it."""

    before = TableState()
    after = TableState(allow_null=True)
    problems = serializers.SerializerMethodField()
    conflicts = serializers.ListField(child=serializers.IntegerField())

    def get_problems(self, seen: Preview) -> list[dict[str, Any]]:
        return [problem_data(found) for found in seen.problems]


class HandVersionAnswer(serializers.Serializer[Any]):
    """One version of a hand: what it says by seat, and why it was changed."""

    position = serializers.IntegerField()
    version = serializers.IntegerField()
    is_current = serializers.BooleanField()
    hand = serializers.DictField()
    made_by = serializers.CharField()
    made_at = serializers.DateTimeField()
    reason = serializers.CharField()
