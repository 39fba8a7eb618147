"""Ties across the line of who goes on, as programs get them."""

from typing import Any

from rest_framework import serializers

from tournaments.api.rounds.outputs import PersonAnswer
from tournaments.models import Round, TieDecision
from tournaments.selectors.stage_sights import entry_names
from tournaments.selectors.ties import TieSight, see_ties


class TieDecisionAnswer(serializers.Serializer[Any]):
    """What the director decided, and why."""

    going_on = PersonAnswer(many=True)
    reason = serializers.CharField()
    made_at = serializers.DateTimeField()


class TieAnswer(serializers.Serializer[Any]):
    """At a table these share a place and `open` of them go on.

    `decision` is null while it is to be made, also where a correction has overtaken one.
    """

    table = serializers.IntegerField()
    place = serializers.IntegerField()
    open = serializers.IntegerField()
    entries = PersonAnswer(many=True)
    decision = TieDecisionAnswer(allow_null=True)


class TiesAnswer(serializers.Serializer[Any]):
    """The ties of a round, decided or not, by table."""

    round = serializers.IntegerField()
    version = serializers.IntegerField()
    ties = TieAnswer(many=True)


def ties_data(one: Round) -> dict[str, Any]:
    """The ties of a round as they are now."""
    tournament = one.stage.tournament
    names = entry_names(tournament)
    return {
        "round": one.pk,
        "version": tournament.version,
        "ties": [_tie_data(sight, names) for sight in see_ties(one)],
    }


def _tie_data(sight: TieSight, names: dict[int, str]) -> dict[str, Any]:
    tie = sight.tie
    return {
        "table": tie.table,
        "place": tie.place,
        "open": tie.open,
        "entries": _people(tie.entries, names),
        "decision": None if sight.in_force is None else _decision_data(sight.in_force, names),
    }


def _decision_data(decision: TieDecision, names: dict[int, str]) -> dict[str, Any]:
    return {
        "going_on": _people(decision.going_on, names),
        "reason": decision.reason,
        "made_at": decision.made_at,
    }


def _people(entries: tuple[int, ...] | list[int], names: dict[int, str]) -> list[dict[str, Any]]:
    return [{"entry": entry, "name": names[entry]} for entry in entries]
