"""Ruling on melds that a player lays in one turn (variants.md §3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scoring.melds import Meld, MeldCard, meld_points, readings
from scoring.referee.ambiguity import note_open_wilds
from scoring.referee.lay_down_checks import (
    judge_count,
    judge_own,
    judge_pack,
    judge_turn,
    note_no_discard,
)
from scoring.referee.meld_faults import find_meld_faults
from scoring.referee.openings import choose_readings
from scoring.referee.ruling import Reason, give_reasons
from scoring.variant import Variant

Offer = Sequence[MeldCard]


@dataclass(frozen=True, slots=True)
class RuledMeld:
    """A meld as offered, its reading (None where it has none), its points (None: do not count)."""

    offered: tuple[MeldCard, ...]
    reading: Meld | None
    points: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LayDownRuling:
    """Whether the melds may be laid, and all that follows.

    `points` is the value of an opening, the most that legal readings of its melds give; None
    where no points are needed or nothing is a meld. `notes` say which wilds the player must
    still name, that a discard must be left, and that nobody holds so many cards; they make
    nothing illegal, since melds are judged for any number of cards.
    """

    points: int | None
    melds: tuple[RuledMeld, ...]
    problems: tuple[Reason, ...]
    notes: tuple[Reason, ...]

    @property
    def legal(self) -> bool:
        """Whether everything is as the rules want it."""
        return not self.problems


def rule_lay_down(
    variant: Variant,
    hand_number: int,
    melds: Sequence[Offer],
    *,
    opened: bool,
    own: Sequence[Offer] = (),
) -> LayDownRuling:
    """Rule on melds laid in one turn; `opened` in a turn before, `own` what he laid then.

    Every reason is given at once. LookupError for a hand that is never dealt.
    """
    found = _read(variant, hand_number, melds)
    laid_before = _read(variant, hand_number, own)
    chosen = choose_readings(variant, hand_number, found, opened=opened, own=laid_before)
    problems = (
        *give_reasons(variant, judge_turn(variant, melds, opened=opened, own=own)),
        *give_reasons(variant, judge_own(own, laid_before)),
        *_judge_melds(variant, hand_number, melds),
        *give_reasons(variant, judge_pack(variant, melds, own)),
        *chosen.reasons,
    )
    return LayDownRuling(
        points=chosen.points,
        melds=tuple(_rule_meld(variant, *pair) for pair in zip(melds, chosen.melds, strict=True)),
        problems=problems,
        notes=(
            *give_reasons(variant, judge_count(variant, hand_number, melds)),
            *give_reasons(variant, note_no_discard(variant, hand_number, melds)),
            *note_open_wilds(variant, found),
        ),
    )


def _judge_melds(variant: Variant, hand_number: int, melds: Sequence[Offer]) -> tuple[Reason, ...]:
    return tuple(
        reason
        for index, offered in enumerate(melds)
        for reason in give_reasons(variant, find_meld_faults(variant, hand_number, offered), index)
    )


def _read(
    variant: Variant, hand_number: int, melds: Sequence[Offer]
) -> tuple[tuple[Meld, ...], ...]:
    return tuple(readings(variant, hand_number, offered) for offered in melds)


def _rule_meld(variant: Variant, offered: Offer, reading: Meld | None) -> RuledMeld:
    points = None if reading is None else meld_points(variant, reading)
    return RuledMeld(tuple(offered), reading, points)
