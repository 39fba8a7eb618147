"""The best lay-down where points open, or nothing does any more (variants.md §3.1–§3.6)."""

from scoring.best_lay_down.by_points.find import find_by_points

__all__ = ["find_by_points"]
