"""Melds: what cards laid together can be, what each wild stands for, what they are worth."""

from scoring.melds.meld import Meld, MeldCard, MeldKind
from scoring.melds.readings import readings
from scoring.melds.text import (
    format_meld,
    format_meld_card,
    name_cards,
    parse_meld,
    read_meld,
)
from scoring.melds.values import meld_points
from scoring.melds.wilds import is_wild

__all__ = [
    "Meld",
    "MeldCard",
    "MeldKind",
    "format_meld",
    "format_meld_card",
    "is_wild",
    "meld_points",
    "name_cards",
    "parse_meld",
    "read_meld",
    "readings",
]
