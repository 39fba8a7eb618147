"""Cutting typed text into words, one a card, freed of what keyboards and phones add."""

from __future__ import annotations

import re
import unicodedata

from scoring.cards.words import ACES, COLOURS

SHOWN_LENGTH = 20

_SEPARATORS = str.maketrans(dict.fromkeys(",;./|+&·•、", " "))
# Variation selectors and the keycap frame make emoji out of ♠ and 7.
_EMOJI_DRESS = str.maketrans({"\ufe0e": None, "\ufe0f": None, "\u20e3": None, "🔟": "10"})
_COLOUR_WORDS = "|".join(map(re.escape, COLOURS))
_ACE_AND_COLOUR = re.compile(
    rf"(?<!\S)([{ACES}])\s+(\(?(?:{_COLOUR_WORDS})\)?)(?!\S)", re.IGNORECASE
)
_DASHES = frozenset("-–—−")


def split_words(text: str) -> list[str]:
    """The words of a text, each meant as a card (or cards written without a space).

    Full-width letters become plain ones; invisible marks, emoji dress and dashes that
    stand alone are dropped; "A red" is one word.
    """
    plain = text if text.isascii() else _undress(text)
    words = _ACE_AND_COLOUR.sub(r"\1\2", plain.translate(_SEPARATORS)).split()
    return [word for word in words if not _DASHES.issuperset(word)]


def show_word(word: str) -> str:
    """A word fit to be shown: nothing unprintable, and not longer than it helps."""
    shown = "".join(sign if sign.isprintable() else "\ufffd" for sign in word[:SHOWN_LENGTH])
    return shown + "…" * (len(word) > SHOWN_LENGTH)


def _undress(text: str) -> str:
    composed = unicodedata.normalize("NFKC", text).translate(_EMOJI_DRESS)
    return "".join(sign for sign in composed if unicodedata.category(sign) != "Cf")
