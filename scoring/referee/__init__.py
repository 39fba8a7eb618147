"""Rulings on what happens at a table. Every ruling names the rule that it rests on."""

from scoring.referee.citations import cite, quote
from scoring.referee.drawing import judge_draw
from scoring.referee.exchange import rule_exchange
from scoring.referee.going_out import GoingOutRuling, LastTurn, rule_going_out
from scoring.referee.intercepts import Claim, ClaimsRuling, rule_claims
from scoring.referee.lay_down import LayDownRuling, RuledMeld, rule_lay_down
from scoring.referee.lay_off import rule_lay_off
from scoring.referee.nearest import find_nearest
from scoring.referee.ruling import Reason, give_reasons
from scoring.referee.table import Opened, TableMeld, TableState
from scoring.referee.table_reading import read_table
from scoring.referee.table_ruling import TableRuling
from scoring.referee.table_text import write_table

__all__ = [
    "Claim",
    "ClaimsRuling",
    "GoingOutRuling",
    "LastTurn",
    "LayDownRuling",
    "Opened",
    "Reason",
    "RuledMeld",
    "TableMeld",
    "TableRuling",
    "TableState",
    "cite",
    "find_nearest",
    "give_reasons",
    "judge_draw",
    "quote",
    "read_table",
    "rule_claims",
    "rule_exchange",
    "rule_going_out",
    "rule_lay_down",
    "rule_lay_off",
    "write_table",
]
