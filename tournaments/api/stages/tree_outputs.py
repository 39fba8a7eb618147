"""Knock-out trees as programs get them."""

from typing import Any

from rest_framework import serializers

from scoring.problems import Problem
from tournaments.domain.knockout import TreeRound, TreeSlot
from tournaments.domain.knockout.sources import describe_source
from tournaments.models import Stage
from tournaments.selectors.stage_sights import entry_names, stage_tree
from tournaments.selectors.wording import say


class TreeSlotAnswer(serializers.Serializer[Any]):
    """A place in the tree: where its player comes from, and who he is once that is known.

    `is_empty`: nobody came. `place` and `goes_on` are null until his table has finished, `goes_on`
    also while it `is_tied`: he shares a place across the line, and the director has to decide.
    `reason` explains a lucky loser or an empty place.
    """

    comes_from = serializers.CharField()
    entry = serializers.IntegerField(allow_null=True)
    name = serializers.CharField(allow_null=True)
    is_empty = serializers.BooleanField()
    place = serializers.IntegerField(allow_null=True)
    goes_on = serializers.BooleanField(allow_null=True)
    is_tied = serializers.BooleanField()
    reason = serializers.CharField(allow_null=True)


class TreeTableAnswer(serializers.Serializer[Any]):
    """A table of the tree."""

    number = serializers.IntegerField()
    slots = TreeSlotAnswer(many=True)


class TreeRoundAnswer(serializers.Serializer[Any]):
    """A round of the tree: the first `advance` of each table and `lucky` losers go on."""

    number = serializers.IntegerField()
    is_final = serializers.BooleanField()
    advance = serializers.IntegerField()
    lucky = serializers.IntegerField()
    tables = TreeTableAnswer(many=True)
    byes = TreeSlotAnswer(many=True)


class TreeAnswer(serializers.Serializer[Any]):
    """A knock-out, the final last."""

    tournament = serializers.IntegerField()
    version = serializers.IntegerField()
    stage = serializers.IntegerField()
    rounds = TreeRoundAnswer(many=True)


def tree_data(stage: Stage) -> dict[str, Any]:
    """The tree of a stage as it is now. Raises as `stage_tree`."""
    names = entry_names(stage.tournament)
    return {
        "tournament": stage.tournament_id,
        "version": stage.tournament.version,
        "stage": stage.number,
        "rounds": [_round_data(one, names) for one in stage_tree(stage)],
    }


def _round_data(one: TreeRound, names: dict[int, str]) -> dict[str, Any]:
    return {
        "number": one.number,
        "is_final": one.is_final,
        "advance": one.advance,
        "lucky": one.lucky,
        "tables": [
            {"number": table.number, "slots": [_slot_data(slot, names) for slot in table.slots]}
            for table in one.tables
        ],
        "byes": [_slot_data(slot, names) for slot in one.byes],
    }


def _slot_data(slot: TreeSlot, names: dict[int, str]) -> dict[str, Any]:
    return {
        "comes_from": say(describe_source(slot.source)),
        "entry": slot.entry,
        "name": None if slot.entry is None else names[slot.entry],
        "is_empty": slot.is_empty,
        "place": slot.place,
        "goes_on": slot.goes_on,
        "is_tied": slot.is_tied,
        "reason": _said(slot.reason),
    }


def _said(reason: Problem | None) -> str | None:
    return None if reason is None else say(reason)
