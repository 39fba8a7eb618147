"""What may be asked about money. Amounts are whole minor units."""

from typing import Any

from rest_framework import serializers

from tournaments.api.fields import HIGHEST_ID, IdField, TextField, TokenField, WholeField
from tournaments.domain.prize_terms import TermsTyped

LONGEST_KEY = 60
LONGEST_NOTE = 200
LONGEST_TEXT = 400
MOST_ACKNOWLEDGED = 20


class PrizeTermsToSet(serializers.Serializer[Any]):
    """Fee, the house's part of it, what the club adds, and how the fund is shared.

    `plan` is {"kind": "percentages", "percent": [50, 30, 20]}, {"kind": "fixed", "amounts": [5000,
    2500]} or {"kind": "last_standing"}, each with `rounding_unit`, `guaranteed_fund` and
    `guaranteed_places` if wanted; {} while it is not decided. `version` is that of the tournament
    the terms were made on.
    """

    entry_fee = WholeField(default=0)
    house_part = WholeField(default=0)
    added = WholeField(default=0)
    plan = serializers.DictField(child=serializers.JSONField(allow_null=True), default=dict)
    version = WholeField(min_value=0, max_value=HIGHEST_ID, allow_null=True, default=None)

    def to_internal_value(self, data: Any) -> dict[str, Any]:
        """`typed` and `version`, as the service takes them."""
        terms = super().to_internal_value(data)
        version = terms.pop("version")
        return {"typed": TermsTyped(**terms), "version": version}


class PrizesToLock(serializers.Serializer[Any]):
    """Codes of refusals that are known and meant: `prizes.standings_provisional`."""

    acknowledged = serializers.ListField(
        child=TextField(max_length=LONGEST_KEY), max_length=MOST_ACKNOWLEDGED, default=list
    )


class WhyUnlocked(serializers.Serializer[Any]):
    """Why the prizes follow the standings again; public."""

    reason = TextField(max_length=LONGEST_TEXT, allow_blank=True)


class PaymentToMake(serializers.Serializer[Any]):
    """Money over the desk, in minor units; `method` is cash or card.

    Sent again under the same `submission_id` it is the same payment.
    """

    submission_id = TokenField()
    entry_id = IdField()
    method = TextField(max_length=LONGEST_KEY)
    amount = WholeField(min_value=-HIGHEST_ID, max_value=HIGHEST_ID)
    note = TextField(max_length=LONGEST_NOTE, allow_blank=True, default="")


class PaymentToUndo(serializers.Serializer[Any]):
    """Why a payment is taken back; public."""

    submission_id = TokenField()
    reason = TextField(max_length=LONGEST_NOTE, allow_blank=True)
