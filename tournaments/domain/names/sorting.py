"""The order of names in lists."""

from tournaments.domain.names.folding import compose, separate_words, strip_marks
from tournaments.domain.names.letters import APOSTROPHES, LATIN

LONGEST_SORT_KEY = 200

_LAST = "ӿ"
"""A letter behind every one that Russian, Ukrainian and Belarusian names are written with."""

_PLACES = {
    ord("ё"): "е",
    ord("ґ"): "г" + _LAST,
    ord("є"): "е" + _LAST,
    ord("і"): "и" + _LAST,
    ord("ї"): "и" + _LAST * 2,
    ord("й"): "и" + _LAST * 3,
    ord("ў"): "у" + _LAST,
}
"""The letters that code points put elsewhere than alphabets do."""


def sort_key(name: str) -> str:
    """Return what names are ordered by, code point by code point (collation "C"), 200 signs at
    most.

    Capitals, marks and apostrophes do not count. Latin names come before Cyrillic ones; in these ё
    stands as е, and і, ї, й, є, ґ and ў where the Ukrainian, Russian and Belarusian alphabets
    have them.
    """
    placed = compose(name).translate(_PLACES).translate(APOSTROPHES)
    return separate_words(strip_marks(placed).translate(LATIN))[:LONGEST_SORT_KEY]
