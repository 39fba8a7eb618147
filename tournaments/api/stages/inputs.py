"""What may be decided about stages."""

from typing import Any

from rest_framework import serializers

from tournaments.api.fields import IdField, TextField, WholeField
from tournaments.domain.stages.stage_list_problems import MOST_STAGES

LONGEST_KEY = 60
LARGEST_VERSION = 2**62
MOST_DECIDED = 10_000


class VersionField(WholeField):
    """The tournament's version the act was made on; without one it is made on whatever is there."""

    def __init__(self, **options: Any) -> None:
        usual = {"min_value": 0, "max_value": LARGEST_VERSION, "required": False}
        super().__init__(**{**usual, "allow_null": True, **options})


class OnVersion(serializers.Serializer[Any]):
    """An act that needs nothing but the tournament's version as it was seen."""

    version = VersionField()


class StagesToPlan(OnVersion):
    """The stages in order, each as `GET` gives its `settings`; what is left out is as usual."""

    stages = serializers.ListField(child=serializers.DictField(), max_length=MOST_STAGES * 10)


class PresetToPlan(OnVersion):
    """The key of a preset."""

    preset = TextField(max_length=LONGEST_KEY)


class Advancing(OnVersion):
    """Entries in the order they are to stand, where the cut leaves equals undecided."""

    decided = serializers.ListField(child=IdField(), max_length=MOST_DECIDED, default=list)
