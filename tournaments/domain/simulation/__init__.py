"""Evenings that never were: random matches the rules allow, for demonstrations, tests and benches.

The same `random.Random` gives the same match. Nothing here decides a real tournament.
"""

from tournaments.domain.simulation.habits import CALM, LIVELY, Habits
from tournaments.domain.simulation.hands import simulate_hand
from tournaments.domain.simulation.matches import Happening, simulate_event, simulate_match

__all__ = [
    "CALM",
    "LIVELY",
    "Habits",
    "Happening",
    "simulate_event",
    "simulate_hand",
    "simulate_match",
]
