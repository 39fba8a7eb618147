"""That a tie waits for the director's word, and what is wrong with that word."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from scoring.problems import Problem, problem, translatable
from tournaments.domain.knockout.ties import Tie

TIED_AT_CUT = "knockout.tied_at_cut"
"""The refusal of the next round that a decision of the director's settles."""


def undecided_problem(tie: Tie) -> Problem:
    """`knockout.tied_at_cut`: why the next round cannot be filled yet."""
    return problem(
        TIED_AT_CUT,
        _TIED,
        table=tie.table,
        place=tie.place,
        sharing=len(tie.entries),
        open=tie.open,
    )


def tie_problems(
    table: int, tie: Tie | None, going_on: Sequence[int], names: Mapping[int, str]
) -> Iterator[Problem]:
    """`tie.none`; or all of `tie.not_tied` and `tie.named_twice`, each with the name, and
    `tie.wrong_number`, at the field "going_on"."""
    if tie is None:
        yield problem("tie.none", _NONE, table=table)
        return
    for entry, times in Counter(going_on).items():
        name = names.get(entry, str(entry))
        if entry not in tie.entries:
            yield problem("tie.not_tied", _NOT_TIED, field="going_on", name=name, table=table)
        if times > 1:
            yield problem("tie.named_twice", _TWICE, field="going_on", name=name, table=table)
    if len(going_on) != tie.open:
        yield problem(
            "tie.wrong_number",
            _WRONG_NUMBER,
            field="going_on",
            table=table,
            sharing=len(tie.entries),
            place=tie.place,
            open=tie.open,
            named=len(going_on),
        )


_TIED = translatable(
    "At table {table} {sharing} players share place {place}, but only {open} of them can go on: "
    "decide between them first."
)
_NONE = translatable("At table {table} nobody shares a place across the line of who goes on.")
_NOT_TIED = translatable("{name} is not among those who share the place at table {table}.")
_TWICE = translatable("{name} is named twice for table {table}.")
_WRONG_NUMBER = translatable(
    "Table {table}: {open} of the {sharing} who share place {place} can go on; {named} named."
)
