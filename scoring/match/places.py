"""Who is placed where (variants.md §3.1, §3.6, §3.7, §3.8).

Players are ranked in groups, the best first; a group shares its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import TYPE_CHECKING

from scoring.match_rules import TieBreak

if TYPE_CHECKING:
    from scoring.match.parts import Exit
    from scoring.match.state import MatchState

Groups = list[tuple[str, ...]]


def rank_groups(state: MatchState) -> Groups:
    """Everybody, as things stand: those still in, then those out, the last to leave first."""
    if not state.still_in:
        return _rank_when_nobody_is_in(state)
    return [*_rank_still_in(state), *_rank_out(state, state.exits)]


def number_groups(groups: Iterable[tuple[str, ...]]) -> dict[str, int]:
    """Places 1, 2, 2, 4: a shared place uses up as many places as it has players."""
    places: dict[str, int] = {}
    for group in groups:
        places |= dict.fromkeys(group, len(places) + 1)
    return places


def _rank_still_in(state: MatchState) -> Groups:
    """By total, unless the match was played to be left by so many: none has beaten another."""
    if state.has_enough_out:
        return [state.still_in]
    counts_wins = state.variant.tie_break is TieBreak.HANDS_WON

    def rank(player: str) -> tuple[int, int]:
        return state.totals[player], -state.hands_won[player] if counts_wins else 0

    return _group(state.still_in, rank)


def _rank_out(state: MatchState, exits: Iterable[Exit]) -> Groups:
    """By when they went out; those of one hand by lower total, then fewer buy-ins."""
    left_at = {exit_.player: exit_.event_index for exit_ in exits}

    def rank(player: str) -> tuple[int, int, int]:
        return -left_at[player], state.totals[player], state.buy_ins_taken[player]

    return _group(left_at, rank)


def _rank_when_nobody_is_in(state: MatchState) -> Groups:
    """Those who left since the last hand was dealt, it included, were put out last.

    The lowest total among them wins and equal ones share (variants.md §3.1).
    """
    last = max(exit_.next_hand for exit_ in state.exits)
    earlier = [exit_ for exit_ in state.exits if exit_.next_hand < last]
    lowest = min(state.totals[exit_.player] for exit_ in state.exits if exit_.next_hand == last)

    def rank(player: str) -> tuple[int, int]:
        total = state.totals[player]
        return total, 0 if total == lowest else state.buy_ins_taken[player]

    put_out_last = [exit_.player for exit_ in state.exits if exit_.next_hand == last]
    return [*_group(put_out_last, rank), *_rank_out(state, earlier)]


def _group(players: Iterable[str], rank: Callable[[str], tuple[int, ...]]) -> Groups:
    ranked = sorted(players, key=rank)
    return [tuple(group) for _, group in groupby(ranked, key=rank)]
