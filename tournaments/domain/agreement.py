"""Whether a hand stands that has to be agreed to by a second player at the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Agreement(StrEnum):
    """How far a recorded hand is."""

    WAITING = "waiting"
    AGREED = "agreed"
    DISPUTED = "disputed"


@dataclass(frozen=True, slots=True)
class Word:
    """What somebody beside the recorder said of a hand; a ruling is a director's."""

    agrees: bool
    is_ruling: bool = False


def judge(words: Sequence[Word]) -> Agreement:
    """What the words on one version of a hand come to, in the order they were said.

    The last ruling decides. Without one a single "no" is a dispute, however many agree: only the
    director settles it, by a ruling or a correction.
    """
    rulings = [word for word in words if word.is_ruling]
    if rulings:
        return Agreement.AGREED if rulings[-1].agrees else Agreement.DISPUTED
    if not all(word.agrees for word in words):
        return Agreement.DISPUTED
    return Agreement.AGREED if words else Agreement.WAITING
