"""The cards people drew by hand, as a director types them."""

from collections.abc import Mapping
from dataclasses import replace

from scoring.cards import Card, parse_cards
from scoring.problems import Problem, RuleBroken, insist


def read_drawn_cards(typed: Mapping[int, str]) -> dict[int, tuple[Card, ...]]:
    """By entry id, the cards one after the other: the first draw, then those of each redraw.

    `RuleBroken` with everything unreadable, the entry's id named as the seat.
    """
    cards: dict[int, tuple[Card, ...]] = {}
    problems: list[Problem] = []
    for entry, text in typed.items():
        try:
            cards[entry] = parse_cards(text)
        except RuleBroken as broken:
            problems += (replace(found, seat=str(entry)) for found in broken.problems)
    insist(problems)
    return cards
