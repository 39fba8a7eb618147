"""Events from plain JSON, the shape of POST /variants/{key}/match/."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import assert_never

from scoring.finish import Finish
from scoring.hand_checks import void_problems
from scoring.match.event_fields import FieldReader
from scoring.match.events import (
    BoughtIn,
    BuyInDeclined,
    EventKind,
    HandPlayed,
    HandVoid,
    MatchEnded,
    MatchEvent,
    PenaltyGiven,
    Withdrew,
)
from scoring.problems import Problem, RuleBroken, insist, problem, translatable

Problems = tuple[Problem, ...]


def events_from_data(data: Iterable[object]) -> tuple[MatchEvent, ...]:
    """All events of a list; RuleBroken holds the faults of all, with the event's index."""
    events, problems = read_events(data)
    insist(problems)
    return events


def read_events(data: Iterable[object]) -> tuple[tuple[MatchEvent, ...], Problems]:
    """The events of a list up to the first that is none at all, and the faults of all.

    An event with faults has stand-ins for what could not be read (`scoring.match.doubts`).
    """
    events: list[MatchEvent | None] = []
    problems: list[Problem] = []
    for index, one in enumerate(data):
        event, found = _read_event(one)
        events.append(event)
        problems += (replace(fault, event=index) for fault in found)
    return tuple(_take_events(events)), tuple(problems)


def _take_events(events: Iterable[MatchEvent | None]) -> Iterator[MatchEvent]:
    for event in events:
        if event is None:
            return
        yield event


def event_from_data(data: object) -> MatchEvent:
    """One event from {"type": …} and its fields; a hand with finish "void" is HandVoid.

    RuleBroken holds every fault of shape: `event.not_an_object`, `event.unknown_type`,
    `event.bad_field`, `hand.unknown_finish`, `hand.nobody_went_out`,
    `hand.void_scores_nothing` and those of reading cards. Whether the event can follow is
    for the replay to say.
    """
    event, problems = _read_event(data)
    if event is None or problems:
        raise RuleBroken(problems)
    return event


def read_hand(fields: Mapping[str, object]) -> tuple[HandPlayed | HandVoid, Problems]:
    """A hand as far as its fields can be read, and the faults of the rest."""
    reader = FieldReader(fields)
    return _read_hand(reader), tuple(reader.problems)


def _read_event(data: object) -> tuple[MatchEvent | None, Problems]:
    if not isinstance(data, Mapping):
        text = translatable("An event is an object with a type.")
        return None, (problem("event.not_an_object", text),)
    try:
        kind = _read_kind(data.get("type"))
    except RuleBroken as broken:
        return None, broken.problems
    reader = FieldReader(data)
    return _read(kind, reader), tuple(reader.problems)


def _read_kind(value: object) -> EventKind:
    if isinstance(value, str) and value in list(EventKind):
        return EventKind(value)
    text = translatable("An event is one of {types}.")
    types = ", ".join(EventKind)
    raise RuleBroken([problem("event.unknown_type", text, field="type", types=types)])


def _read(kind: EventKind, reader: FieldReader) -> MatchEvent:
    match kind:
        case EventKind.HAND:
            return _read_hand(reader)
        case EventKind.VOID:
            return HandVoid()
        case EventKind.BUY_IN:
            return BoughtIn(reader.text("player"))
        case EventKind.DECLINE:
            return BuyInDeclined(reader.text("player"))
        case EventKind.WITHDRAWAL:
            return Withdrew(reader.text("player"))
        case EventKind.PENALTY:
            reason = reader.text("reason", default="")
            return PenaltyGiven(reader.text("player"), reader.whole("points"), reason)
        case EventKind.END:
            return MatchEnded()
        case _:
            assert_never(kind)


def _read_hand(reader: FieldReader) -> HandPlayed | HandVoid:
    hand = HandPlayed(
        finish=_read_finish(reader),
        went_out=reader.optional_text("went_out"),
        remainders=reader.cards_by_player("remainders"),
        points=reader.points_by_player("points"),
        cut_joker_seat=reader.optional_text("cut_joker_seat"),
        override=reader.flag("override"),
    )
    if hand.finish is not Finish.VOID:
        return hand
    _refuse_result(reader, hand)
    return HandVoid()


def _read_finish(reader: FieldReader) -> Finish:
    value = reader.text("finish")
    if value in list(Finish):
        return Finish(value)
    if isinstance(reader.data.get("finish"), str):
        text = translatable("Say how the hand ended: {finishes}.")
        finishes = ", ".join(Finish)
        found = problem("hand.unknown_finish", text, field="finish", finishes=finishes)
        reader.problems.append(found)
    return Finish.ORDINARY


def _refuse_result(reader: FieldReader, hand: HandPlayed) -> None:
    entered = (*(hand.remainders or ()), *(hand.points or ()))
    with_result = dict.fromkeys(player for player, result in entered if result)
    reader.problems += void_problems(hand.went_out, with_result)
