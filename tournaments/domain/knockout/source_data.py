"""Sources as short texts, both ways, and the refusal of what is none."""

from typing import assert_never

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.knockout.sources import Finisher, LuckyLoser, Rested, Seed, Source

_UNREADABLE = translatable("This is no knock-out, or a part of it is missing: {reason}.")


def source_to_data(source: Source) -> str:
    """ "seed:1", "table:3:1" (third table, its winner), "lucky:1" or "bye:2"."""
    match source:
        case Seed(number):
            return f"seed:{number}"
        case Finisher(table, place):
            return f"table:{table}:{place}"
        case LuckyLoser(number):
            return f"lucky:{number}"
        case Rested(number):
            return f"bye:{number}"
        case _:
            assert_never(source)


def source_from_data(text: str) -> Source:
    """Read it back. `ValueError` if it is none."""
    match text.split(":"):
        case ["seed", number]:
            return Seed(int(number))
        case ["table", table, place]:
            return Finisher(int(table), int(place))
        case ["lucky", number]:
            return LuckyLoser(int(number))
        case ["bye", number]:
            return Rested(int(number))
        case _:
            raise ValueError(f"source {text}")


def unreadable(error: Exception) -> RuleBroken:
    """`knockout.unreadable`: what was kept is no knock-out."""
    reason = f"{type(error).__name__} {error}"
    return RuleBroken((problem("knockout.unreadable", _UNREADABLE, reason=reason),))
