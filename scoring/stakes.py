"""What a hand, a buy-in and a won match move, in whole units of the stake (variants.md §3.1)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scoring.finish import Finish


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """The four agreed amounts in units; all zero where no stakes are played for."""

    call: int = 0
    kaluki: int = 0
    initial: int = 0
    buy_in: int = 0

    def for_finish(self, finish: Finish) -> int:
        """What each payer owes the player who went out: a kaluki is paid instead of the call."""
        return self.kaluki if finish is Finish.KALUKI else self.call


NO_STAKES = Stakes()


def move_to_winner(went_out: str, owed: Mapping[str, int]) -> dict[str, int]:
    """Units each player wins (+) or pays (−) when every one of `owed` pays `went_out`."""
    paid = {player: -units for player, units in owed.items() if player != went_out}
    return {**paid, went_out: -sum(paid.values())}


def split_pot(pot: int, winners: Sequence[str]) -> dict[str, int]:
    """The pot in equal parts; spare units go one each to the winners in seat order.

    `winners` are in seat order. Nothing is left over and nothing is made up.
    """
    share, spare = divmod(pot, len(winners))
    return {winner: share + (place < spare) for place, winner in enumerate(winners)}


def add_units(players: Iterable[str], *parts: Mapping[str, int]) -> dict[str, int]:
    """Units per player over all parts; a player a part does not name moved nothing in it."""
    return {player: sum(part.get(player, 0) for part in parts) for player in players}
