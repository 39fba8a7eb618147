"""Filled rounds as plain JSON, both ways."""

from collections.abc import Mapping
from typing import Any

from scoring.problems import Problem
from tournaments.domain.knockout.filled import FilledRound, FilledTable, Filling
from tournaments.domain.knockout.source_data import source_from_data, source_to_data, unreadable


def filled_to_data(filled: FilledRound) -> dict[str, Any]:
    """{"number": 2, "tables": [[1, 8, null], …], "byes": […], "fillings": [{"table", "source",
    "entry", "gone", "reason": {"code", "text", "params"}}, …]}; tables in order of their number."""
    return {
        "number": filled.number,
        "tables": [list(table.entries) for table in filled.tables],
        "byes": list(filled.byes),
        "fillings": [_filling_to_data(one) for one in filled.fillings],
    }


def filled_from_data(data: Mapping[str, Any]) -> FilledRound:
    """Read it back. `RuleBroken`: `knockout.unreadable`."""
    try:
        tables = enumerate(data["tables"], start=1)
        return FilledRound(
            number=int(data["number"]),
            tables=tuple(FilledTable(number, tuple(entries)) for number, entries in tables),
            byes=tuple(data["byes"]),
            fillings=tuple(_read_filling(one) for one in data["fillings"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise unreadable(error) from error


def _filling_to_data(one: Filling) -> dict[str, Any]:
    reason = one.reason
    return {
        "table": one.table,
        "source": source_to_data(one.source),
        "entry": one.entry,
        "gone": one.gone,
        "reason": {"code": reason.code, "text": reason.text, "params": dict(reason.params)},
    }


def _read_filling(data: Mapping[str, Any]) -> Filling:
    reason = data["reason"]
    params = tuple(sorted(reason["params"].items()))
    return Filling(
        table=data["table"],
        source=source_from_data(data["source"]),
        entry=data["entry"],
        gone=data["gone"],
        reason=Problem(reason["code"], reason["text"], params),
    )
