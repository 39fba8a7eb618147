"""What a meld on the table becomes when cards are added, none of its own rearranged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scoring.cards import Rank
from scoring.melds import Meld, MeldCard, MeldKind, readings
from scoring.variant import Variant

Cards = Sequence[MeldCard]


def extend_meld(variant: Variant, hand_number: int, lying: Cards, added: Cards) -> tuple[Meld, ...]:
    """Every legal meld in which all cards that lie there keep their places."""
    before = readings(variant, hand_number, lying)
    after = readings(variant, hand_number, (*lying, *added))
    return tuple(meld for meld in after if any(_grew_from(old, meld) for old in before))


def grows_down_too_soon(variant: Variant, before: Iterable[Meld], after: Meld) -> bool:
    """Whether a run grew downwards before it reached the ace (variants.md §3.7)."""
    if not variant.laying.runs_grow_up_first or after.kind is MeldKind.SET:
        return False
    has_ace = after.cards[-1].plays_as.rank is Rank.ACE
    grew_down = all(_find_offset(old, after) != 0 for old in before)
    return grew_down and not has_ace


def _grew_from(old: Meld, new: Meld) -> bool:
    if old.kind is not new.kind:
        return False
    if old.kind is MeldKind.SET:
        return new.cards[: len(old.cards)] == old.cards
    return _find_offset(old, new) is not None


def _find_offset(old: Meld, new: Meld) -> int | None:
    """How many steps of the new run lie below the old one; None where it is not in it."""
    size = len(old.cards)
    offsets = range(len(new.cards) - size + 1)
    return next((at for at in offsets if new.cards[at : at + size] == old.cards), None)
