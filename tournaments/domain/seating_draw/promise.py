"""What the site promises before a seating draw, and the seed nobody can choose alone.

Byte by byte in docs/seating-draw.md.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from hashlib import sha256

from scoring.problems import Problem, insist, problem, translatable

LONGEST_PUBLIC_WORD = 80

_TITLE = "Kaluki Club seating draw 1"
_NO_WORD = translatable("Type the public word that was called out.")
_LONG_WORD = translatable("The public word has {length} signs; {most} are the most.")
_HIDDEN_SIGN = translatable("Sign {place} of the public word is invisible; type it anew.")


def commitment(secret: bytes) -> str:
    """Return the promise to publish before the draw: SHA-256 of the secret, 64 hex digits."""
    return sha256(secret).hexdigest()


def draw_seed(secret: bytes, entries: Sequence[int], public_word: str) -> bytes:
    """Return the 32 bytes every card follows from.

    They are the SHA-256 of four lines: a title, the secret in hex, the entries' ids in the order of
    their list with commas between, and the public word as `clean_public_word` gave it, in UTF-8.
    The house cannot choose the seed, as it is bound to the secret before it hears the word;
    whoever calls the word cannot, as he does not know the secret.
    """
    lines = (_TITLE, secret.hex(), ",".join(map(str, entries)), public_word)
    return sha256("\n".join(lines).encode()).digest()


def clean_public_word(text: str) -> str:
    """Return a typed public word as it goes into the seed: composed (NFC) and trimmed.

    `RuleBroken` with all of `public_word.empty`, `.too_long` (over 80 signs) and `.invisible` (a
    sign nobody could copy from the screen) that hold.
    """
    word = unicodedata.normalize("NFC", text).strip()
    insist(_word_problems(word))
    return word


def _word_problems(word: str) -> Iterator[Problem]:
    if not word:
        yield problem("public_word.empty", _NO_WORD, field="public_word")
    if len(word) > LONGEST_PUBLIC_WORD:
        yield problem(
            "public_word.too_long",
            _LONG_WORD,
            field="public_word",
            length=len(word),
            most=LONGEST_PUBLIC_WORD,
        )
    for place, sign in enumerate(word, start=1):
        if sign != " " and not sign.isprintable():
            yield problem("public_word.invisible", _HIDDEN_SIGN, field="public_word", place=place)
