"""The seating draw: by seed, provably, or by hand (variants.md §6; docs/seating-draw.md)."""

from tournaments.domain.seating_draw.by_hand import draw_by_hand
from tournaments.domain.seating_draw.by_seed import draw_by_seed
from tournaments.domain.seating_draw.chance import first_dealer_seat
from tournaments.domain.seating_draw.data import draw_from_data, draw_to_data
from tournaments.domain.seating_draw.promise import clean_public_word, commitment, draw_seed
from tournaments.domain.seating_draw.result import Drawn, SeatingDraw, SeatTaken
from tournaments.domain.seating_draw.verify import Published, verify

__all__ = [
    "Drawn",
    "Published",
    "SeatTaken",
    "SeatingDraw",
    "clean_public_word",
    "commitment",
    "draw_by_hand",
    "draw_by_seed",
    "draw_from_data",
    "draw_seed",
    "draw_to_data",
    "first_dealer_seat",
    "verify",
]
