"""A seating draw by the site: every card follows from the seed."""

from collections.abc import Mapping, Sequence

from scoring.cards import Card
from scoring.match_rules import DrawTies
from tournaments.domain.seating_draw.cards import deal_cards, packs_needed
from tournaments.domain.seating_draw.result import Drawn, SeatingDraw, fits_tables, take_seats
from tournaments.domain.seating_draw.ties import (
    Group,
    order_entries,
    part_groups,
    tied_entries,
)


def draw_by_seed(
    seed: bytes, entries: Sequence[int], ties: DrawTies, table_sizes: Sequence[int]
) -> SeatingDraw:
    """Return the draw of these entries (ids in the order of their list) that the seed decides.

    variants.md §6. `ValueError` when an entry is named twice or seats and entries differ in number.
    """
    if not fits_tables(entries, table_sizes):
        raise ValueError(f"{len(entries)} entries do not fill tables of {tuple(table_sizes)}")
    steps = _draw_until_all_differ(seed, entries, ties)
    order = order_entries(entries, steps, ties)
    return SeatingDraw(
        seed=seed,
        ties=ties,
        packs=packs_needed(len(entries)),
        table_sizes=tuple(table_sizes),
        entries=tuple(entries),
        steps=tuple(tuple(Drawn(*drawn) for drawn in step.items()) for step in steps),
        order=order,
        seats=take_seats(order, table_sizes),
    )


def _draw_until_all_differ(
    seed: bytes, entries: Sequence[int], ties: DrawTies
) -> list[Mapping[int, Card]]:
    """No step joins what one before it parted, and each parts two who are level in more than nine
    cases of ten: even two thousand entries need no more than a handful."""
    steps: list[Mapping[int, Card]] = []
    groups: list[Group] = [tuple(entries)]
    drawing = list(entries)
    while drawing:
        cards = deal_cards(seed, len(steps) + 1, packs_needed(len(entries)), len(drawing))
        steps.append(dict(zip(drawing, cards, strict=True)))
        groups = part_groups(groups, steps[-1], ties)
        tied = tied_entries(groups)
        drawing = [entry for entry in entries if entry in tied]
    return steps
