"""Writing the line an event leaves behind."""

from collections.abc import Mapping
from dataclasses import replace

from scoring.match.events import EventKind
from scoring.match.parts import HistoryLine
from scoring.match.state import MatchState


def add_line(
    before: MatchState,
    after: MatchState,
    kind: EventKind,
    *,
    points: Mapping[str, int] | None = None,
    money: Mapping[str, int] | None = None,
) -> MatchState:
    """`after` with the line of the event that led there from `before`."""
    line = HistoryLine(
        event_index=len(before.history),
        kind=kind,
        hand_number=before.hand_number - 1,
        points=points or {},
        totals=after.totals,
        out=after.out,
        money=money or {},
    )
    return append_line(after, line)


def append_line(state: MatchState, line: HistoryLine) -> MatchState:
    """The state with one more line of history."""
    return replace(state, history=(*state.history, line))
