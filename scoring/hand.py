"""What a finished hand costs whom (variants.md §2, §4, §5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scoring.cards import Card
from scoring.finish import Finish
from scoring.hand_checks import seat_problems, setting_problems, void_problems
from scoring.hand_entry import HandEntry, list_dealt_in
from scoring.points_checks import points_problems
from scoring.problems import insist
from scoring.remainder_checks import problems_in_any_hand, remainder_problems
from scoring.variant import Variant

PricedCards = tuple[tuple[Card, int], ...]


@dataclass(frozen=True, slots=True)
class HandScore:
    """The penalty points of one hand, by seat.

    `points` include the doubling, whose factor is `multiplier`; `cards` give each card
    its points before it. A void hand has no points at all. `audited` is False where
    somebody's points were entered without his cards.
    """

    points: dict[str, int]
    multiplier: int
    cards: dict[str, PricedCards]
    audited: bool


def score_hand(
    variant: Variant,
    hand_number: int,
    finish: Finish,
    went_out: str | None,
    remainders: Mapping[str, Sequence[Card]] | None,
    *,
    points: Mapping[str, int] | None = None,
    cut_joker_seat: str | None = None,
    dealt_in: Sequence[str] | None = None,
) -> HandScore:
    """Score a hand from the cards left, or from the points where only they are known.

    Whoever went out is in `remainders` without cards; he may be absent from it where
    `dealt_in` names everybody, and from `points` always. RuleBroken holds everything
    that makes the hand impossible (variants.md §5).
    """
    cards = remainders or {}
    seats = list_dealt_in(cards, points, went_out) if dealt_in is None else tuple(dealt_in)
    entry = HandEntry(
        variant, hand_number, finish, went_out, cards, points or {}, seats, cut_joker_seat
    )
    if finish is Finish.VOID:
        return _score_void(entry)
    _check_hand(entry)
    return _add_up(entry)


def _score_void(entry: HandEntry) -> HandScore:
    insist((*setting_problems(entry), *void_problems(entry.went_out, entry.with_result)))
    return HandScore({}, 1, {}, audited=True)


def _check_hand(entry: HandEntry) -> None:
    problems = [*setting_problems(entry), *seat_problems(entry)]
    if entry.variant.has_hand(entry.hand_number):
        impossible = remainder_problems(entry)
        problems += impossible
        problems += points_problems(entry, cards_are_sound=not impossible)
    else:
        problems += problems_in_any_hand(entry)
    insist(problems)


def _add_up(entry: HandEntry) -> HandScore:
    by_points = entry.by_points
    cards = {
        seat: entry.price_remainder(seat)
        for seat in entry.dealt_in
        if seat in entry.remainders and seat not in by_points
    }
    counted = {
        seat: entry.multiplier * sum(points for _, points in priced)
        for seat, priced in cards.items()
    }
    points = {seat: counted.get(seat, entry.points.get(seat, 0)) for seat in entry.dealt_in}
    return HandScore(points, entry.multiplier, cards, audited=not by_points)
