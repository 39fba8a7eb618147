"""A seating draw with real cards: the director types what everybody drew."""

from collections.abc import Mapping, Sequence
from itertools import chain

from scoring.cards import Card
from scoring.match_rules import DrawTies
from scoring.problems import insist
from tournaments.domain.seating_draw.cards import packs_needed
from tournaments.domain.seating_draw.hand_problems import hand_problems
from tournaments.domain.seating_draw.result import Drawn, SeatingDraw, Step, take_seats
from tournaments.domain.seating_draw.ties import order_entries


def draw_by_hand(
    entries: Sequence[int],
    cards: Mapping[int, Sequence[Card]],
    ties: DrawTies,
    table_sizes: Sequence[int],
    packs: int | None = None,
) -> SeatingDraw:
    """Return the draw that the typed cards give: of each entry his card, then those he redrew.

    `packs` is how many packs were spread, as few as needed unless told. Before a redraw all cards
    go back. `RuleBroken` with every problem of `hand_problems`; `ValueError` when seats and
    entries differ in number.
    """
    packs = packs if packs is not None else packs_needed(len(entries))
    insist(hand_problems(entries, cards, ties, packs))
    steps = steps_of(entries, cards)
    order = order_entries(entries, steps, ties)
    return SeatingDraw(
        seed=None,
        ties=ties,
        packs=packs,
        table_sizes=tuple(table_sizes),
        entries=tuple(entries),
        steps=tuple(tuple(Drawn(*drawn) for drawn in step.items()) for step in steps),
        order=order,
        seats=take_seats(order, table_sizes),
    )


def steps_of(
    entries: Sequence[int], cards: Mapping[int, Sequence[Card]]
) -> list[Mapping[int, Card]]:
    """Return the cards drawn together, step by step, out of what each entry drew one by one."""
    most = max((len(drawn) for drawn in cards.values()), default=0)
    return [
        {entry: cards[entry][step] for entry in entries if len(cards.get(entry, ())) > step}
        for step in range(most)
    ]


def cards_of(steps: Sequence[Step]) -> dict[int, list[Card]]:
    """Return what each entry drew, one card after the other, out of the steps of a draw."""
    cards: dict[int, list[Card]] = {}
    for drawn in chain.from_iterable(steps):
        cards.setdefault(drawn.entry, []).append(drawn.card)
    return cards
