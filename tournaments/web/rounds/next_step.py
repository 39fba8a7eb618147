"""What comes next in a tournament of stages and rounds: one step at a time."""

from enum import Enum, auto
from typing import assert_never

from tournaments.domain.stages.choices import TableMaking
from tournaments.models import TournamentState
from tournaments.web.rounds.place import Place


class NextStep(Enum):
    """The steps of an event, each leading to the next."""

    OPEN_REGISTRATION = auto()
    CHECK_IN = auto()
    DRAW_SEATS = auto()
    DECIDE_TIES = auto()
    MAKE_DRAFT = auto()
    SEAT_BY_HAND = auto()
    MAKE_ANEW = auto()
    PUBLISH = auto()
    CLOSE_ROUND = auto()
    ADVANCE = auto()
    FINISH = auto()
    NOTHING = auto()


def next_step(place: Place) -> NextStep:
    """The one thing that brings the event on; the end closes the last round along with it."""
    if place.state is TournamentState.FINISHED:
        return NextStep.NOTHING
    if place.open_round is not None:
        return NextStep.CLOSE_ROUND if goes_on(place) else NextStep.FINISH
    if place.is_over:
        return NextStep.FINISH if place.following is None else NextStep.ADVANCE
    if place.ties:
        return NextStep.DECIDE_TIES
    if place.drafts:
        return NextStep.MAKE_ANEW if place.stale else NextStep.PUBLISH
    return _before_tables(place)


def goes_on(place: Place) -> bool:
    """Whether a round of this stage or a stage after it is to come, where any were planned."""
    return place.stage is not None and not (place.is_over and place.following is None)


def _before_tables(place: Place) -> NextStep:
    if not place.field and place.state is TournamentState.PLANNED:
        return NextStep.OPEN_REGISTRATION
    if not place.field:
        return NextStep.CHECK_IN
    match place.settings.tables_made:
        case TableMaking.DRAWN:
            return NextStep.DRAW_SEATS
        case TableMaking.MANUAL:
            return NextStep.SEAT_BY_HAND
        case TableMaking.SCHEDULED | TableMaking.BY_STANDING | TableMaking.WINNERS_ADVANCE:
            return NextStep.MAKE_DRAFT
        case _ as never:
            assert_never(never)
