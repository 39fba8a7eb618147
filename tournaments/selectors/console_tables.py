"""The tables of a director's console, each with its people, its offers and what waits at it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from scoring.match import MatchState
from tournaments.domain.countdown import Countdown
from tournaments.models import Actor, MatchEvent, Tournament
from tournaments.selectors.clocks import offer_clocks, table_clock
from tournaments.selectors.confirmations import WaitingHand, waiting_hands
from tournaments.selectors.matches import Match

Played = tuple[Match, MatchState]


@dataclass(frozen=True, slots=True)
class ConsoleSeat:
    """Somebody at a table; `total` is None before the first hand."""

    number: int
    name: str
    total: int | None
    is_out: bool
    buy_ins: int
    may_buy_in: bool


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """A buy-in somebody has to decide on; `price` in units, `left` how many he then still has.

    `clock` runs where decisions have one.
    """

    seat: int
    name: str
    total: int
    score: int
    price: int
    left: int
    clock: Countdown | None = None


@dataclass(frozen=True, slots=True)
class ConsoleTable:
    """A table as the console shows it. `waits_since`: its last event, or the draw before any.

    `hand_number` is the next hand, None once the match is over; `last_by` whoever recorded last.
    `by_points`: the last hand was recorded without cards, so no pack could check it;
    `by_ruling`: a director vouched for it. `clock`: that of the round, with the table's extra time.
    `waiting_hands`: those a second player has not agreed to.
    """

    pk: int
    number: int
    version: int
    hand_number: int | None
    hands_played: int
    is_finished: bool
    winners: tuple[str, ...]
    seats: tuple[ConsoleSeat, ...]
    waits_since: datetime
    last_by: str
    by_points: bool
    by_ruling: bool
    clock: Countdown | None
    offers: tuple[OpenOffer, ...] = ()
    waiting_hands: tuple[WaitingHand, ...] = ()


def console_tables(
    tournament: Tournament, played: Sequence[Played], began: datetime
) -> tuple[ConsoleTable, ...]:
    """The tables of these matches and how they stand; people sat down when the round `began`."""
    last = _last_events(tournament)
    waiting = waiting_hands(match for match, _state in played)
    clocks = offer_clocks(played)
    won = _tables_won(played)
    return tuple(
        replace(
            _table(match, state, last.get(match.table.pk), began, is_won=match.table.pk in won),
            offers=_offers(match, state, clocks),
            waiting_hands=waiting.get(match.table.pk, ()),
        )
        for match, state in played
    )


def _tables_won(played: Sequence[Played]) -> frozenset[int]:
    """Those that can have a winner: where one total goes through the stage its last one in wins.

    A table that ended by its hands or by a merge is won by nobody then: its people play on.
    """
    still_in = sum(len(state.still_in) for _match, state in played)
    return frozenset(
        match.table.pk
        for match, _state in played
        if still_in <= 1 or not match.timeline.terms.pot_is_kept
    )


def _last_events(tournament: Tournament) -> Mapping[int, MatchEvent]:
    events = MatchEvent.objects.filter(table__round__stage__tournament=tournament)
    latest = events.order_by("table_id", "-made_at", "-pk").distinct("table_id")
    return {event.table_id: event for event in latest.select_related("made_by", "table_pass")}


def _table(
    match: Match,
    state: MatchState,
    last: MatchEvent | None,
    began: datetime,
    *,
    is_won: bool,
) -> ConsoleTable:
    table = match.table
    last_scored = next((line for line in state.history[::-1] if line.audited is not None), None)
    return ConsoleTable(
        pk=table.pk,
        number=table.number,
        version=table.version,
        hand_number=table.hand_number,
        hands_played=table.hands_played,
        is_finished=table.is_finished,
        winners=tuple(match.keys.name(key) for key in state.winners) if is_won else (),
        seats=_seats(match),
        waits_since=began if last is None else last.made_at,
        last_by="" if last is None else Actor(last.made_by, last.table_pass).name,
        by_points=last_scored is not None and not last_scored.audited,
        by_ruling=last_scored is not None and last_scored.override,
        clock=table_clock(table),
    )


def _seats(match: Match) -> tuple[ConsoleSeat, ...]:
    return tuple(
        ConsoleSeat(
            number=seat.number,
            name=match.keys.name(str(seat.entry_id)),
            total=seat.total,
            is_out=seat.is_out,
            buy_ins=seat.buy_ins,
            may_buy_in=seat.may_buy_in,
        )
        for seat in match.seats
    )


def _offers(
    match: Match, state: MatchState, clocks: Mapping[tuple[int, str], Countdown]
) -> tuple[OpenOffer, ...]:
    return tuple(
        OpenOffer(
            seat=int(match.keys.number(offer.player)),
            name=match.keys.name(offer.player),
            total=state.totals[offer.player],
            score=offer.score,
            price=offer.price,
            left=offer.left,
            clock=clocks.get((match.table.pk, offer.player)),
        )
        for offer in state.offers
    )
