"""A plan for a round when one of its people is another, or is not there."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tournaments.domain.rounds.planned import PlannedRound


def swap_entry(planned: PlannedRound, old: int, new: int) -> PlannedRound:
    """The same plan with `new` in every place of `old`."""

    def put(entries: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(new if entry == old else entry for entry in entries)

    return replace(
        planned,
        tables=tuple(put(table) for table in planned.tables),
        field=put(planned.field),
        resting=put(planned.resting),
        seeds=put(planned.seeds),
        tree=_swap_in_tree(planned.tree, old, new),
    )


def take_out_entry(planned: PlannedRound, entry: int, smallest: int) -> PlannedRound | None:
    """The plan without him; None where it has to be made anew.

    That is so in a knock-out, whose tree counts its people, and where his table would be too small.
    """
    tables = tuple(tuple(one for one in table if one != entry) for table in planned.tables)
    if planned.tree or any(len(table) < smallest for table in tables):
        return None
    return replace(
        planned,
        tables=tables,
        field=tuple(one for one in planned.field if one != entry),
        resting=tuple(one for one in planned.resting if one != entry),
    )


def _swap_in_tree(tree: Mapping[str, Any], old: int, new: int) -> Mapping[str, Any]:
    """As `knockout.filled_to_data` writes it: tables with empty seats, byes, who filled a seat."""
    if not tree:
        return tree

    def put(entries: list[int | None]) -> list[int | None]:
        return [new if entry == old else entry for entry in entries]

    return {
        **tree,
        "tables": [put(table) for table in tree["tables"]],
        "byes": put(tree["byes"]),
        "fillings": [
            {**one, "entry": new if one["entry"] == old else one["entry"]}
            for one in tree["fillings"]
        ],
    }
