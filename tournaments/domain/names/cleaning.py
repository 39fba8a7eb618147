"""What may stand as a name in a register."""

import re
import unicodedata
from collections.abc import Iterator

from scoring.problems import Problem, insist, problem, translatable
from tournaments.domain.names.folding import separate_words

LONGEST_NAME = 80
"""Letters and signs of a name at most."""

_SPACES = re.compile("[ \N{NO-BREAK SPACE}]+")
_JOINERS = "\u200c\u200d"
_REFUSED_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

_EMPTY = translatable("A name is needed.")
_NO_LETTER = translatable("A name needs a letter or a digit.")
_TOO_LONG = translatable("A name holds {most} letters at most; this one has {length}.")
_HIDDEN = translatable(
    "Sign {place} of the name is invisible (U+{sign}); please type the name anew."
)


def clean_name(text: str) -> str:
    """Return a typed name as it is kept: composed (NFC), trimmed, single spaces.

    Apostrophes, hyphens, full stops and commas stay. `RuleBroken` with all of `name.empty`,
    `name.no_letter`, `name.too_long` (over 80) and `name.invisible` (control and formatting
    signs, a place each) that hold; each names the field `name`.
    """
    name = _SPACES.sub(" ", unicodedata.normalize("NFC", text).strip())
    insist(_name_problems(name))
    return name


def _name_problems(name: str) -> Iterator[Problem]:
    if not name:
        yield problem("name.empty", _EMPTY, field="name")
    elif not separate_words(name):
        yield problem("name.no_letter", _NO_LETTER, field="name")
    if len(name) > LONGEST_NAME:
        yield problem("name.too_long", _TOO_LONG, field="name", most=LONGEST_NAME, length=len(name))
    for place, sign in enumerate(name, start=1):
        if _is_invisible(sign):
            yield problem(
                "name.invisible", _HIDDEN, field="name", place=place, sign=f"{ord(sign):04X}"
            )


def _is_invisible(sign: str) -> bool:
    # Persian and the scripts of India write names with joiners.
    return sign not in _JOINERS and unicodedata.category(sign) in _REFUSED_CATEGORIES
