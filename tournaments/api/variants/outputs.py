"""What the calculator answers, as the schema describes it."""

from typing import Any

from rest_framework import serializers

_BY_SEAT = "By seat."


class Penalties(serializers.Serializer[Any]):
    """What each card left in hand costs."""

    joker = serializers.IntegerField()
    black_ace = serializers.IntegerField()
    red_ace = serializers.IntegerField()
    king = serializers.IntegerField()
    queen = serializers.IntegerField()
    jack = serializers.IntegerField()
    ten = serializers.IntegerField()
    nine = serializers.IntegerField()
    eight = serializers.IntegerField()
    seven = serializers.IntegerField()
    six = serializers.IntegerField()
    five = serializers.IntegerField()
    four = serializers.IntegerField()
    three = serializers.IntegerField()
    two = serializers.IntegerField()
    wild = serializers.IntegerField(allow_null=True)


class Stakes(serializers.Serializer[Any]):
    """The four agreed amounts, in units."""

    call = serializers.IntegerField()
    kaluki = serializers.IntegerField()
    initial = serializers.IntegerField()
    buy_in = serializers.IntegerField()


class Contract(serializers.Serializer[Any]):
    """The melds a hand demands."""

    sets = serializers.IntegerField()
    runs = serializers.IntegerField()


class RuleSheet(serializers.Serializer[Any]):
    """All rules of a variant; further rules than these are groups of their own."""

    key = serializers.CharField()
    name = serializers.CharField()
    revision = serializers.IntegerField()
    players_min = serializers.IntegerField()
    players_max = serializers.IntegerField()
    preferred_table = serializers.IntegerField(allow_null=True)
    pack = serializers.DictField(child=serializers.IntegerField())
    deal = serializers.DictField()
    set_rule = serializers.DictField()
    run_rule = serializers.DictField()
    opening = serializers.DictField()
    laying = serializers.DictField()
    penalties = Penalties()
    finishes = serializers.ListField(child=serializers.CharField())
    hands = serializers.IntegerField(allow_null=True)
    contracts = Contract(many=True)
    wild_ranks = serializers.ListField(child=serializers.IntegerField())
    out_at = serializers.IntegerField(allow_null=True)
    buy_ins = serializers.DictField(child=serializers.IntegerField())
    ranking = serializers.CharField()
    tie_break = serializers.CharField()
    stakes = Stakes()
    house_rules = serializers.ListField(
        child=serializers.CharField(), help_text="The keys a director may set, nested ones dotted."
    )
    in_force = serializers.ListField(
        child=serializers.CharField(), help_text="Those that differ from the published sheet."
    )


class PricedCard(serializers.Serializer[Any]):
    """A card left and what it costs before any doubling."""

    card = serializers.CharField()
    points = serializers.IntegerField()


class ScoreAnswer(serializers.Serializer[Any]):
    """What a hand costs whom. `audited` is false where points were given without cards."""

    points = serializers.DictField(child=serializers.IntegerField(), help_text=_BY_SEAT)
    multiplier = serializers.IntegerField()
    cards = serializers.DictField(child=PricedCard(many=True), help_text=_BY_SEAT)
    audited = serializers.BooleanField()


class BuyInOffer(serializers.Serializer[Any]):
    """The total somebody comes back at, its price in units, and how many buy-ins are left then."""

    score = serializers.IntegerField()
    price = serializers.IntegerField()
    left = serializers.IntegerField()


class MatchMoney(serializers.Serializer[Any]):
    """Units by player; `net` sums to zero once the match is won."""

    from_hands = serializers.DictField(child=serializers.IntegerField())
    initial = serializers.DictField(child=serializers.IntegerField())
    buy_ins = serializers.DictField(child=serializers.IntegerField())
    pot = serializers.IntegerField()
    net = serializers.DictField(child=serializers.IntegerField())


class MatchLine(serializers.Serializer[Any]):
    """What one event did, and how things stood after it."""

    event = serializers.IntegerField()
    type = serializers.CharField()
    hand = serializers.IntegerField()
    dealer = serializers.CharField(allow_null=True)
    points = serializers.DictField(child=serializers.IntegerField())
    multiplier = serializers.IntegerField()
    audited = serializers.BooleanField(allow_null=True)
    override = serializers.BooleanField()
    totals = serializers.DictField(child=serializers.IntegerField())
    out = serializers.ListField(child=serializers.CharField())
    money = serializers.DictField(child=serializers.IntegerField())


class MatchAnswer(serializers.Serializer[Any]):
    """Where a match stands. `winner` is a name, a list of names that share, or null."""

    totals = serializers.DictField(child=serializers.IntegerField())
    out = serializers.ListField(child=serializers.CharField())
    withdrawn = serializers.ListField(child=serializers.CharField())
    finished = serializers.BooleanField()
    winner = serializers.JSONField(allow_null=True)
    places = serializers.DictField(child=serializers.IntegerField())
    buy_in_offers = serializers.DictField(child=BuyInOffer())
    next_hand = serializers.IntegerField(allow_null=True)
    dealer = serializers.CharField(allow_null=True)
    contract = serializers.CharField(allow_null=True)
    wild_rank = serializers.IntegerField(allow_null=True)
    cards_dealt = serializers.IntegerField(allow_null=True)
    money = MatchMoney()
    history = MatchLine(many=True)
