"""Ruling on the card just discarded when several want it (variants.md §3.7).

The player to act draws it in his turn, if he may; any other player takes it out of turn,
an intercept, with a penalty card from the stock.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from scoring.problems import Problem, insist, problem, translatable
from scoring.referee.drawing import judge_draw
from scoring.referee.ruling import Reason, give_reasons
from scoring.referee.table import TableState
from scoring.referee.table_checks import check_table, judge_names, judge_turn
from scoring.variant import CARDS_PER_INTERCEPT, Variant

DRAWN_IN_TURN = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A player who wants the card: `in_turn`, or by an intercept.

    `intercepts_left` after it, if he gets it, else as they are; `holds` likewise, None where
    nobody told. `problems` say why he does not get it.
    """

    player: str
    in_turn: bool
    intercepts_left: int
    holds: int | None
    problems: tuple[Reason, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimsRuling:
    """Who gets the card, None where nobody may take it; the claims in their order."""

    taker: str | None
    claims: tuple[Claim, ...]


def rule_claims(
    state: TableState, claimed_by: Sequence[str], *, intercepted: Sequence[str] = ()
) -> ClaimsRuling:
    """Rule on the players who want the card just discarded; `turn` is the player to act.

    `intercepted` have taken a card out of turn since the last player drew. The player to
    act has priority if he may draw the card; then it goes clockwise from him. RuleBroken
    where the table cannot be as told, nobody's turn it is or nobody of a name sits there.
    """
    variant = state.rules()
    check_table(state, variant)
    insist(_judge_question(state, claimed_by, intercepted))
    claims: list[Claim] = []
    taker: str | None = None
    for player in sorted(set(claimed_by), key=lambda player: _distance(state, player)):
        problems = [*_judge(state, variant, player, player in intercepted)]
        if not problems and taker is not None:
            problems = [problem("intercept.priority", _PRIORITY, player=player, taker=taker)]
        taker = player if taker is None and not problems else taker
        claims.append(_settle(state, variant, player, problems))
    return ClaimsRuling(taker=taker, claims=tuple(claims))


def _judge_question(
    state: TableState, claimed_by: Sequence[str], intercepted: Sequence[str]
) -> Iterator[Problem]:
    """What keeps it from being asked: without a player to act, nobody comes first."""
    yield from judge_turn(state)
    yield from judge_names(state, claimed_by, "claims")
    yield from judge_names(state, intercepted, "intercepted")


def _distance(state: TableState, player: str) -> int:
    """Seats clockwise from the player to act."""
    first = state.players.index(state.turn) if state.turn is not None else 0
    return (state.players.index(player) - first) % len(state.players)


def _judge(
    state: TableState, variant: Variant, player: str, intercepted: bool
) -> Iterator[Problem]:
    if player == state.turn:
        yield from judge_draw(variant, player, opened=player in state.opened)
        return
    if not variant.intercepts:
        yield problem("intercept.none", _NONE, player=player)
        return
    if player in state.opened:
        yield problem("intercept.opened", _OPENED, player=player)
    if state.intercepts.get(player, 0) >= variant.intercepts:
        yield problem("intercept.used_up", _USED_UP, player=player, most=variant.intercepts)
    if intercepted:
        yield problem("intercept.once_a_turn", _ONCE, player=player)


def _settle(state: TableState, variant: Variant, player: str, problems: Sequence[Problem]) -> Claim:
    in_turn = player == state.turn
    holds = state.holds.get(player)
    claim = Claim(
        player=player,
        in_turn=in_turn,
        intercepts_left=max(variant.intercepts - state.intercepts.get(player, 0), 0),
        holds=holds,
        problems=give_reasons(variant, problems),
    )
    if problems:
        return claim
    drawn = DRAWN_IN_TURN if in_turn else CARDS_PER_INTERCEPT
    return replace(
        claim,
        intercepts_left=claim.intercepts_left - (not in_turn),
        holds=None if holds is None else holds + drawn,
    )


_NONE = translatable("It is not the turn of {player}, and nobody takes a discard out of turn.")
_OPENED = translatable("{player} has opened and may not intercept.")
_USED_UP = translatable("{player} has taken all intercepts of this hand: {most}.")
_ONCE = translatable("{player} has intercepted in this turn already.")
_PRIORITY = translatable("{player} comes after {taker}, who has priority.")
