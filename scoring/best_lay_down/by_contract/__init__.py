"""The best lay-down where a contract opens (variants.md §3.7, §3.8)."""

from scoring.best_lay_down.by_contract.find import find_by_contract

__all__ = ["find_by_contract"]
