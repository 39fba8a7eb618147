"""A hand as people at a table give it, made the data an event is kept as."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scoring.match import beyond_doubt, event_to_data, read_hand
from scoring.problems import Problem, RuleBroken, insist
from tournaments.domain.known_ends import name_known_ends
from tournaments.domain.seat_keys import SeatKeys, stranger_key
from tournaments.domain.timeline import EventData, Timeline


@dataclass(frozen=True, slots=True)
class GivenHand:
    """A hand as far as it could be read.

    `data` is by match key, its cards in canonical writing, with stand-ins for what could not be
    read; `unread` says by match key what that is, `strangers` by seat who is not at the table.
    """

    data: EventData
    unread: tuple[Problem, ...]
    strangers: tuple[Problem, ...]
    keys: SeatKeys

    @property
    def is_whole(self) -> bool:
        """Whether everything could be read."""
        return not self.unread and not self.strangers

    def problems(self, timeline: Timeline, position: int) -> tuple[Problem, ...]:
        """All that is wrong with the hand, which is the event at `position`, by seat.

        What only follows from the parts that could not be read is left out. The ends of a hand that
        are named are those the game knows (variants.md §4).
        """
        unknown = {stranger_key(str(found.seat)) for found in self.strangers}
        sure = beyond_doubt(_faults(timeline.until(position)), (*self.unread, *self.strangers))
        known = tuple(found for found in sure if found.seat not in unknown)
        unread = name_known_ends(timeline.variant, self.unread)
        return (*self.strangers, *self.keys.explain((*unread, *known)))

    def insist(self, timeline: Timeline, position: int, others: Iterable[Problem] = ()) -> None:
        """Raise `RuleBroken` where anything could not be read or there are `others`: with all."""
        others = tuple(others)
        if others or not self.is_whole:
            insist((*others, *self.problems(timeline, position)))


def give_hand(hand: Mapping[str, object], keys: SeatKeys) -> GivenHand:
    """Read a hand that people give by seat, cards as text."""
    event, unread = read_hand(keys.hand_by_key(hand))
    return GivenHand(event_to_data(event), unread, keys.strangers(hand), keys)


def _faults(timeline: Timeline) -> tuple[Problem, ...]:
    try:
        timeline.fold()
    except RuleBroken as broken:
        return broken.problems
    return ()
