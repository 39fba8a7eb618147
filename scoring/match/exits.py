"""Going out and what it closes (variants.md §3.1)."""

from collections.abc import Iterable
from dataclasses import replace

from scoring.match.parts import Exit
from scoring.match.state import MatchState


def put_out(state: MatchState, players: Iterable[str], *, withdrew: bool = False) -> MatchState:
    """These players leave by the event now being applied, whose index is the next free one.

    Offers end when fewer are left than a buy-in needs.
    """
    leaving = tuple(
        Exit(
            player=player,
            event_index=len(state.history),
            next_hand=state.hand_number,
            withdrew=withdrew,
        )
        for player in players
    )
    after = replace(state, exits=(*state.exits, *leaving))
    enough_left = len(after.still_in) >= state.variant.buy_ins.least_survivors
    return after if enough_left else replace(after, offers=())


def reaches_limit(state: MatchState, player: str) -> bool:
    """Whether a player's total puts him out: the limit is reached, not passed (§1)."""
    out_at = state.variant.out_at
    return out_at is not None and state.totals[player] >= out_at
