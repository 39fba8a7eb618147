"""What a player could have laid: the lay-down that leaves the fewest points, exactly."""

from scoring.best_lay_down.answer import BestLayDown
from scoring.best_lay_down.find import find_best_lay_down

__all__ = ["BestLayDown", "find_best_lay_down"]
