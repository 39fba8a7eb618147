"""What a house rule's value may be, and how plain JSON becomes it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from scoring.cards import Rank
from scoring.problems import translatable
from scoring.variant import Variant

LONGEST_QUOTE = 40


class ValueRefused(Exception):
    """A value is not of its kind: an English template and the values of its fields."""

    def __init__(self, text: str, **params: object) -> None:
        self.text = text
        self.params = params
        super().__init__(text)


class ValueKind(Protocol):
    """One kind of value."""

    def read(self, value: object, variant: Variant) -> object:
        """The value as the variant holds it; ValueRefused if it is of no use."""


def is_whole(value: object) -> bool:
    """Whether this is a whole number; JSON's true and 1.0 are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def quote(value: object) -> str:
    """A refused value as it may be shown to people."""
    text = repr(value)
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number between two bounds; the upper one may depend on the variant."""

    least: int
    most: int | Callable[[Variant], int]

    def read(self, value: object, variant: Variant) -> int:
        most = self.most if isinstance(self.most, int) else self.most(variant)
        if not isinstance(value, int) or not is_whole(value) or not self.least <= value <= most:
            text = translatable("{field} is a whole number from {least} to {most}, not {value}.")
            raise ValueRefused(text, least=self.least, most=most, value=quote(value))
        return value


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    def read(self, value: object, variant: Variant) -> bool:
        if not isinstance(value, bool):
            text = translatable("{field} is true or false, not {value}.")
            raise ValueRefused(text, value=quote(value))
        return value


@dataclass(frozen=True, slots=True)
class Choice:
    """One word out of a few."""

    words: type[StrEnum]

    def read(self, value: object, variant: Variant) -> StrEnum:
        words = [str(word) for word in self.words]
        if not isinstance(value, str) or value not in words:
            text = translatable("{field} is one of {choices}, not {value}.")
            raise ValueRefused(text, choices=", ".join(words), value=quote(value))
        return self.words(value)


@dataclass(frozen=True, slots=True)
class RankPerHand:
    """A list of ranks, one for each hand in order: 2 to 10, 11 jack, … 14 ace."""

    def read(self, value: object, variant: Variant) -> tuple[Rank, ...]:
        ranks = value if isinstance(value, list | tuple) else ()
        if not 1 <= len(ranks) <= len(variant.contracts) or not _are_ranks(ranks):
            text = translatable("{field} lists up to {most} ranks from 2 to 14, not {value}.")
            raise ValueRefused(text, most=len(variant.contracts), value=quote(value))
        return tuple(Rank(rank) for rank in ranks)


def _are_ranks(values: Sequence[object]) -> bool:
    return all(is_whole(value) and value in list(Rank) for value in values)
