"""What a director may change on a rule sheet (variants.md §3.1, §3.9, §6)."""

from scoring.house_rules.apply import apply_house_rules
from scoring.house_rules.table import HOUSE_RULES, HouseRule

__all__ = ["HOUSE_RULES", "HouseRule", "apply_house_rules"]
