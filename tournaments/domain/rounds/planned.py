"""A round as it is planned, before anybody sits down."""

import dataclasses
from collections.abc import Mapping
from typing import Any

Tables = tuple[tuple[int, ...], ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class PlannedRound:
    """`tables` are entries in the order of their seats, `resting` those who sit out or have a bye.

    `field` is everybody the round was made for, in order; another field makes it stale. `seeds`
    are a knock-out's, the strongest first, `tree` its round as `knockout.filled_to_data` gives it,
    empty seats and all; `sent_on` are those whom the results of the round before sent into it,
    whoever came in their place. Matches go on until `survivors` are left. `notes` are sentences
    about who came in or sits out, `figures` how good the plan is.
    """

    tables: Tables
    field: tuple[int, ...]
    resting: tuple[int, ...] = ()
    seeds: tuple[int, ...] = ()
    tree: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    sent_on: tuple[int, ...] = ()
    survivors: int = 1
    seed: str = ""
    notes: tuple[Mapping[str, Any], ...] = ()
    figures: Mapping[str, Any] = dataclasses.field(default_factory=dict)

    @property
    def seated(self) -> tuple[int, ...]:
        """Everybody who plays, table by table."""
        return tuple(entry for table in self.tables for entry in table)


def planned_to_data(planned: PlannedRound) -> dict[str, Any]:
    """Every field by its name, as plain JSON."""
    return {
        "tables": [list(table) for table in planned.tables],
        "field": list(planned.field),
        "resting": list(planned.resting),
        "seeds": list(planned.seeds),
        "tree": dict(planned.tree),
        "sent_on": list(planned.sent_on),
        "survivors": planned.survivors,
        "seed": planned.seed,
        "notes": [dict(note) for note in planned.notes],
        "figures": dict(planned.figures),
    }


def planned_from_data(data: Mapping[str, Any]) -> PlannedRound:
    """The plan again."""
    return PlannedRound(
        tables=tuple(tuple(table) for table in data["tables"]),
        field=tuple(data["field"]),
        resting=tuple(data["resting"]),
        seeds=tuple(data["seeds"]),
        tree=data.get("tree", {}),
        sent_on=tuple(data.get("sent_on", ())),
        survivors=data["survivors"],
        seed=data["seed"],
        notes=tuple(data["notes"]),
        figures=data["figures"],
    )
