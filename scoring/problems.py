"""What is wrong with an input, in a form that a person and a program can both read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


def translatable(text: str) -> str:
    """Return `text` as it is: marks an English template for the message extractor."""
    return text


@dataclass(frozen=True, slots=True)
class Problem:
    """One reason why an input is refused.

    `code` is `subject.reason`; `text` an English template with named {fields}, of which
    `params` holds the values. `seat`, `card`, `field` and `event` (index in a replay,
    from 0) say where the problem sits, as far as that is known. `hand` is the number of
    the hand it is in where that is another than the one spoken of, `after_hand` that of
    the hand before an event between two hands.
    """

    code: str
    text: str
    params: tuple[tuple[str, object], ...] = ()
    seat: str | None = None
    card: str | None = None
    field: str | None = None
    event: int | None = None
    hand: int | None = None
    after_hand: int | None = None

    @property
    def is_of_another_event(self) -> bool:
        """Whether it is in another event than the one spoken of."""
        return self.hand is not None or self.after_hand is not None

    @property
    def message(self) -> str:
        """The English sentence; the edge of the system translates `text` instead."""
        return self.text.format(**dict(self.params))


def problem(
    code: str,
    text: str,
    *,
    seat: str | None = None,
    card: str | None = None,
    field: str | None = None,
    event: int | None = None,
    **params: object,
) -> Problem:
    """Build a Problem; seat, card and field may be named in the text like any parameter."""
    places = {"seat": seat, "card": card, "field": field}
    named = params | {name: value for name, value in places.items() if value is not None}
    return Problem(code, text, tuple(sorted(named.items())), seat, card, field, event)


class RuleBroken(Exception):
    """An input was refused; `problems` holds every reason found, at least one."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = tuple(problems)
        if not self.problems:
            raise ValueError("RuleBroken needs at least one problem")
        super().__init__("; ".join(problem.message for problem in self.problems))


def insist(problems: Iterable[Problem]) -> None:
    """Raise RuleBroken if there is any problem at all."""
    found = tuple(problems)
    if found:
        raise RuleBroken(found)
