"""Money as programs see it: whole minor units of the tournament's currency."""

from typing import Any

from rest_framework import serializers

from tournaments.domain.cash_up import CashUp
from tournaments.models import Tournament
from tournaments.selectors.prizes import Prizes
from tournaments.selectors.settling import Settling


class FundAnswer(serializers.Serializer[Any]):
    """What the fund is made of: `payers` paid `fees`, of which `house` is the house's."""

    payers = serializers.IntegerField()
    fees = serializers.IntegerField()
    house = serializers.IntegerField()
    kept_pots = serializers.IntegerField()
    added = serializers.IntegerField()
    topped_up = serializers.IntegerField()
    total = serializers.IntegerField()


class PrizeProblem(serializers.Serializer[Any]):
    """Why prizes cannot be said now."""

    code = serializers.CharField()
    message = serializers.CharField()


class PrizesAnswer(serializers.Serializer[Any]):
    """Terms, fund and prizes: a preview by place until `locked_at`, then `amounts` by entry too.

    `places` are those the prizes were locked for, by entry; two who share place 2 have 2 both.
    """

    currency = serializers.CharField()
    entry_fee = serializers.IntegerField()
    house_part = serializers.IntegerField()
    added = serializers.IntegerField()
    plan = serializers.DictField()
    fund = FundAnswer()
    by_place = serializers.ListField(child=serializers.IntegerField())
    amounts = serializers.DictField(child=serializers.IntegerField(), allow_null=True)
    places = serializers.DictField(child=serializers.IntegerField())
    locked_at = serializers.DateTimeField(allow_null=True)
    problems = PrizeProblem(many=True)


class PaymentAnswer(serializers.Serializer[Any]):
    """A receipt; `amount` is from (+) or to (−) the player, `undoes` the receipt it takes back."""

    number = serializers.IntegerField()
    entry_id = serializers.IntegerField()
    name = serializers.CharField(source="entry.player.name")
    direction = serializers.CharField()
    method = serializers.CharField()
    amount = serializers.IntegerField()
    undoes = serializers.IntegerField(source="undoes.number", allow_null=True, default=None)
    note = serializers.CharField()
    made_at = serializers.DateTimeField()


class MethodAnswer(serializers.Serializer[Any]):
    """What came in and went out by one method, and what has to be there."""

    method = serializers.CharField()
    received = serializers.IntegerField()
    refunded = serializers.IntegerField()
    paid_out = serializers.IntegerField()
    left = serializers.IntegerField()


class SettlingAnswer(serializers.Serializer[Any]):
    """One entry: won (+) or to pay (−), handed over from (+) or to (−) it, and what it owes."""

    entry_id = serializers.IntegerField()
    name = serializers.CharField()
    balance = serializers.IntegerField()
    settled = serializers.IntegerField()
    owes = serializers.IntegerField()


class CashUpAnswer(serializers.Serializer[Any]):
    """The evening cashed up, and who still owes or gets something."""

    currency = serializers.CharField()
    methods = MethodAnswer(many=True)
    left = serializers.IntegerField()
    to_collect = serializers.IntegerField()
    to_pay_out = serializers.IntegerField()
    entries = SettlingAnswer(many=True)


def prizes_data(tournament: Tournament, prizes: Prizes) -> dict[str, Any]:
    """Prizes as `PrizesAnswer` shows them."""
    terms, parts = prizes.terms, prizes.parts
    return {
        "currency": tournament.currency,
        "entry_fee": terms.entry_fee,
        "house_part": terms.house_part,
        "added": terms.added,
        "plan": terms.plan,
        "fund": {
            "payers": parts.payers,
            "fees": parts.fees,
            "house": parts.house,
            "kept_pots": parts.kept_pots,
            "added": parts.added,
            "topped_up": prizes.topped_up,
            "total": prizes.total,
        },
        "by_place": prizes.by_place,
        "amounts": prizes.amounts,
        "places": prizes.places,
        "locked_at": terms.locked_at,
        "problems": prizes.problems,
    }


def cash_up_data(
    tournament: Tournament, cash_up: CashUp, settlings: list[Settling]
) -> dict[str, Any]:
    """The evening as `CashUpAnswer` shows it."""
    return {
        "currency": tournament.currency,
        "methods": cash_up.methods,
        "left": cash_up.left,
        "to_collect": sum(max(0, one.owes) for one in settlings),
        "to_pay_out": sum(max(0, -one.owes) for one in settlings),
        "entries": settlings,
    }
