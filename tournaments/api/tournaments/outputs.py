"""Tournaments, their tables, standings and money."""

from typing import Any

from rest_framework import serializers

from tournaments.selectors.standings import StandingLine, Standings


class TournamentAnswer(serializers.Serializer[Any]):
    """What was decided about a tournament and where it stands. Times are UTC."""

    id = serializers.IntegerField()
    club = serializers.IntegerField(source="club_id")
    name = serializers.CharField()
    starts_at = serializers.DateTimeField()
    variant_key = serializers.CharField()
    house_rules = serializers.DictField()
    currency = serializers.CharField()
    unit_minor = serializers.IntegerField(allow_null=True)
    table_smallest = serializers.IntegerField()
    table_preferred = serializers.IntegerField()
    table_largest = serializers.IntegerField()
    most_entries = serializers.IntegerField(allow_null=True)
    state = serializers.CharField()
    version = serializers.IntegerField()
    finished_at = serializers.DateTimeField(allow_null=True)


class TournamentPage(serializers.Serializer[Any]):
    """A page of a club's tournaments, the latest first."""

    count = serializers.IntegerField()
    results = TournamentAnswer(many=True)


class TournamentWithRules(TournamentAnswer):
    """A tournament with the whole rule sheet it is played under."""

    rules = serializers.DictField()


class SeatAnswer(serializers.Serializer[Any]):
    """Who sits where and how he stands; `total` is null before the first hand."""

    seat = serializers.IntegerField(source="number")
    entry = serializers.IntegerField(source="entry_id")
    player = serializers.IntegerField(source="entry.player_id")
    name = serializers.CharField(source="entry.player.name")
    total = serializers.IntegerField(allow_null=True)
    is_out = serializers.BooleanField()
    may_buy_in = serializers.BooleanField()
    buy_ins = serializers.IntegerField()
    place = serializers.IntegerField(allow_null=True)


class TableAnswer(serializers.Serializer[Any]):
    """A table at a glance."""

    id = serializers.IntegerField()
    number = serializers.IntegerField()
    version = serializers.IntegerField()
    next_hand = serializers.IntegerField(source="hand_number", allow_null=True)
    dealer = serializers.IntegerField(allow_null=True)
    hands_played = serializers.IntegerField()
    is_finished = serializers.BooleanField()
    seats = SeatAnswer(many=True)


class TablePage(serializers.Serializer[Any]):
    """A page of a tournament's tables."""

    count = serializers.IntegerField()
    results = TableAnswer(many=True)


class StandingAnswer(serializers.Serializer[Any]):
    """One entry in the standings. `place` is null for whoever is not ranked.

    `total` is that of the stage whose number is `stage`, the last he has a place in; hands, kalukis
    and buy-ins are those of the whole tournament.
    """

    entry_id = serializers.IntegerField()
    player_id = serializers.IntegerField()
    name = serializers.CharField()
    status = serializers.CharField()
    place = serializers.IntegerField(allow_null=True)
    is_shared = serializers.BooleanField()
    stage = serializers.IntegerField(allow_null=True)
    total = serializers.IntegerField(allow_null=True)
    last_points = serializers.IntegerField(allow_null=True)
    to_limit = serializers.IntegerField(allow_null=True)
    hands_played = serializers.IntegerField()
    hands_won = serializers.IntegerField()
    kalukis = serializers.IntegerField()
    buy_ins = serializers.IntegerField()
    is_out = serializers.BooleanField()
    left_in_hand = serializers.IntegerField(allow_null=True)
    may_buy_in = serializers.BooleanField()
    won_match = serializers.BooleanField()
    table_id = serializers.IntegerField(allow_null=True)
    table = serializers.IntegerField(allow_null=True)
    seat = serializers.IntegerField(allow_null=True)
    totals = serializers.ListField(child=serializers.IntegerField())


class StandingsAnswer(serializers.Serializer[Any]):
    """The standings a version gives; provisional until every table has finished."""

    tournament_id = serializers.IntegerField()
    version = serializers.IntegerField()
    is_provisional = serializers.BooleanField()
    lines = StandingAnswer(many=True)


class LedgerAnswer(serializers.Serializer[Any]):
    """Balances in minor units of `currency`: by entry, and the pots by table.

    What they do not sum to zero by lies in the prize fund, with the house, or was added.
    """

    currency = serializers.CharField()
    unit_minor = serializers.IntegerField(allow_null=True)
    entries = serializers.DictField(child=serializers.IntegerField())
    pots = serializers.DictField(child=serializers.IntegerField())


_SHOWN = (*StandingAnswer().fields,)


def standings_data(standings: Standings) -> dict[str, Any]:
    """Standings as JSON; thousands of lines are written without a serializer each."""
    return {
        "tournament_id": standings.tournament_id,
        "version": standings.version,
        "is_provisional": standings.is_provisional,
        "lines": [_line_data(line) for line in standings.lines],
    }


def _line_data(line: StandingLine) -> dict[str, Any]:
    return {name: getattr(line, name) for name in _SHOWN}
