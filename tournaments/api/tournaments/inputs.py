"""What may be decided about a tournament."""

from typing import Any

from rest_framework import serializers

from tournaments.api.fields import HouseRulesField, TextField, WholeField

LONGEST_TEXT = 400
LARGEST_NUMBER = 2**31 - 1
MOST_TABLES = 10_000


class MomentField(serializers.DateTimeField):
    """A moment as ISO 8601 text; without a zone it is the server's."""

    def to_internal_value(self, value: Any) -> Any:
        if not isinstance(value, str):
            self.fail("invalid", format="ISO 8601")
        return super().to_internal_value(value)


class _OptionalNumber(WholeField):
    def __init__(self) -> None:
        super().__init__(min_value=0, max_value=LARGEST_NUMBER, required=False, allow_null=True)


class NewTournament(serializers.Serializer[Any]):
    """Everything decided about a tournament; what is left out comes from the rule sheet.

    An empty currency is a tournament for interest; otherwise `unit_minor` is what one unit of the
    stakes is worth in minor units.
    """

    name = TextField(max_length=LONGEST_TEXT, allow_blank=True)
    starts_at = MomentField()
    variant_key = TextField(max_length=LONGEST_TEXT)
    house_rules = HouseRulesField(required=False)
    currency = TextField(max_length=LONGEST_TEXT, required=False, allow_blank=True)
    unit_minor = _OptionalNumber()
    table_smallest = _OptionalNumber()
    table_preferred = _OptionalNumber()
    table_largest = _OptionalNumber()
    most_entries = _OptionalNumber()


class ChangedTournament(NewTournament):
    """The settings that are to change; `version` is the tournament's, as it was seen."""

    name = TextField(max_length=LONGEST_TEXT, allow_blank=True, required=False)
    starts_at = MomentField(required=False)
    variant_key = TextField(max_length=LONGEST_TEXT, required=False)
    version = WholeField(min_value=0, max_value=2**62, required=False, allow_null=True)


class Ending(serializers.Serializer[Any]):
    """The end of a tournament; tables that still play have to be named, with a reason.

    Of `refunded_tables`, some of these, the pots are paid back.
    """

    unfinished_tables = serializers.ListField(
        child=WholeField(min_value=1), max_length=MOST_TABLES, default=list
    )
    refunded_tables = serializers.ListField(
        child=WholeField(min_value=1), max_length=MOST_TABLES, default=list
    )
    reason = TextField(max_length=LONGEST_TEXT, allow_blank=True, default="")


class Reopening(serializers.Serializer[Any]):
    """Why a finished tournament runs again; the reason is public."""

    reason = TextField(max_length=LONGEST_TEXT, allow_blank=True)
