"""A hand the audit refuses and a director vouches for."""

from collections.abc import Sequence
from itertools import chain

from scoring.cards import Card
from scoring.hand import HandScore
from scoring.hand_checks import seat_problems, setting_problems
from scoring.hand_entry import HandEntry
from scoring.penalties import card_points
from scoring.points_checks import malformed_points
from scoring.problems import insist
from scoring.remainder_checks import missing_problems, winner_problems


def score_overruled(entry: HandEntry) -> HandScore:
    """Score a hand without asking whether its cards are possible; never audited.

    Who played, who went out, with nothing, and how the hand ended are still insisted
    on, and every loser still needs cards or points: without them there is nothing to score.
    """
    insist(chain.from_iterable(check(entry) for check in _INSISTED))
    cards = {seat: _price(entry, seat) for seat in entry.losers if seat in entry.remainders}
    counted = {seat: entry.multiplier * _sum(priced) for seat, priced in cards.items()}
    known = {**dict.fromkeys(entry.dealt_in, 0), **entry.points, **counted}
    return HandScore(known, entry.multiplier, cards, audited=False)


_INSISTED = (
    setting_problems,
    seat_problems,
    malformed_points,
    winner_problems,
    missing_problems,
)


def _price(entry: HandEntry, seat: str) -> tuple[tuple[Card, int], ...]:
    table, wild_rank = entry.variant.penalties, entry.wild_rank
    return tuple((card, card_points(table, card, wild_rank)) for card in entry.remainders[seat])


def _sum(priced: Sequence[tuple[Card, int]]) -> int:
    return sum(points for _, points in priced)
