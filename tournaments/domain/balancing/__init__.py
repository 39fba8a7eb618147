"""Tables kept full and alike while players go out, and who sits out where a field does not fit."""

from tournaments.domain.balancing.plan import plan_balance
from tournaments.domain.balancing.result import Balance, Move
from tournaments.domain.balancing.sit_outs import SitOuts, choose_sit_outs
from tournaments.domain.balancing.tables import SeatedTable

__all__ = [
    "Balance",
    "Move",
    "SeatedTable",
    "SitOuts",
    "choose_sit_outs",
    "plan_balance",
]
