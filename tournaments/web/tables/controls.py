"""Which control of the table page a problem leads to: one that can be seen, or none."""

from typing import Any

from scoring.problems import Problem

Context = dict[str, Any]

_OWN = {"finish", "went_out", "reason", "settle"}


def control_of(found: Problem, entry: Context | None) -> str:
    """The id of the control. `entry` is the hand form as it is shown, where it is."""
    if found.code == "penalty.points":
        return "penalty-points"
    if found.field in _OWN:
        return str(found.field)
    if entry is None or found.seat not in _typed_seats(entry):
        return ""
    return f"{entry['by']}-{found.seat}"


def _typed_seats(entry: Context) -> set[str]:
    """The seats with something to type: neither out nor gone out."""
    return {seat["key"] for seat in entry["seats"] if not seat["out"] and not seat["winner"]}
