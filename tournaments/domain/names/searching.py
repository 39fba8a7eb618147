"""Finding names typed in either script and in any of the usual spellings.

A name is stored with its keys, one spelling a line. Somebody's words find it when each of them,
folded, stands anywhere in the keys: a plain substring match, which every database can do. What is
typed has one spelling, what is stored has many, so a beginning of a name finds it from the first
letter on.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from tournaments.domain.names.folding import compose, fold_name, fold_with
from tournaments.domain.names.letters import (
    CYRILLIC,
    SCHOLARLY,
    SHORT,
    SOUNDED,
    SPELT_OUT,
    UKRAINIAN_H,
    Spelling,
)

_AS_IT_IS: Spelling = {}
_ONCE_WITH_H = (_AS_IT_IS, UKRAINIAN_H)
_ONCE_SHORT = (_AS_IT_IS, SHORT)
_SOUNDED_E = re.compile("(?<![бвгґджзклмнпрстфхцчшщ])е")
_LONE_H = re.compile("(?<![ckgpstz])h")
_SOUNDED_LATIN_E = re.compile("(?<![b-df-hj-np-tv-z])ie")


def search_keys(name: str) -> str:
    """Return every usual spelling of `name`, folded, one a line: where `search_words` look."""
    return "\n".join(spellings(name))


def search_words(query: str) -> tuple[str, ...]:
    """Return the folded words somebody typed; a name fits when its keys hold each of them."""
    return tuple(fold_name(query).split())


@lru_cache(maxsize=8192)
def spellings(name: str) -> tuple[str, ...]:
    """Return the different folded spellings of `name`, that of `fold_name` first."""
    spelt = list(_spell(compose(name)))
    return tuple(dict.fromkeys((*spelt, *map(_like_cyrillic, spelt), *map(_with_x, spelt))))


def _spell(composed: str) -> Iterator[str]:
    sounded_e, sounded_o = _sound(composed.replace("ё", "е")), _sound(composed)
    ways_of_e = ((composed, CYRILLIC), (sounded_e, CYRILLIC), (sounded_o, {**CYRILLIC, **SOUNDED}))
    for (text, spelling), h, short in product(ways_of_e, _ONCE_WITH_H, _ONCE_SHORT):
        yield fold_with({**spelling, **h, **short}, text)
    yield fold_with({**CYRILLIC, **SCHOLARLY}, composed)
    yield fold_with({**CYRILLIC, **SPELT_OUT}, composed)


def _sound(composed: str) -> str:
    """Write е as є where it is heard so: at the start of a word, after a vowel or a sign."""
    return _SOUNDED_E.sub("є", composed)


def _like_cyrillic(folded: str) -> str:
    """Spell a name as Cyrillic gives it back: Olha as Olga, Yelena as Elena, Maxim as Maksim."""
    with_g = _LONE_H.sub("g", folded)
    return _SOUNDED_LATIN_E.sub("e", with_g).replace("x", "ks")


def _with_x(folded: str) -> str:
    return folded.replace("ks", "x")
