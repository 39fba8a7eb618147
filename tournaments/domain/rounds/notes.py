"""Sentences that go with a plan, kept as data and said in the reader's language."""

from collections.abc import Mapping
from typing import Any

from scoring.problems import Problem


def note(reason: Problem, entry: int | None, table: int | None = None) -> dict[str, Any]:
    """A sentence about an entry or a table."""
    return {
        "code": reason.code,
        "text": reason.text,
        "params": dict(reason.params),
        "entry": entry,
        "table": table,
    }


def note_problem(data: Mapping[str, Any]) -> Problem:
    """The sentence again."""
    return Problem(data["code"], data["text"], tuple(sorted(data["params"].items())))
