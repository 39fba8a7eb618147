"""The recorded events of one match as versions in order, and what a change to them would do.

Pure: a correction, an event put in or taken back, is tried here before anything is written.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, assert_never

from scoring.match import OWN_TERMS, MatchState, MatchTerms, event_from_data, replay
from scoring.problems import Problem, RuleBroken, problem, translatable
from scoring.variant import Variant

POSITION_STEP = 1024
"""Distance between the positions of events recorded one after the other."""

EventData = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Recorded:
    """The current version of an event, its data as `event_to_data` writes it; None: taken back."""

    position: int
    version: int
    data: EventData | None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Leave the event at this position out of the match."""

    position: int


@dataclass(frozen=True, slots=True)
class PutIn:
    """Put a new event behind the one at this position (0: before all)."""

    after: int
    data: EventData


@dataclass(frozen=True, slots=True)
class Replace:
    """Give the event at this position another content."""

    position: int
    data: EventData


@dataclass(frozen=True, slots=True)
class AddToHand:
    """Give the hand at this position what it lacks, by match key: cards as text, points."""

    position: int
    remainders: Mapping[str, str]
    points: Mapping[str, int]


Change = TakeBack | PutIn | Replace | AddToHand


@dataclass(frozen=True, slots=True)
class Timeline:
    """Everything that folds to a match: rules, players in seat order, dealer, events, terms."""

    variant: Variant
    players: tuple[str, ...]
    first_dealer: str
    events: tuple[Recorded, ...] = ()
    terms: MatchTerms = OWN_TERMS

    @property
    def live(self) -> tuple[Recorded, ...]:
        """The events that count, in order: those not taken back."""
        return tuple(event for event in self.events if event.data is not None)

    def fold(self) -> MatchState:
        """The state after all; `RuleBroken` names the index in `live` of what does not fit."""
        events = [event_from_data(event.data) for event in self.live if event.data is not None]
        return replay(self.variant, self.players, events, self.first_dealer, self.terms)

    def changed(self, changes: Iterable[Change]) -> "Timeline":
        """The timeline with the changes made in order. `RuleBroken` when one names no event."""
        timeline = self
        for change in changes:
            timeline = timeline._changed_by(change)
        return timeline

    def until(self, position: int) -> "Timeline":
        """The timeline up to the event at this position, that event included."""
        events = tuple(event for event in self.events if event.position <= position)
        return replace(self, events=events)

    @property
    def last_position(self) -> int:
        """The position a new event goes behind; 0 before the first."""
        return self.events[-1].position if self.events else 0

    def at(self, position: int) -> Recorded:
        """The event at this position. `RuleBroken` when there is none that counts."""
        return self.events[self._index_of(position)]

    def untouched_since(self, before: "Timeline", problems: Iterable[Problem]) -> tuple[int, ...]:
        """Positions of the events problems name that were there before and are as they were."""
        named = {found.event for found in problems if found.event is not None}
        events = (self.live[index] for index in sorted(named))
        return tuple(event.position for event in events if event in before.events)

    def _changed_by(self, change: Change) -> "Timeline":
        match change:
            case TakeBack(position):
                return self._with_version(position, None)
            case Replace(position, data):
                return self._with_version(position, data)
            case PutIn(after, data):
                index = 0 if after == 0 else self._index_of(after) + 1
                new = Recorded(self._position_at(index, after), 1, data)
                return replace(self, events=(*self.events[:index], new, *self.events[index:]))
            case AddToHand(position, remainders, points):
                added = _with_results(self.at(position), remainders, points)
                return self._with_version(position, added)
            case _:
                assert_never(change)

    def _with_version(self, position: int, data: EventData | None) -> "Timeline":
        index = self._index_of(position)
        new = Recorded(position, self.events[index].version + 1, data)
        return replace(self, events=(*self.events[:index], new, *self.events[index + 1 :]))

    def _index_of(self, position: int) -> int:
        for index, event in enumerate(self.events):
            if event.position == position:
                return index
        raise RuleBroken((problem("event.unknown", _NO_SUCH_EVENT, position=position),))

    def _position_at(self, index: int, after: int) -> int:
        if index == len(self.events):
            return after + POSITION_STEP
        between = (after + self.events[index].position) // 2
        if between == after:
            raise RuleBroken((problem("event.no_room", _NO_ROOM, position=after),))
        return between


def _with_results(
    event: Recorded, remainders: Mapping[str, str], points: Mapping[str, int]
) -> EventData:
    """The hand with more in it. `RuleBroken` for what is no hand, or no longer counts; and for a
    result it has, which only a correction of that hand itself may replace."""
    data: dict[str, Any] = dict(event.data or {})
    if data.get("type") != "hand":
        raise RuleBroken((problem("event.no_hand", _NO_HAND, position=event.position),))
    had = {name: data.get(name) or {} for name in ("remainders", "points")}
    if {*remainders, *points} & {*had["remainders"], *had["points"]}:
        raise RuleBroken((problem("event.has_result", _HAS_RESULT, position=event.position),))
    added = {"remainders": remainders, "points": points}
    return data | {name: {**had[name], **more} for name, more in added.items() if more}


_NO_HAND = translatable("No hand counts at place {position} of this match.")
_HAS_RESULT = translatable(
    "The hand at place {position} of this match has a result of that player: correct that hand."
)
_NO_SUCH_EVENT = translatable("Nothing is recorded at place {position} of this match.")
_NO_ROOM = translatable("No more events fit behind place {position} of this match.")
