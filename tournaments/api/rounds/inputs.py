"""What is asked with at rounds."""

from typing import Any

from rest_framework import serializers

from tournaments.api.fields import IdField, TextField, TokenField, WholeField
from tournaments.api.stages.inputs import OnVersion

LONGEST_TEXT = 400
MOST_TABLES = 10_000
MOST_AT_TABLE = 100


class RoundsToDraft(OnVersion):
    """A seed: equal seeds and results give equal tables."""

    seed = TextField(max_length=LONGEST_TEXT, allow_blank=True, default="")


class TablesField(serializers.ListField):
    """Tables of entry ids in seat order: [[17, 4, 9], [3, 12, 8, 1]]."""

    child = serializers.ListField(child=IdField(), max_length=MOST_AT_TABLE)

    def __init__(self, **options: Any) -> None:
        super().__init__(max_length=MOST_TABLES, **options)

    def to_internal_value(self, data: Any) -> Any:
        tables = super().to_internal_value(data)
        return tuple(tuple(table) for table in tables)


class TablesByHand(OnVersion):
    """Who sits where; whoever of the field sits nowhere rests."""

    tables = TablesField()


class RoundToClose(OnVersion):
    """Tables that still play have to be named, with a reason."""

    unfinished_tables = serializers.ListField(
        child=WholeField(min_value=1),
        max_length=MOST_TABLES,
        default=list,
        source="unfinished",
    )
    reason = TextField(max_length=LONGEST_TEXT, allow_blank=True, default="")


class RoundToDrop(OnVersion):
    """The tournament's name, typed, and the reason; the reason is public."""

    typed_name = TextField(max_length=LONGEST_TEXT, allow_blank=True)
    reason = TextField(max_length=LONGEST_TEXT, allow_blank=True)


class DecisionToUndo(OnVersion):
    """The number of a table of the round, and why; the reason is public."""

    table = WholeField(min_value=1, max_value=MOST_TABLES)
    reason = TextField(max_length=LONGEST_TEXT, allow_blank=True)
    submission_id = TokenField()


class TieToDecide(DecisionToUndo):
    """The entries that go on, of those who are tied at the table."""

    going_on = serializers.ListField(child=IdField(), max_length=MOST_AT_TABLE)
