"""Rulings for anybody, nothing kept: text in, plain data in the reader's language out."""

from tournaments.selectors.referee.asked import MOST_MELDS
from tournaments.selectors.referee.last_turns import best_lay_down, going_out_ruling
from tournaments.selectors.referee.lay_downs import lay_down_ruling
from tournaments.selectors.referee.table_rulings import (
    claims_ruling,
    exchange_ruling,
    lay_off_ruling,
)

__all__ = [
    "MOST_MELDS",
    "best_lay_down",
    "claims_ruling",
    "exchange_ruling",
    "going_out_ruling",
    "lay_down_ruling",
    "lay_off_ruling",
]
