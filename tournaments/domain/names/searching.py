"""Finding names typed in either script and in any of the usual spellings.

A name is stored with its keys, one spelling a line. Somebody's words find it when each of them, folded,
stands anywhere in the keys: a plain substring match, which every database can do. What is typed has one
spelling, what is stored has many, so a beginning of a name finds it from the first letter on.
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
)

_SOUNDED_E = re.compile("(?<![бвгґджзклмнпрстфхцчшщ])е")
_LONE_H = re.compile("(?<![ckgpstz])h")
_SOUNDED_LATIN_E = re.compile("(?<![b-df-hj-np-tv-z])ie")


def search_keys(name: str) -> str:
    """Return every usual spelling of `name`, folded, one a line: what `search_words` are looked for in."""
    return "\n".join(spellings(name))


def search_words(query: str) -> tuple[str, ...]:
    """Return the folded words of what somebody typed; a name fits when its keys hold each of them."""
    return tuple(fold_name(query).split())


@lru_cache(maxsize=8192)
def spellings(name: str) -> tuple[str, ...]:
    """Return the different folded spellings of `name`, that of `fold_name` first."""
    spelt = list(_spell(compose(name)))
    return tuple(dict.fromkeys((*spelt, *map(_like_cyrillic, spelt), *map(_with_x, spelt))))


def _spell(composed: str) -> Iterator[str]:
    sounded = _SOUNDED_E.sub("є", composed)
    for (text, e), h, short in product(
        ((composed, {}), (sounded, SOUNDED)), ({}, UKRAINIAN_H), ({}, SHORT)
    ):
        yield fold_with({**CYRILLIC, **e, **h, **short}, text)
    yield fold_with({**CYRILLIC, **SCHOLARLY}, composed)
    yield fold_with({**CYRILLIC, **SPELT_OUT}, composed)


def _like_cyrillic(folded: str) -> str:
    """Spell as a name comes back out of Cyrillic: Olha as Olga, Yelena as Elena, Maxim as Maksim."""
    with_g = _LONE_H.sub("g", folded)
    return _SOUNDED_LATIN_E.sub("e", with_g).replace("x", "ks")


def _with_x(folded: str) -> str:
    return folded.replace("ks", "x")
