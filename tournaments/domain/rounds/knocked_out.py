"""The next round of a knock-out: winners advance (docs/decisions/knockout.md)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from scoring.problems import RuleBroken
from tournaments.domain.knockout import (
    Bracket,
    FilledRound,
    FilledTable,
    KnockoutSettings,
    fill_first_round,
    fill_next_round,
    filled_from_data,
    filled_to_data,
    make_bracket,
    plan_knockout,
)
from tournaments.domain.rounds.by_hand import none_left
from tournaments.domain.rounds.notes import note
from tournaments.domain.rounds.planned import PlannedRound
from tournaments.domain.rounds.so_far import StageSoFar
from tournaments.domain.stages.settings import StageSettings


def plan_knock_out_round(so_far: StageSoFar) -> PlannedRound:
    """The first round from the seeds, each next one from the results of the one before.

    `RuleBroken`: `round.none_left` after the final, and those of `domain.knockout`.
    """
    options = knock_out_settings(so_far.settings)
    if so_far.last is None:
        bracket = knock_out_tree(len(so_far.field), so_far.settings)
        return _planned(so_far, fill_first_round(bracket, so_far.field), bracket, so_far.field)
    seeds = so_far.last.seeds
    bracket = knock_out_tree(len(seeds), so_far.settings)
    if len(so_far.played) >= len(bracket.rounds):
        raise RuleBroken((none_left(),))
    fill = partial(
        fill_next_round,
        bracket,
        filled_round(so_far.last, len(so_far.played)),
        so_far.results,
        options,
        seeds=seeds,
    )
    planned = _planned(so_far, fill(gone=so_far.gone), bracket, seeds)
    return replace(planned, sent_on=_people(fill()))


def _people(filled: FilledRound) -> tuple[int, ...]:
    seated = (entry for table in filled.tables for entry in table.seated)
    return (*seated, *(entry for entry in filled.byes if entry is not None))


def knock_out_settings(settings: StageSettings) -> KnockoutSettings:
    """What the stage says of its knock-out."""
    return KnockoutSettings(sizes=settings.sizes, advance=(settings.advance,))


def knock_out_tree(entrants: int, settings: StageSettings) -> Bracket:
    """The tree for so many players; `RuleBroken` where there is none."""
    return make_bracket(plan_knockout(entrants, knock_out_settings(settings)))


def filled_round(planned: PlannedRound, number: int) -> FilledRound:
    """A round of the tree, with the seats nobody came to."""
    if planned.tree:
        return filled_from_data(planned.tree)
    return FilledRound(
        number=number,
        tables=tuple(
            FilledTable(place, entries) for place, entries in enumerate(planned.tables, start=1)
        ),
        byes=planned.resting,
    )


def _planned(
    so_far: StageSoFar, filled: FilledRound, bracket: Bracket, seeds: Sequence[int]
) -> PlannedRound:
    plan = bracket.rounds[filled.number - 1].plan
    return PlannedRound(
        tables=tuple(table.seated for table in filled.tables),
        field=so_far.field,
        resting=tuple(entry for entry in filled.byes if entry is not None),
        seeds=tuple(seeds),
        tree=filled_to_data(filled),
        survivors=1 if plan.is_final else plan.advance,
        seed=so_far.seed,
        notes=tuple(note(one.reason, one.entry or one.gone, one.table) for one in filled.fillings),
        figures={"rounds": len(bracket.rounds), "is_final": plan.is_final},
    )
