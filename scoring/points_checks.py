"""Whether points entered without their cards can be right at all (variants.md §5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations

from scoring.cards import Card
from scoring.hand_entry import HandEntry
from scoring.problems import Problem, problem, translatable
from scoring.totals import Totals, find_totals


def points_problems(entry: HandEntry, *, cards_are_sound: bool) -> Iterator[Problem]:
    """Points that are none, that the cards of the same player contradict, or no cards give.

    With `cards_are_sound` the cards named by other players are first taken out of the pack.
    """
    if not entry.points:
        return
    malformed = {found.seat: found for found in malformed_points(entry)}
    malformed |= {found.seat: found for found in _undivided(entry, tuple(malformed))}
    yield from malformed.values()
    if cards_are_sound:
        yield from _contradictions(entry, malformed)
    named = tuple(chain.from_iterable(entry.remainders.values())) if cards_are_sound else ()
    yield from _reach_problems(
        entry, named, [seat for seat in entry.by_points if seat not in malformed]
    )


def malformed_points(entry: HandEntry) -> Iterator[Problem]:
    """Points that no hand can cost: not whole, or less than nothing."""
    for seat, points in entry.points.items():
        if isinstance(points, bool) or not isinstance(points, int):
            text = translatable("The points of {seat} must be a whole number.")
            yield problem("hand.points_not_whole", text, seat=seat)
        elif points < 0:
            text = translatable("{seat} cannot have {points} points in a hand.")
            yield problem("hand.points_negative", text, seat=seat, points=points)


def _undivided(entry: HandEntry, malformed: Iterable[str | None]) -> Iterator[Problem]:
    """Points that the doubling of the hand cannot have made."""
    text = translatable("{points} points of {seat} are not divisible by {multiplier}.")
    factor = entry.multiplier
    for seat, points in entry.points.items():
        if seat not in malformed and points % factor:
            yield problem(
                "hand.points_not_multiplied", text, seat=seat, points=points, multiplier=factor
            )


def _contradictions(entry: HandEntry, malformed: Iterable[str | None]) -> Iterator[Problem]:
    for seat in entry.losers:
        cards = entry.remainders.get(seat)
        if not cards or seat not in entry.points or seat in malformed:
            continue
        counted, points = entry.count_points(seat), entry.points[seat]
        if counted != points:
            text = translatable("The cards of {seat} are worth {counted} points, not {points}.")
            yield problem("hand.points_differ", text, seat=seat, counted=counted, points=points)


def _reach_problems(
    entry: HandEntry, named: Sequence[Card], seats: Sequence[str]
) -> Iterator[Problem]:
    """Points that nobody's cards can give: of one player, or of several at once."""
    worth = {seat: entry.points[seat] // entry.multiplier for seat in seats}
    alone = _find_totals(entry, named, 1)
    for seat in seats:
        if worth[seat] not in alone:
            text = translatable("No cards that {seat} can hold are worth {points} points.")
            points = entry.points[seat]
            yield problem("hand.points_impossible", text, seat=seat, points=points)
            del worth[seat]
    yield from _joint_problems(entry, named, worth)


def _joint_problems(
    entry: HandEntry, named: Sequence[Card], worth: Mapping[str, int]
) -> Iterator[Problem]:
    """The smallest groups whose points the pack cannot give at once, each seat named."""
    for size in range(2, len(worth) + 1):
        totals = _find_totals(entry, named, size)
        groups = combinations(worth, size)
        short = [group for group in groups if sum(map(worth.__getitem__, group)) not in totals]
        for seat in dict.fromkeys(chain.from_iterable(short)):
            text = translatable("The pack cannot give {seats} so many points at once.")
            names = ", ".join(next(group for group in short if seat in group))
            yield problem("hand.points_together", text, seat=seat, seats=names)
        if short:
            return


def _find_totals(entry: HandEntry, named: Sequence[Card], players: int) -> Totals:
    variant = entry.variant
    most = entry.most_cards * players
    return find_totals(
        variant.pack,
        variant.penalties,
        entry.wild_rank,
        most,
        min_cards=players,
        named=named,
    )
