"""What the best lay-down is."""

from __future__ import annotations

from dataclasses import dataclass

from scoring.cards import Card
from scoring.melds import Meld


@dataclass(frozen=True, slots=True)
class BestLayDown:
    """The melds that leave the fewest penalty points in hand, and what they leave.

    `can_open` is True for whoever has opened before. `melds` is empty where nothing may be
    laid, or nothing can; then all cards are `left`, in the order they are shown in.
    `points_left` are penalty points before any doubling.
    """

    can_open: bool
    melds: tuple[Meld, ...]
    left: tuple[Card, ...]
    points_left: int
