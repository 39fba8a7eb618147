"""Figures as lines, each with its bound, and the verdict on all."""

import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

SAMPLES = 5


@dataclass(slots=True)
class Report:
    """Collects lines; `failed` counts the bounds that were not kept."""

    failed: int = 0
    lines: list[str] = field(default_factory=list)

    def say(self, text: str) -> None:
        """A line without a bound."""
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    def at_most(self, name: str, value: float, bound: float) -> None:
        """A figure that has to stay below its bound."""
        self._judge(name, value, bound, "≤", kept=value <= bound)

    def at_least(self, name: str, value: float, bound: float) -> None:
        """A figure that has to reach its bound."""
        self._judge(name, value, bound, "≥", kept=value >= bound)

    def _judge(self, name: str, value: float, bound: float, sign: str, *, kept: bool) -> None:
        self.failed += not kept
        verdict = "ok" if kept else "MISSED"
        self.say(f"{name}: {value:.3g} (bound {sign} {bound:g}) {verdict}")


def sample(measure: Callable[[], float], samples: int = SAMPLES) -> list[float]:
    """Several samples of one figure."""
    return [measure() for _ in range(samples)]


def spread(values: Sequence[float], unit: str = "", scale: float = 1) -> str:
    """The median with the least and the most."""
    middle = statistics.median(values) * scale
    low, high = min(values) * scale, max(values) * scale
    return f"{middle:.3g}{unit} ({low:.3g}–{high:.3g})"
