"""What a report is asked for with."""

from typing import Any

from rest_framework import serializers

from tournaments.api.fields import TextField, TokenField
from tournaments.domain.report_kinds import STANDINGS

LONGEST_KEY = 30


class ReportToMake(serializers.Serializer[Any]):
    """Which report, and as what: pdf, xlsx or csv. Its language is that of Accept-Language.

    Sent again under the same `submission_id` it is the same report.
    """

    submission_id = TokenField()
    kind = TextField(max_length=LONGEST_KEY, default=STANDINGS.key)
    format = TextField(max_length=LONGEST_KEY)
