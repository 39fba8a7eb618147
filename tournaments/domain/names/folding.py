"""Names of every script in one plain spelling, to compare and to find them by."""

import re
import unicodedata

from tournaments.domain.names.letters import ALIKE, APOSTROPHES, CYRILLIC, LATIN, Spelling

_RUN_OF_I = re.compile("i+")


def fold_name(text: str) -> str:
    """Return `text` in the one spelling names are compared in: lower case, no marks, single spaces.

    `Łukasz` → `lukasz`, `O’Larkspur` → `olarkspur`, `Тарас` → `taras`, `Сергій` → `sergi`.
    Cyrillic is spelt with Latin letters; y counts as i, w as v and a run of i as one, since
    spellings of one name differ in these. Letters of other scripts stay. Folding what is folded
    changes nothing.
    """
    return fold_with(CYRILLIC, compose(text))


def compose(text: str) -> str:
    """Return `text` in lower case, each letter with its mark as one sign where there is one."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold())


def fold_with(spelling: Spelling, composed: str) -> str:
    """Fold a text that `compose` gave, its letters first spelt as `spelling` says."""
    spelt = strip_marks(composed.translate(spelling).translate(APOSTROPHES))
    plain = spelt.translate(LATIN).translate(APOSTROPHES)
    return _RUN_OF_I.sub("i", separate_words(plain).translate(ALIKE))


def strip_marks(text: str) -> str:
    """Return `text` in compatible, decomposed form (NFKD) and lower case without combining
    marks."""
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return "".join(sign for sign in decomposed if unicodedata.category(sign) != "Mn")


def separate_words(text: str) -> str:
    """Return the words of `text` with one space between; anything but letters and digits parts
    words."""
    return " ".join("".join(sign if _is_of_a_word(sign) else " " for sign in text).split())


def _is_of_a_word(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNM"
