"""Everything that is wrong with a form, as the summary above it lists it."""

from collections.abc import Callable, Iterable
from typing import Any

from scoring.problems import Problem
from tournaments.selectors.wording import say

Context = dict[str, Any]


def field_of(found: Problem) -> str:
    """The control a problem belongs to, where controls go by the names of fields."""
    return found.field or ""


def summary(
    problems: Iterable[Problem], control: Callable[[Problem], str] = field_of
) -> list[Context]:
    """The context of `components/error_summary.html`; `control` gives the id to jump to."""
    return [{"text": say(found), "field": control(found)} for found in problems]


def say_once(rows: Iterable[Context]) -> list[Context]:
    """A summary in which a sentence that holds for several fields leads to the first of them."""
    firsts: dict[str, Context] = {}
    for row in rows:
        firsts.setdefault(row["text"], row)
    return list(firsts.values())


def texts_at(problems: Iterable[Problem], field: str) -> list[str]:
    """What is wrong at one field, in sentences."""
    return [say(found) for found in problems if found.field == field]
