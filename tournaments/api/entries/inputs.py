"""What may be asked about entries."""

from typing import Any

from rest_framework import serializers

from tournaments.api.fields import IdField, TextField
from tournaments.api.paging import SearchQuery
from tournaments.models import EntryStatus

LONGEST_TEXT = 400


class EntryQuery(SearchQuery):
    """Whom to look for, and among entries of which status."""

    status = serializers.ChoiceField(choices=EntryStatus.choices, required=False)


class NewEntry(serializers.Serializer[Any]):
    """The player who enters."""

    player_id = IdField()


class EntryReason(serializers.Serializer[Any]):
    """Why an entry changes; public, and needed where the act changes what people already saw."""

    reason = TextField(max_length=LONGEST_TEXT, allow_blank=True, default="")
