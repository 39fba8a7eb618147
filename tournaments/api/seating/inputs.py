"""What a seating draw is asked with."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

from tournaments.api.fields import FlagField, TextField, WholeField

LONGEST_TEXT = 400
MOST_ENTRIES = 100_000
MOST_PACKS = 10_000


class CardsByEntryField(serializers.DictField):
    """Cards by the id of the entry, first card and redraws as typed: {"17": "A♠ K"}."""

    child = TextField(max_length=LONGEST_TEXT, allow_blank=True)
    default_error_messages = {"no_id": _("{entry} is no entry's id.")}

    def to_internal_value(self, data: Any) -> dict[int, str]:
        cards: dict[str, str] = super().to_internal_value(data)
        for key in cards:
            if not (key.isascii() and key.isdigit() and len(key) <= len(str(2**63))):
                self.fail("no_id", entry=key)
        return {int(key): typed for key, typed in cards.items()}


class DrawToMake(serializers.Serializer[Any]):
    """How many entries are in the field as it was seen; a draw that replaces one has a reason."""

    expected_entries = WholeField(min_value=0, max_value=MOST_ENTRIES)
    include_registered = FlagField(default=False)
    reason = TextField(max_length=LONGEST_TEXT, allow_blank=True, default="")


class DrawBySeed(DrawToMake):
    """The draw the site promised, with a word said in public."""

    public_word = TextField(max_length=LONGEST_TEXT, allow_blank=True)


class DrawByHand(DrawToMake):
    """The cards people drew; `packs` is how many packs were spread, if more than needed."""

    cards = CardsByEntryField()
    packs = WholeField(min_value=1, max_value=MOST_PACKS, required=False, allow_null=True)


class FirstDealer(serializers.Serializer[Any]):
    """The seat that is to deal first, and why."""

    seat = WholeField(min_value=1, max_value=100)
    reason = TextField(max_length=LONGEST_TEXT, allow_blank=True)
