"""Fields that take exactly what their name says: no number for a text, no text for a number."""

import json
from typing import Any
from uuid import UUID

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

LONGEST_REMAINDER = 600
LONGEST_EVENT = 4_000
MOST_SEATS = 20
MOST_HOUSE_RULES = 100
HIGHEST_ID = 2**63 - 1
MOST_POINTS = 100_000


class TextField(serializers.CharField):
    """A JSON string and nothing else."""

    def to_internal_value(self, data: Any) -> str:
        if not isinstance(data, str):
            self.fail("invalid")
        return super().to_internal_value(data)


class WholeField(serializers.IntegerField):
    """A JSON number without a fraction; neither true nor "1" is one."""

    def to_internal_value(self, data: Any) -> int:
        if not isinstance(data, int) or isinstance(data, bool):
            self.fail("invalid")
        return data


class IdField(WholeField):
    """The number of a row."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"min_value": 1, "max_value": HIGHEST_ID, **options})


class TokenField(serializers.UUIDField):
    """A UUID as text, made by whoever asks, and the same when he asks again."""

    def to_internal_value(self, data: Any) -> UUID:
        if not isinstance(data, str):
            self.fail("invalid", value=data)
        token: UUID = super().to_internal_value(data)
        return token


class FlagField(serializers.BooleanField):
    """true or false, not a word for it."""

    def to_internal_value(self, data: Any) -> bool:
        if not isinstance(data, bool):
            self.fail("invalid", input=data)
        return data


class SeatField(TextField):
    """The key of a player at a table; null where nobody is named."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"max_length": 120, "trim_whitespace": False, **options})


class NamedValuesField(serializers.DictField):
    """Values by name, of which there are never many."""

    default_error_messages = {"too_many": _("At most {most} are named here.")}
    most = MOST_SEATS

    def to_internal_value(self, data: Any) -> dict[str, Any]:
        if isinstance(data, dict) and len(data) > self.most:
            self.fail("too_many", most=self.most)
        values: dict[str, Any] = super().to_internal_value(data)
        return values


class RemaindersField(NamedValuesField):
    """Cards left by seat, as people write them: {"E": "As Ah JK 7d"}."""

    child = TextField(max_length=LONGEST_REMAINDER, allow_blank=True, trim_whitespace=False)


class PointsField(NamedValuesField):
    """Points by seat, as they stand on the sheet: {"E": 146}."""

    child = WholeField(min_value=-MOST_POINTS, max_value=MOST_POINTS)


class HouseRulesField(NamedValuesField):
    """House rules as plain JSON: {"out_at": 101, "stakes": {"call": 1}}."""

    child = serializers.JSONField(allow_null=True)
    most = MOST_HOUSE_RULES


class EventField(serializers.JSONField):
    """One event of a match. What it has to be is for the rules to say, but for its size."""

    default_error_messages = {"too_large": _("This is more than an event can hold.")}

    def to_internal_value(self, data: Any) -> Any:
        if len(json.dumps(data, ensure_ascii=False)) > LONGEST_EVENT:
            self.fail("too_large")
        return data
