"""What the referee is asked with."""

from typing import Any

from rest_framework import serializers

from tournaments.api.fields import FlagField, HouseRulesField, TextField, WholeField
from tournaments.api.variants.inputs import HIGHEST_HAND

LONGEST_MELD = 300
MOST_MELDS = 8


class MeldsField(serializers.ListField):
    """Melds as people write them, wilds named or not: ["7C 7D 4H=7S", "9S 10S JS QS"]."""

    child = TextField(max_length=LONGEST_MELD, allow_blank=True)

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"max_length": MOST_MELDS, **options})


class LayDownToRule(serializers.Serializer[Any]):
    """Melds laid in one turn. `opened`: in a turn before; `own`: what he laid then."""

    hand = WholeField(min_value=1, max_value=HIGHEST_HAND)
    opened = FlagField(default=False)
    melds = MeldsField()
    own = MeldsField(required=False)
    house_rules = HouseRulesField(required=False)
