"""Open slots of a round filled by losers of the one before."""

from collections.abc import Sequence
from itertools import combinations

from scoring.problems import problem, translatable
from tournaments.domain.knockout.lucky_losers import Loser, why_lucky
from tournaments.domain.knockout.settings import LuckyRule, Vacancies
from tournaments.domain.knockout.slots import Slot

_SMALLER = translatable("Nobody takes this seat: the table has one player fewer.")


def fill_vacancies(
    slots: Sequence[Slot],
    losers: Sequence[Loser],
    smallest: int,
    rule: LuckyRule,
    vacancies: Vacancies,
) -> None:
    """Give the slots of lucky losers to the best, then those of players gone to the next best.

    Byes stay open: the round after will fill them. Slots that nobody gets say so.
    """
    lucky = [slot for slot in slots if slot.is_for_a_loser and slot.table is not None]
    wanted = [*lucky, *_to_replace(slots, smallest, vacancies)]
    for slot, loser in zip(wanted, losers, strict=False):
        slot.entry, slot.came_from = loser.finish.entry, loser.table
    filled = wanted[: len(losers)]
    _part(slots, filled)
    _explain(slots, filled, losers, rule)


def _explain(
    slots: Sequence[Slot], filled: Sequence[Slot], losers: Sequence[Loser], rule: LuckyRule
) -> None:
    """Say of every slot that a loser has why it is he, and of open ones that nobody comes."""
    reasons = {
        loser.finish.entry: why_lucky(loser, rank, rule)
        for rank, loser in enumerate(losers, start=1)
    }
    for slot in filled:
        slot.reason = reasons[slot.entry] if slot.entry is not None else None
    for slot in slots:
        if slot.entry is None and slot.table is not None:
            slot.reason = problem("knockout.smaller_table", _SMALLER)


def _to_replace(slots: Sequence[Slot], smallest: int, vacancies: Vacancies) -> list[Slot]:
    """The open slots that want a loser, table by table."""
    wanted: list[Slot] = []
    for table in dict.fromkeys(slot.table for slot in slots if slot.table is not None):
        seats = [slot for slot in slots if slot.table == table]
        vacant = [slot for slot in seats if slot.entry is None and not slot.is_for_a_loser]
        missing = max(0, smallest - (len(seats) - len(vacant)))
        wanted += vacant if vacancies is Vacancies.LUCKY_LOSER else vacant[:missing]
    return wanted


def _part(slots: Sequence[Slot], filled: Sequence[Slot]) -> None:
    """Swap losers while that lets fewer of them meet somebody of their table again."""
    improved = True
    while improved:
        improved = False
        for one, other in combinations(filled, 2):
            before = _clashes(slots, one) + _clashes(slots, other)
            _swap(one, other)
            if _clashes(slots, one) + _clashes(slots, other) < before:
                improved = True
            else:
                _swap(one, other)


def _swap(one: Slot, other: Slot) -> None:
    one.entry, other.entry = other.entry, one.entry
    one.came_from, other.came_from = other.came_from, one.came_from


def _clashes(slots: Sequence[Slot], one: Slot) -> int:
    return sum(
        slot.table == one.table and slot.came_from == one.came_from and slot is not one
        for slot in slots
        if slot.entry is not None
    )
