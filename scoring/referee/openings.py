"""Choosing what each meld is to be, so that the lay-down is legal if it can be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from scoring.melds import Meld, meld_points
from scoring.referee.opening_checks import judge_opening
from scoring.referee.own_melds import judge_own_melds, own_mark
from scoring.referee.ruling import Reason, give_reasons
from scoring.variant import Variant

Ways = Sequence[Meld]


@dataclass(frozen=True, slots=True)
class Chosen:
    """A reading for each meld that has one, the opening's points and what is wrong with it."""

    melds: tuple[Meld | None, ...]
    points: int | None
    reasons: tuple[Reason, ...]


def choose_readings(
    variant: Variant,
    hand_number: int,
    found: Sequence[Ways],
    *,
    opened: bool,
    own: Sequence[Ways],
) -> Chosen:
    """The readings with the fewest reasons against them, then with the most points."""
    candidates = (
        _judge(variant, hand_number, melds, opened=opened, own=tuple(way[0] for way in own if way))
        for melds in product(*(_list_choices(variant, ways) for ways in found))
    )
    return min(candidates, key=lambda chosen: (len(chosen.reasons), -(chosen.points or 0)))


def _list_choices(variant: Variant, ways: Ways) -> tuple[Meld | None, ...]:
    """The readings that can matter: of each kind, rank and suit the one worth most."""
    best: dict[object, Meld] = {}
    for meld in sorted(ways, key=lambda meld: -(meld_points(variant, meld) or 0)):
        best.setdefault(_likeness(variant, meld), meld)
    return tuple(best.values()) or (None,)


def _likeness(variant: Variant, meld: Meld) -> object:
    if variant.laying.own_melds_differ:
        return meld.kind, own_mark(meld)
    return meld.kind if variant.contracts else None


def _judge(
    variant: Variant,
    hand_number: int,
    melds: tuple[Meld | None, ...],
    *,
    opened: bool,
    own: Sequence[Meld],
) -> Chosen:
    standing = tuple(meld for meld in melds if meld is not None)
    points = None if opened else _sum_points(variant, standing)
    problems = () if opened else judge_opening(variant, hand_number, standing, points)
    reasons = (*give_reasons(variant, problems), *judge_own_melds(variant, melds, own))
    return Chosen(melds, points, reasons)


def _sum_points(variant: Variant, standing: Ways) -> int | None:
    worth = [points for meld in standing if (points := meld_points(variant, meld)) is not None]
    return sum(worth) if worth else None
