"""Whether everybody can hold the cards entered for him (variants.md §5)."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.cards import format_cards
from scoring.finish import Finish
from scoring.hand_entry import HandEntry
from scoring.pack import audit_pack
from scoring.penalties import suit_needed
from scoring.problems import Problem, problem, translatable


def remainder_problems(entry: HandEntry) -> list[Problem]:
    """Cards where none can be, none where some must be, too many, unclear, or not in the pack."""
    return [
        *winner_problems(entry),
        *_empty_problems(entry),
        *_size_problems(entry),
        *missing_problems(entry),
        *_price_problems(entry),
        *audit_pack(entry.variant.pack, entry.remainders),
    ]


def problems_in_any_hand(entry: HandEntry) -> list[Problem]:
    """Those of the same problems that are ones whatever the number of the hand."""
    return [
        *winner_problems(entry),
        *_empty_problems(entry),
        *missing_problems(entry),
        *audit_pack(entry.variant.pack, entry.remainders),
    ]


def winner_problems(entry: HandEntry) -> Iterator[Problem]:
    """Cards or points of the one who went out."""
    seat = entry.went_out if entry.finish.somebody_went_out else None
    if seat is None:
        return
    if cards := entry.remainders.get(seat):
        text = translatable("{seat} went out and cannot have cards left: {cards}.")
        yield problem("hand.winner_has_cards", text, seat=seat, cards=format_cards(cards))
    if entry.points.get(seat):
        text = translatable("{seat} went out and scores nothing.")
        yield problem("hand.winner_has_points", text, seat=seat)


def missing_problems(entry: HandEntry) -> Iterator[Problem]:
    """Losers of whom nothing was entered, neither cards nor points."""
    text = translatable("The cards that {seat} has left are missing.")
    for seat in entry.losers:
        if seat not in entry.remainders and seat not in entry.points:
            yield problem("hand.remainder_missing", text, seat=seat)


def _empty_problems(entry: HandEntry) -> Iterator[Problem]:
    for seat in entry.losers:
        cards = entry.remainders.get(seat)
        if cards is not None and not cards and seat not in entry.points:
            yield _no_cards(entry, seat)


def _size_problems(entry: HandEntry) -> Iterator[Problem]:
    text = translatable("{seat} cannot hold {cards} cards; at most {most} are possible.")
    most = entry.most_cards
    for seat in entry.losers:
        cards = len(entry.remainders.get(seat, ()))
        if cards > most:
            yield problem("hand.too_many_cards", text, seat=seat, cards=cards, most=most)


def _no_cards(entry: HandEntry, seat: str) -> Problem:
    if entry.finish is Finish.BLOCKED:
        text = translatable("In a blocked hand everybody holds cards, {seat} too.")
        return problem("hand.blocked_everyone_holds", text, seat=seat)
    text = translatable("{seat} did not go out and must have cards left.")
    return problem("hand.no_cards", text, seat=seat)


def _price_problems(entry: HandEntry) -> Iterator[Problem]:
    prices = entry.prices
    for seat, cards in entry.remainders.items():
        for card in dict.fromkeys(cards):
            if prices[card] is None:
                yield suit_needed(card, seat)
