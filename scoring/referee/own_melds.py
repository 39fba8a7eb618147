"""A player's own sets have different ranks, his runs different suits (variants.md §3.7)."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.cards import Rank, Suit
from scoring.melds import Meld, MeldKind
from scoring.problems import Problem, problem, translatable
from scoring.referee.ruling import Reason, give_reasons
from scoring.variant import Variant


def own_mark(meld: Meld) -> Rank | Suit | None:
    """What no other own meld of this kind may share: a set's rank, a run's suit."""
    first = meld.cards[0].plays_as
    return first.rank if meld.kind is MeldKind.SET else first.suit


def judge_own_melds(
    variant: Variant, melds: Sequence[Meld | None], own: Sequence[Meld]
) -> tuple[Reason, ...]:
    """A reason for each meld that repeats the rank or the suit of one before it."""
    if not variant.laying.own_melds_differ:
        return ()
    taken = {(meld.kind, own_mark(meld)) for meld in own}
    reasons: list[Reason] = []
    for index, meld in enumerate(melds):
        if meld is None:
            continue
        mark = (meld.kind, own_mark(meld))
        if mark in taken:
            reasons += give_reasons(variant, [_repeats(meld)], index)
        taken.add(mark)
    return tuple(reasons)


def _repeats(meld: Meld) -> Problem:
    mark = own_mark(meld)
    sign = mark.symbol if mark is not None else ""
    if meld.kind is MeldKind.SET:
        return problem("lay_down.same_rank", _SAME_RANK, rank=sign)
    return problem("lay_down.same_suit", _SAME_SUIT, suit=sign)


_SAME_RANK = translatable("A player's own sets have different ranks; he has another of {rank}.")
_SAME_SUIT = translatable("A player's own runs have different suits; he has another of {suit}.")
