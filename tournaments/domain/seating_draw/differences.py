"""Where two accounts of one seating draw differ."""

from collections.abc import Iterable, Iterator

from scoring.cards import format_card
from scoring.problems import Problem, problem, translatable
from tournaments.domain.seating_draw.result import SeatingDraw, SeatTaken, Step

_PACKS = translatable("{packs} packs are named where {right} were needed.")
_STEPS = translatable("The seating draw has {steps} steps where {right} were needed.")
_DRAWING = translatable("Step {step} names others than those who had to draw.")
_CARD = translatable("In step {step} entry {seat} has {card} where {right} was drawn.")
_PLACE = translatable("Place {place} of the order is entry {seat} where it is entry {right}.")
_LENGTH = translatable("The order names {length} entries where there are {right}.")
_SEAT = translatable("Entry {seat} sits at table {table}, seat {chair}, where he won another.")
_NO_SEAT = translatable("Entry {seat} won table {table}, seat {chair}, and does not sit there.")


def find_differences(draw: SeatingDraw, right: SeatingDraw) -> Iterator[Problem]:
    """Yield where `draw` is not as `right`, which was computed from the same entries and tables.

    Codes `seating_draw.` + `other_packs`, `other_steps`, `other_entries` (of a step), `other_card`,
    `other_order`, `other_seat`; entries are named by id as the seat.
    """
    if draw.packs != right.packs:
        yield problem("seating_draw.other_packs", _PACKS, packs=draw.packs, right=right.packs)
    if len(draw.steps) != len(right.steps):
        steps, needed = len(draw.steps), len(right.steps)
        yield problem("seating_draw.other_steps", _STEPS, steps=steps, right=needed)
    for number, (step, drawn) in enumerate(zip(draw.steps, right.steps, strict=False), start=1):
        yield from _step_differences(number, step, drawn)
    yield from _order_differences(draw.order, right.order)
    yield from _seat_differences(_SEAT, set(draw.seats) - set(right.seats))
    yield from _seat_differences(_NO_SEAT, set(right.seats) - set(draw.seats))


def _step_differences(number: int, step: Step, right: Step) -> Iterator[Problem]:
    if [drawn.entry for drawn in step] != [drawn.entry for drawn in right]:
        yield problem("seating_draw.other_entries", _DRAWING, step=number)
        return
    for ours, theirs in zip(step, right, strict=True):
        if ours.card != theirs.card:
            yield problem(
                "seating_draw.other_card",
                _CARD,
                seat=str(ours.entry),
                card=format_card(ours.card),
                step=number,
                right=format_card(theirs.card),
            )


def _order_differences(order: tuple[int, ...], right: tuple[int, ...]) -> Iterator[Problem]:
    code = "seating_draw.other_order"
    if len(order) != len(right):
        yield problem(code, _LENGTH, length=len(order), right=len(right))
    for place, (ours, theirs) in enumerate(zip(order, right, strict=False), start=1):
        if ours != theirs:
            yield problem(code, _PLACE, seat=str(ours), place=place, right=theirs)


def _seat_differences(text: str, seats: Iterable[SeatTaken]) -> Iterator[Problem]:
    for taken in sorted(seats, key=lambda taken: (taken.table, taken.seat)):
        yield problem(
            "seating_draw.other_seat",
            text,
            seat=str(taken.entry),
            table=taken.table,
            chair=taken.seat,
        )
