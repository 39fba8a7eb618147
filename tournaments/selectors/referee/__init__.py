"""Rulings for anybody, nothing kept: text in, plain data in the reader's language out."""

from tournaments.selectors.referee.asked import MOST_MELDS
from tournaments.selectors.referee.asking import ask_referee
from tournaments.selectors.referee.last_turns import best_lay_down, going_out_ruling
from tournaments.selectors.referee.lay_downs import lay_down_ruling
from tournaments.selectors.referee.precedents import (
    RECORDED,
    find_precedents,
    recorded_rulings,
)
from tournaments.selectors.referee.table_rulings import (
    claims_ruling,
    exchange_ruling,
    lay_off_ruling,
)

__all__ = [
    "MOST_MELDS",
    "RECORDED",
    "ask_referee",
    "best_lay_down",
    "claims_ruling",
    "exchange_ruling",
    "find_precedents",
    "going_out_ruling",
    "lay_down_ruling",
    "lay_off_ruling",
    "recorded_rulings",
]
