"""Rulings for anybody, nothing kept: text in, plain data in the reader's language out."""

from tournaments.selectors.referee.lay_downs import lay_down_ruling

__all__ = ["lay_down_ruling"]
