"""What the referee is asked with."""

from typing import Any

from rest_framework import serializers

from tournaments.api.fields import (
    MOST_SEATS,
    FlagField,
    HouseRulesField,
    SeatField,
    TextField,
    WholeField,
)
from tournaments.api.paging import PageQuery
from tournaments.api.variants.inputs import HIGHEST_HAND
from tournaments.domain.reasons import LONGEST_REASON
from tournaments.domain.referee_questions import Ask
from tournaments.selectors.referee import MOST_MELDS

LONGEST_MELD = 300
LONGEST_CARDS = 600
LONGEST_TABLE = 6_000
MOST_ON_TABLE = 60
MOST_TABLES = 10_000
LONGEST_CODE = 60


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


class TableQuestion(serializers.Serializer[Any]):
    """A table as text, and what a player does to the meld at an index from 0."""

    table = TextField(max_length=LONGEST_TABLE)
    player = SeatField()
    meld = WholeField(min_value=0, max_value=MOST_ON_TABLE)
    cards = TextField(max_length=LONGEST_MELD, allow_blank=True)


class ClaimsToRule(serializers.Serializer[Any]):
    """A table as text, and who wants the card just discarded.

    `intercepted`: who has taken one out of turn since the last player drew.
    """

    table = TextField(max_length=LONGEST_TABLE)
    claims = serializers.ListField(child=SeatField(), max_length=MOST_SEATS)
    intercepted = serializers.ListField(child=SeatField(), max_length=MOST_SEATS, required=False)


class GoingOutToRule(serializers.Serializer[Any]):
    """The turn in which a player says that he went out.

    `opened`: in a turn before. `melds`: laid in this one; null where that is not told, and
    so not judged. `left`: cards still in his hand.
    """

    hand = WholeField(min_value=1, max_value=HIGHEST_HAND)
    opened = FlagField(default=False)
    melds = MeldsField(required=False, allow_null=True)
    own = MeldsField(required=False)
    discard = TextField(max_length=LONGEST_MELD, required=False, allow_null=True, allow_blank=True)
    left = TextField(max_length=LONGEST_CARDS, required=False, allow_blank=True)
    house_rules = HouseRulesField(required=False)


class CardsHeld(serializers.Serializer[Any]):
    """All cards a player holds after the draw; `own` melds he laid in turns before."""

    hand = WholeField(min_value=1, max_value=HIGHEST_HAND)
    cards = TextField(max_length=LONGEST_CARDS, allow_blank=True)
    opened = FlagField(default=False)
    own = MeldsField(required=False)
    house_rules = HouseRulesField(required=False)


class RulingToRecord(serializers.Serializer[Any]):
    """A question as its own call takes it, house rules being the tournament's; and the reason.

    `table` is the number of the table, where the ruling was given at one.
    """

    ask = serializers.ChoiceField(choices=[ask.value for ask in Ask])
    question = serializers.DictField()
    reason = TextField(max_length=LONGEST_REASON)
    table = WholeField(min_value=1, max_value=MOST_TABLES, required=False, allow_null=True)


QUESTIONS: dict[Ask, type[serializers.Serializer[Any]]] = {
    Ask.LAY_DOWN: LayDownToRule,
    Ask.BEST: CardsHeld,
    Ask.GOING_OUT: GoingOutToRule,
    Ask.LAY_OFF: TableQuestion,
    Ask.EXCHANGE: TableQuestion,
    Ask.DRAWING: ClaimsToRule,
}


class RulingsQuery(PageQuery):
    """Which rulings: those that rest on a reason of this code, in all tournaments of the club."""

    code = serializers.CharField(max_length=LONGEST_CODE, default="", allow_blank=True)
