"""How a hand can end (variants.md §4)."""

from enum import StrEnum


class Finish(StrEnum):
    """The five ends of a hand; which of them a variant knows is part of its data."""

    ORDINARY = "ordinary"
    KALUKI = "kaluki"
    FIRST_OPENING = "first_opening"
    BLOCKED = "blocked"
    VOID = "void"

    @property
    def somebody_went_out(self) -> bool:
        """Whether this end has a player who emptied his hand."""
        return self not in (Finish.BLOCKED, Finish.VOID)
