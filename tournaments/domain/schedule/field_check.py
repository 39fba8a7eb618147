"""A schedule fits the players it was made for and nobody else."""

from collections.abc import Collection, Iterator

from scoring.problems import Problem, insist, problem, translatable

_CHANGED = translatable(
    "The schedule was made for {planned} players, {present} have checked in: plan the rounds anew "
    "with all of them, or change who plays until it is the same {planned} ({more} more, {fewer} "
    "missing)."
)


def field_problems(planned: Collection[int], present: Collection[int]) -> Iterator[Problem]:
    """`schedule.field_changed` unless exactly those play for whom the schedule was made."""
    more, missing = set(present) - set(planned), set(planned) - set(present)
    if more or missing:
        yield problem(
            "schedule.field_changed",
            _CHANGED,
            planned=len(planned),
            present=len(present),
            more=len(more),
            fewer=len(missing),
        )


def insist_on_same_field(planned: Collection[int], present: Collection[int]) -> None:
    """Raise `RuleBroken` before anything is written."""
    insist(field_problems(planned, present))
