"""Money on pages, written as everywhere else."""

from tournaments.selectors.money_words import format_money, format_units

__all__ = ["format_money", "format_units"]
