"""What is kept of a person: a name and a note."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from scoring.problems import Problem, RuleBroken, insist, problem, translatable
from tournaments.domain.names import clean_name

LONGEST_NOTE = 200
"""Letters and signs of a note at most."""

_TOO_LONG = translatable("A note holds {most} signs at most; this one has {length}.")
_CONTROL = translatable(
    "The note holds a sign that cannot be shown (U+{sign}); please type it anew."
)


@dataclass(frozen=True, slots=True)
class PlayerDetails:
    """A name and a note as they are kept."""

    name: str
    note: str = ""


def clean_details(name: str, note: str = "") -> PlayerDetails:
    """Return what was typed as it is kept.

    `RuleBroken` with every problem of both: those of `clean_name`, `player.note_too_long` (over
    200) and `player.note_unprintable`.
    """
    problems: list[Problem] = []
    kept_name = ""
    try:
        kept_name = clean_name(name)
    except RuleBroken as broken:
        problems.extend(broken.problems)
    kept_note = " ".join(note.split())
    problems.extend(_note_problems(kept_note))
    insist(problems)
    return PlayerDetails(kept_name, kept_note)


def _note_problems(note: str) -> Iterator[Problem]:
    if len(note) > LONGEST_NOTE:
        yield problem(
            "player.note_too_long", _TOO_LONG, field="note", most=LONGEST_NOTE, length=len(note)
        )
    signs = (sign for sign in note if unicodedata.category(sign) in {"Cc", "Cs"})
    if unprintable := next(signs, None):
        yield problem(
            "player.note_unprintable", _CONTROL, field="note", sign=f"{ord(unprintable):04X}"
        )
