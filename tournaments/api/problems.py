"""Problems as people and programs get them: {"problems": [{"code", "message", …}, …]}."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rest_framework.exceptions import ErrorDetail

from scoring.problems import Problem
from tournaments.selectors.wording import say

Data = dict[str, Any]

_PLACES = ("seat", "card", "field", "event", "hand", "after_hand")
_BY_SEAT = ("remainders", "points")
_OF_THE_WHOLE = "non_field_errors"


def problems_data(problems: Iterable[Problem]) -> Data:
    """The answer that names these problems, each in the reader's language."""
    return {"problems": [problem_data(found) for found in problems]}


def one_problem(code: str, message: str) -> Data:
    """The answer that names one problem with no place in the input."""
    return {"problems": [{"code": code, "message": message}]}


def shape_problems(detail: Any) -> Data:
    """The answer to an input of the wrong shape: each fault with its dotted `field`."""
    return {"problems": list(_shape_faults(detail, ()))}


def problem_data(found: Problem) -> Data:
    """One problem: its code, its message in the reader's language, and its places."""
    places = {name: getattr(found, name) for name in _PLACES}
    named = {name: place for name, place in places.items() if place is not None}
    return {"code": found.code, "message": say(found), **named}


def _shape_faults(detail: Any, path: tuple[str, ...]) -> Iterator[Data]:
    match detail:
        case ErrorDetail():
            yield {"code": f"request.{detail.code}", "message": str(detail), **_place(path)}
        case Mapping():
            for name, inner in detail.items():
                step = () if name == _OF_THE_WHOLE else (str(name),)
                yield from _shape_faults(inner, (*path, *step))
        case list() | tuple():
            for index, inner in enumerate(detail):
                step = () if isinstance(inner, ErrorDetail) else (str(index),)
                yield from _shape_faults(inner, (*path, *step))
        case _:
            raise TypeError(f"{detail!r} is no error of a serializer")


def _place(path: tuple[str, ...]) -> Data:
    if not path:
        return {}
    return {"field": ".".join(path), **_named_place(path)}


def _named_place(path: tuple[str, ...]) -> Data:
    match path:
        case (field, seat, *_) if field in _BY_SEAT:
            return {"seat": seat}
        case ("events", index, *_):
            return {"event": int(index)}
        case _:
            return {}
