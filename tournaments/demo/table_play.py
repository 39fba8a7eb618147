"""Playing simulated events at a real table, through the services that people use."""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never
from uuid import uuid4

from scoring.match import (
    BoughtIn,
    BuyInDeclined,
    HandPlayed,
    HandVoid,
    MatchEnded,
    MatchEvent,
    MatchState,
    PenaltyGiven,
    Withdrew,
    event_to_data,
    start_match,
)
from tournaments.demo.staff import Staff
from tournaments.domain.simulation import Happening
from tournaments.models import Actor, Table
from tournaments.selectors.stages import stage_variant, table_terms
from tournaments.services.buy_ins import decline_buy_in, take_buy_in
from tournaments.services.hands import record_hand
from tournaments.services.rulings import end_match, give_penalty, withdraw_from_match
from tournaments.services.table_acts import Answer, TableRequest

LEFT_EARLY = "Had to catch the last train"
TIME_IS_UP = "The time is up"


def first_state(table: Table) -> MatchState:
    """The match of a table before anything happened; its players are seat numbers as text."""
    seats = [*table.seats.order_by("number")]
    terms = table_terms(table, seats)
    numbers = {str(seat.entry_id): str(seat.number) for seat in seats}
    return start_match(
        stage_variant(table.round.stage),
        numbers.values(),
        first_dealer=str(table.first_dealer),
        terms=replace(terms, carried={numbers[key]: one for key, one in terms.carried.items()}),
    )


def play_happenings(staff: Staff, table: Table, happenings: Iterable[Happening]) -> MatchState:
    """Record everything that happens, in order, and return the state it leads to."""
    state = first_state(table)
    for happening in happenings:
        play_event(staff, table, happening.event, state.hand_number)
        state = happening.state
    return state


def play_event(staff: Staff, table: Table, event: MatchEvent, hand_number: int) -> Answer:
    """Record one event; `hand_number` is the number of the next hand.

    The scorekeeper writes what happens at the table, the director rules. Raises as the services do.
    """
    by_scorekeeper, by_director = _ask(staff.scorekeeper, table), _ask(staff.director, table)
    match event:
        case HandPlayed():
            return record_hand(by_scorekeeper, number=hand_number, hand=event_to_data(event))
        case HandVoid():
            return record_hand(by_director, number=hand_number, hand={"finish": "void"})
        case BoughtIn(player):
            return take_buy_in(by_scorekeeper, seat=player)
        case BuyInDeclined(player):
            return decline_buy_in(by_scorekeeper, seat=player)
        case Withdrew(player):
            return withdraw_from_match(by_director, seat=player, reason=LEFT_EARLY)
        case PenaltyGiven(player, points, reason):
            return give_penalty(by_director, seat=player, points=points, reason=reason)
        case MatchEnded():
            return end_match(by_director, reason=TIME_IS_UP)
        case _:
            assert_never(event)


def _ask(actor: Actor, table: Table) -> TableRequest:
    return TableRequest(actor, table.pk, uuid4())
