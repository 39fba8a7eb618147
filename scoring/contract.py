"""The melds a hand demands as its opening (variants.md §3.7, §3.8)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Contract:
    """So many sets and so many runs, laid down all at once."""

    sets: int
    runs: int

    def __str__(self) -> str:
        counted = (_count(self.sets, "set"), _count(self.runs, "run"))
        return " + ".join(part for part in counted if part)


def _count(number: int, word: str) -> str:
    if not number:
        return ""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
