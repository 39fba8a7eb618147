"""Tie-breaks in their order, as a row of choices: the first that is chosen decides first."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from scoring.problems import Problem
from tournaments.domain.stages.tie_break_choices import TIE_BREAK_CHOICES
from tournaments.web.rounds.choice_words import TIE_BREAKS

FIELD = "tie_breaks"
FIELDS = tuple(f"{FIELD}.{number}" for number in range(1, len(TIE_BREAK_CHOICES) + 1))
"""A choice for each place in the order; those left empty are passed over."""


def typed_tie_breaks(chosen: Iterable[str]) -> dict[str, str]:
    """The order as it would be chosen, field by field."""
    return dict.fromkeys(FIELDS, "") | dict(zip(FIELDS, chosen, strict=False))


def at_choices(problems: Iterable[Problem], data: Mapping[str, str]) -> Iterator[Problem]:
    """The problems of a stage's tie-breaks told at the choices they come from, by their labels.

    Of one chosen twice every choice after the first is told.
    """
    for found in problems:
        stage, _dot, field = (found.field or "").rpartition(".")
        if field == FIELD:
            yield from _at_choices(found, stage, data)
        else:
            yield found


def _at_choices(found: Problem, stage: str, data: Mapping[str, str]) -> Iterator[Problem]:
    params = dict(found.params)
    name = str(params["name"])
    chosen = [field for field in FIELDS if data.get(f"{stage}.{field}", "").strip() == name]
    said = params | {"name": str(TIE_BREAKS.get(name, name))}
    for field in chosen[1:] or chosen:
        yield replace(found, params=tuple(sorted(said.items())), field=f"{stage}.{field}")
