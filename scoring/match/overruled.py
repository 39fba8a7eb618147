"""A hand the audit refuses and a director vouches for."""

from collections.abc import Iterator, Sequence

from scoring.cards import Card
from scoring.hand import HandScore
from scoring.hand_checks import seat_problems, setting_problems
from scoring.hand_entry import HandEntry
from scoring.penalties import card_points
from scoring.problems import Problem, insist, problem, translatable


def score_overruled(entry: HandEntry) -> HandScore:
    """Score a hand without asking whether its cards are possible; never audited.

    Who played, who went out, with nothing, and how the hand ended are still insisted
    on, and every loser still needs cards or points: without them there is nothing to score.
    """
    insist([*setting_problems(entry), *seat_problems(entry), *_entry_problems(entry)])
    cards = {seat: _price(entry, seat) for seat in entry.losers if seat in entry.remainders}
    counted = {seat: entry.multiplier * _sum(priced) for seat, priced in cards.items()}
    known = {**dict.fromkeys(entry.dealt_in, 0), **entry.points, **counted}
    return HandScore(known, entry.multiplier, cards, audited=False)


def _entry_problems(entry: HandEntry) -> Iterator[Problem]:
    for seat in entry.dealt_in:
        cards, points = entry.remainders.get(seat), entry.points.get(seat)
        if points is not None and points < 0:
            text = translatable("{seat} cannot score less than nothing.")
            yield problem("hand.points_negative", text, seat=seat)
        if seat not in entry.losers and (cards or points):
            text = translatable("{seat} went out and has neither cards nor points.")
            yield problem("hand.winner_has_points", text, seat=seat)
        if seat in entry.losers and cards is None and points is None:
            text = translatable("{seat} has neither cards nor points.")
            yield problem("hand.remainder_missing", text, seat=seat)


def _price(entry: HandEntry, seat: str) -> tuple[tuple[Card, int], ...]:
    table, wild_rank = entry.variant.penalties, entry.wild_rank
    return tuple((card, card_points(table, card, wild_rank)) for card in entry.remainders[seat])


def _sum(priced: Sequence[tuple[Card, int]]) -> int:
    return sum(points for _, points in priced)
