"""Knock-out: winners of tables advance until one final is left (docs/decisions/knockout.md)."""

from tournaments.domain.knockout.bracket import (
    Bracket,
    BracketRound,
    BracketTable,
    make_bracket,
)
from tournaments.domain.knockout.bracket_data import bracket_from_data, bracket_to_data
from tournaments.domain.knockout.filled import FilledRound, FilledTable, Filling
from tournaments.domain.knockout.filled_data import filled_from_data, filled_to_data
from tournaments.domain.knockout.lucky_losers import Loser, rank_losers, why_lucky
from tournaments.domain.knockout.next_round import (
    fill_first_round,
    fill_next_round,
    find_survivors,
)
from tournaments.domain.knockout.plan import plan_knockout
from tournaments.domain.knockout.result_problems import result_problems
from tournaments.domain.knockout.results import Finish, TableResult
from tournaments.domain.knockout.rounds import KnockoutPlan, RoundPlan
from tournaments.domain.knockout.settings import (
    KnockoutSettings,
    LuckyRule,
    Vacancies,
    settings_problems,
)
from tournaments.domain.knockout.sources import (
    Finisher,
    LuckyLoser,
    Rested,
    Seed,
    Source,
    describe_source,
)
from tournaments.domain.knockout.tie_problems import TIED_AT_CUT, tie_problems, undecided_problem
from tournaments.domain.knockout.ties import Tie, TieDecision, find_tie, find_ties, settle_ties
from tournaments.domain.knockout.tree import TreeRound, TreeSlot, TreeTable, draw_tree

__all__ = [
    "TIED_AT_CUT",
    "Bracket",
    "BracketRound",
    "BracketTable",
    "FilledRound",
    "FilledTable",
    "Filling",
    "Finish",
    "Finisher",
    "KnockoutPlan",
    "KnockoutSettings",
    "Loser",
    "LuckyLoser",
    "LuckyRule",
    "Rested",
    "RoundPlan",
    "Seed",
    "Source",
    "TableResult",
    "Tie",
    "TieDecision",
    "TreeRound",
    "TreeSlot",
    "TreeTable",
    "Vacancies",
    "bracket_from_data",
    "bracket_to_data",
    "describe_source",
    "draw_tree",
    "fill_first_round",
    "fill_next_round",
    "filled_from_data",
    "filled_to_data",
    "find_survivors",
    "find_tie",
    "find_ties",
    "make_bracket",
    "plan_knockout",
    "rank_losers",
    "result_problems",
    "settings_problems",
    "settle_ties",
    "tie_problems",
    "undecided_problem",
    "why_lucky",
]
