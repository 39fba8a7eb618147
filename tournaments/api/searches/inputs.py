"""What a search for a schedule is asked for with."""

from typing import Any

from rest_framework import serializers

from tournaments.api.fields import TextField, TokenField, WholeField
from tournaments.api.stages.inputs import VersionField

LONGEST_TEXT = 400
USUAL_SECONDS = 30
LARGEST_NUMBER = 2**31 - 1


class SearchToMake(serializers.Serializer[Any]):
    """How long to search, and a seed. Sent again under its `submission_id` it is one search.

    One that `offers` keeps what it found to be taken or dropped instead of making drafts of it.
    """

    submission_id = TokenField()
    seconds = WholeField(min_value=0, max_value=LARGEST_NUMBER, default=USUAL_SECONDS)
    seed = TextField(max_length=LONGEST_TEXT, allow_blank=True, default="")
    offers = serializers.BooleanField(default=False)
    version = VersionField()
