"""Rulings on what happens at a table. Every ruling names the rule that it rests on."""

from scoring.referee.citations import cite, quote
from scoring.referee.lay_down import LayDownRuling, RuledMeld, rule_lay_down
from scoring.referee.nearest import find_nearest
from scoring.referee.ruling import Reason

__all__ = ["LayDownRuling", "Reason", "RuledMeld", "cite", "find_nearest", "quote", "rule_lay_down"]
