"""What all rulings on a meld that lies on the table share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scoring.melds import Meld
from scoring.problems import Problem, problem, translatable
from scoring.referee.ruling import Reason
from scoring.referee.table import Opened, TableState
from scoring.variant import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRuling:
    """Whether something may be done to a meld on the table, and how the table is then.

    `meld` and `table` are None where it is not legal; `fits` are then the indexes of other
    melds where it would be. `jokers_taken` go into the player's hand.
    """

    meld: Meld | None = None
    table: TableState | None = None
    problems: tuple[Reason, ...] = ()
    notes: tuple[Reason, ...] = ()
    fits: tuple[int, ...] = ()
    jokers_taken: int = 0

    @property
    def legal(self) -> bool:
        """Whether everything is as the rules want it."""
        return not self.problems


def judge_lay_off_turn(state: TableState, variant: Variant, player: str) -> Iterator[Problem]:
    """Whether the player may lay off at all (variants.md §3.1, §3.7, §3.8)."""
    opened = state.opened.get(player)
    if opened is None:
        yield problem("lay_off.not_opened", _NOT_OPENED, player=player)
    if opened is Opened.NOW and not variant.laying.lay_offs_in_opening_turn:
        yield problem("lay_off.in_opening_turn", _OPENING_TURN, player=player)


_NOT_OPENED = translatable("{player} has not opened and may not lay off.")
_OPENING_TURN = translatable(
    "{player} has opened in this turn; lay-offs begin in the turn after the opening."
)
