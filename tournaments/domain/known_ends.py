"""A hand whose end could not be read: the ends that are named are those its game knows."""

from collections.abc import Iterable
from dataclasses import replace

from scoring.problems import Problem
from scoring.variant import Variant


def name_known_ends(variant: Variant, problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """The problems in order, each list of ends cut to those of the game (variants.md §4)."""
    return tuple(_name_ends(variant, found) for found in problems)


def _name_ends(variant: Variant, found: Problem) -> Problem:
    if found.code != "hand.unknown_finish":
        return found
    return replace(found, params=(("finishes", ", ".join(variant.finishes)),))
