"""The words of a line: bare where they are plain, quoted as in JSON where they are not."""

import json
import re
from dataclasses import dataclass

from scoring.problems import translatable

NOBODY = "-"
_PLAIN = re.compile(r"[\w.'’-]+")
_WORD = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[^\s"]+)(?=\s|$)')


class LineRefused(Exception):
    """A line cannot be read: an English template with {line}, and its other fields."""

    def __init__(self, text: str, **params: object) -> None:
        self.text = text
        self.params = params
        super().__init__(text)


def said_before(given: object) -> LineRefused:
    """The refusal of a line that says again what one before it said."""
    return LineRefused(translatable("Line {line}: {given} was said before."), given=given)


@dataclass(frozen=True, slots=True)
class Word:
    """A word and whether it was quoted: only a bare - means nobody."""

    text: str
    quoted: bool


def write_word(text: str) -> str:
    """The text as one word that `take_word` reads back, on one line whatever it holds."""
    if _PLAIN.fullmatch(text) and text != NOBODY:
        return text
    return json.dumps(text, ensure_ascii=False)


def take_word(line: str) -> tuple[Word | None, str]:
    """The first word of a line and the rest of it; no word where the line is at its end.

    ValueError where a quotation does not end or is no JSON string.
    """
    if not line.strip():
        return None, ""
    found = _WORD.match(line)
    if found is None:
        raise ValueError(line)
    word, rest = found[1], line[found.end() :]
    if not word.startswith('"'):
        return Word(word, quoted=False), rest
    return Word(str(json.loads(word)), quoted=True), rest
