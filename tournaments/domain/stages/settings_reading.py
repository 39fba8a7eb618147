"""Reads a stage's settings out of plain JSON, with everything that is wrong with its shape."""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from enum import Enum
from types import MappingProxyType
from typing import TypeVar

from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.stages.advancing_rules import ADVANCING_RULES, Advancing
from tournaments.domain.stages.choices import (
    CarryOver,
    Counting,
    LimitScope,
    MatchEnd,
    TableMaking,
)
from tournaments.domain.stages.settings import StageSettings
from tournaments.domain.stages.table_points import TablePoints

_NOT_AN_OBJECT = translatable("A stage's settings are an object of fields by name.")
_UNKNOWN = translatable("A stage has no setting named {field}.")
_MISSING = translatable("The setting {field} is missing.")
_UNREADABLE = translatable("The setting {field} cannot be read.")

Member = TypeVar("Member", bound=Enum)
Reader = Callable[[object], object]


def read_settings(data: object) -> StageSettings:
    """The settings in `data`. `RuleBroken`: `stage.not_an_object`, `stage.unknown_field`,
    `stage.field_missing`, `stage.unreadable`, each with its field.
    """
    if not isinstance(data, Mapping):
        raise RuleBroken((problem("stage.not_an_object", _NOT_AN_OBJECT),))
    problems = [_problem("unknown_field", _UNKNOWN, name) for name in data if name not in _READERS]
    needed = (spec.name for spec in fields(StageSettings) if spec.default is MISSING)
    problems += [_problem("field_missing", _MISSING, name) for name in needed if name not in data]
    found: dict[str, object] = {}
    for name in (name for name in data if name in _READERS):
        try:
            found[name] = _READERS[name](data[name])
        except (ValueError, KeyError, TypeError):
            problems.append(_problem("unreadable", _UNREADABLE, name))
    if problems:
        raise RuleBroken(problems)
    return StageSettings(**found)  # type: ignore[arg-type]  # each reader makes its field's type


def _problem(reason: str, text: str, name: object) -> Problem:
    return problem(f"stage.{reason}", text, field=str(name))


def _read_text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return " ".join(value.split())


def _read_number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError
    return value


def _read_number_or_none(value: object) -> int | None:
    return None if value is None else _read_number(value)


def _read_choice(choices: type[Member]) -> Reader:
    return choices


def _read_names(value: object) -> tuple[str, ...]:
    if not isinstance(value, list | tuple):
        raise TypeError
    return tuple(_read_text(name) for name in value)


def _read_numbers(value: object) -> tuple[int, ...]:
    if not isinstance(value, list | tuple):
        raise TypeError
    return tuple(_read_number(number) for number in value)


def _read_object(value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise TypeError
    return value


def _read_sizes(value: object) -> TableSizes:
    sizes = _read_object(value)
    return TableSizes(**{str(name): _read_number(size) for name, size in sizes.items()})


def _read_table_points(value: object) -> TablePoints:
    rows = {int(size): _read_numbers(row) for size, row in _read_object(value).items()}
    if any(len(row) != size for size, row in rows.items()):
        raise ValueError
    return TablePoints(tuple(rows[size] for size in sorted(rows)))


def _read_advancing(value: object) -> Advancing:
    numbers = dict(_read_object(value))
    rule = ADVANCING_RULES[_read_text(numbers.pop("rule"))]
    return rule(**{name: _read_number(number) for name, number in numbers.items()})


_READERS: Mapping[str, Reader] = MappingProxyType(
    {
        "name": _read_text,
        "match_end": _read_choice(MatchEnd),
        "hands": _read_number_or_none,
        "minutes": _read_number_or_none,
        "buy_in_seconds": _read_number_or_none,
        "advance": _read_number,
        "limit_scope": _read_choice(LimitScope),
        "tables_made": _read_choice(TableMaking),
        "rounds": _read_number_or_none,
        "sizes": _read_sizes,
        "counting": _read_choice(Counting),
        "table_points": _read_table_points,
        "carry_over": _read_choice(CarryOver),
        "tie_breaks": _read_names,
        "advancing": _read_advancing,
    }
)
