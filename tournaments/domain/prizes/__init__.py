"""Prizes: what comes in, less the house's fee, is shared out to the last penny."""

from tournaments.domain.prizes.data import plan_from_data, plan_to_data
from tournaments.domain.prizes.fund import PrizeFund
from tournaments.domain.prizes.payout import Payout, Preview, preview_prizes, work_out_prizes
from tournaments.domain.prizes.plan import (
    FixedAmounts,
    LastStandingTakesAll,
    Percentages,
    PrizePlan,
    Shares,
)
from tournaments.domain.prizes.problems import fund_problems, plan_problems

__all__ = [
    "FixedAmounts",
    "LastStandingTakesAll",
    "Payout",
    "Percentages",
    "Preview",
    "PrizeFund",
    "PrizePlan",
    "Shares",
    "fund_problems",
    "plan_from_data",
    "plan_problems",
    "plan_to_data",
    "preview_prizes",
    "work_out_prizes",
]
