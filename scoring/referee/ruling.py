"""What a ruling says: legal or not, and every reason with the rule it rests on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scoring.problems import Problem
from scoring.referee.citations import cite
from scoring.variant import Variant


@dataclass(frozen=True, slots=True)
class Reason:
    """A problem or a note, the paragraph of the rule book behind it, and the meld's index.

    `meld` counts from 0; None where the reason is about all melds or about none.
    """

    problem: Problem
    rule: str
    meld: int | None = None


def give_reasons(
    variant: Variant, problems: Iterable[Problem], meld: int | None = None
) -> tuple[Reason, ...]:
    """Each problem with the paragraph that it rests on."""
    return tuple(Reason(found, cite(variant, found.code), meld) for found in problems)
