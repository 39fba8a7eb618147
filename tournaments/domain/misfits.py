"""Every event recorded later that no longer fits after a change, not only the first of them."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from scoring.finish import Finish
from scoring.problems import Problem, RuleBroken
from tournaments.domain.timeline import Change, Recorded, Replace, TakeBack, Timeline

STAND_IN = 2
"""Points put where a hand lacks somebody's, to read on behind it; never recorded."""

_MISSING, _TOO_MANY = "hand.remainder_missing", "hand.not_dealt_in"


@dataclass(frozen=True, slots=True)
class Misfit:
    """An event that no longer fits, and why; the problems name its index and its hand."""

    position: int
    problems: tuple[Problem, ...]

    @property
    def missing(self) -> tuple[str, ...]:
        """The match keys of those whose result the hand lacks."""
        return tuple(str(found.seat) for found in self.problems if found.code == _MISSING)


@dataclass(frozen=True, slots=True)
class Faults:
    """Why a changed timeline does not fold: what is wrong with the change itself, and behind it."""

    own: tuple[Problem, ...]
    misfits: tuple[Misfit, ...]

    @property
    def problems(self) -> tuple[Problem, ...]:
        """All of them."""
        return (*self.own, *(found for misfit in self.misfits for found in misfit.problems))

    @property
    def positions(self) -> tuple[int, ...]:
        """Where the events stand that no longer fit."""
        return tuple(misfit.position for misfit in self.misfits)


def find_faults(changed: Timeline, before: Timeline) -> Faults:
    """All that keeps `changed` from folding; `before` is the timeline it was made from.

    Behind an event that does not fit it is read on as if a hand had what it lacks, and as if any
    other event were taken back.
    """
    own: tuple[Problem, ...] = ()
    misfits: dict[int, Misfit] = {}
    timeline = changed
    while found := _refusals(timeline):
        named = timeline.untouched_since(before, found)
        by_position = _by_position(timeline, found)
        if not misfits:
            own = tuple(one for one in found if _position(timeline, one) not in named)
        misfits |= {at: Misfit(at, _placed(changed, at, by_position[at])) for at in named}
        if not named:
            break
        timeline = timeline.changed(_mend(timeline.at(at), by_position[at]) for at in named)
    return Faults(own, tuple(misfits[at] for at in sorted(misfits)))


def _refusals(timeline: Timeline) -> tuple[Problem, ...]:
    try:
        timeline.fold()
    except RuleBroken as broken:
        return broken.problems
    return ()


def _position(timeline: Timeline, found: Problem) -> int | None:
    return None if found.event is None else timeline.live[found.event].position


def _by_position(timeline: Timeline, found: Iterable[Problem]) -> Mapping[int, list[Problem]]:
    by_position: dict[int, list[Problem]] = defaultdict(list)
    for one in found:
        if one.event is not None:
            by_position[timeline.live[one.event].position].append(one)
    return by_position


def _placed(timeline: Timeline, position: int, found: Iterable[Problem]) -> tuple[Problem, ...]:
    """With the event's index and the number of its hand, or of the hand it comes after."""
    index = next(i for i, event in enumerate(timeline.live) if event.position == position)
    played = sum(_is_scored(event) for event in timeline.live[:index])
    if (timeline.live[index].data or {}).get("type") == "hand":
        return tuple(replace(one, event=index, hand=played + 1) for one in found)
    return tuple(replace(one, event=index, after_hand=played) for one in found)


def _is_scored(event: Recorded) -> bool:
    data = event.data or {}
    return data.get("type") == "hand" and data.get("finish") != Finish.VOID


def _mend(event: Recorded, found: Iterable[Problem]) -> Change:
    """What makes it possible to read on behind an event."""
    codes = {one.code for one in found}
    seats = {str(one.seat) for one in found}
    data: dict[str, Any] = dict(event.data or {})
    if codes == {_MISSING}:
        points = {**(data.get("points") or {}), **dict.fromkeys(seats, STAND_IN)}
        return Replace(event.position, {**data, "points": points, "override": True})
    if codes == {_TOO_MANY} and data.get("went_out") not in seats:
        return Replace(event.position, _without(data, seats))
    return TakeBack(event.position)


def _without(data: Mapping[str, Any], seats: set[str]) -> dict[str, Any]:
    left = {
        name: {seat: given for seat, given in (data.get(name) or {}).items() if seat not in seats}
        for name in ("remainders", "points")
        if data.get(name)
    }
    return {**data, **left}
