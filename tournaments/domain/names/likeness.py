"""Whether two names may be one person's: a warning before somebody is registered twice."""

from enum import StrEnum
from typing import assert_never

from scoring.problems import translatable
from tournaments.domain.names.searching import spellings

_SHORTEST_WORD_WITH_A_TYPO = 3
_NEIGHBOURS = 2

_SAME = translatable("The same name but for capitals, accents, signs or script.")
_SWAPPED = translatable("The same words in another order.")
_ONE_LETTER = translatable("One letter differs.")


class Likeness(StrEnum):
    """In what way two names are alike, the closest first."""

    SAME = "same"
    SWAPPED = "swapped"
    ONE_LETTER = "one_letter"

    @property
    def text(self) -> str:
        """Say it to a person; English, translated at the edge."""
        match self:
            case Likeness.SAME:
                return _SAME
            case Likeness.SWAPPED:
                return _SWAPPED
            case Likeness.ONE_LETTER:
                return _ONE_LETTER
            case _:
                assert_never(self)


def likeness(a: str, b: str) -> Likeness | None:
    """Return how alike two names are, None when nothing suggests one person.

    `SAME`: some usual spelling is common to both (Олена Коваль, Olena Koval). `SWAPPED`: so it is
    with the words in another order. `ONE_LETTER`: one word of three letters or more differs by
    one letter put in, left out or changed, or by two neighbours swapped, in either order of the
    words. Digits are never a slip: Player 101 and Player 102 are two.
    """
    ours, theirs = spellings(a), spellings(b)
    if not ours[0] or not theirs[0]:
        return None
    if not set(ours).isdisjoint(theirs):
        return Likeness.SAME
    if not _in_any_order(ours).isdisjoint(_in_any_order(theirs)):
        return Likeness.SWAPPED
    return Likeness.ONE_LETTER if _one_letter_apart(ours[0].split(), theirs[0].split()) else None


def _in_any_order(names: tuple[str, ...]) -> set[tuple[str, ...]]:
    return {tuple(sorted(name.split())) for name in names}


def _one_letter_apart(ours: list[str], theirs: list[str]) -> bool:
    """Whether all words pair up but one, and that one is a slip of its partner."""
    left, right = _without(ours, theirs), _without(theirs, ours)
    return len(left) == len(right) == 1 and _is_slip(left[0], right[0])


def _without(words: list[str], taken: list[str]) -> list[str]:
    remaining = list(words)
    for word in taken:
        if word in remaining:
            remaining.remove(word)
    return remaining


def _is_slip(a: str, b: str) -> bool:
    if min(len(a), len(b)) < _SHORTEST_WORD_WITH_A_TYPO:
        return False
    start = _common_start(a, b)
    end = _common_start(a[start:][::-1], b[start:][::-1])
    differs = a[start : len(a) - end], b[start : len(b) - end]
    return not any(sign.isdigit() for sign in "".join(differs)) and _is_one_edit(*differs)


def _common_start(a: str, b: str) -> int:
    length = 0
    for ours, theirs in zip(a, b, strict=False):
        if ours != theirs:
            break
        length += 1
    return length


def _is_one_edit(a: str, b: str) -> bool:
    swapped_neighbours = len(a) == len(b) == _NEIGHBOURS and a == b[::-1]
    return swapped_neighbours or max(len(a), len(b)) == 1
