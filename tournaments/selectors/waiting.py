"""What waits for whom at the tables of a tournament, the oldest first."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from tournaments.domain.pace import is_late
from tournaments.selectors.confirmations import WaitingHand
from tournaments.selectors.console import ConsoleBoard
from tournaments.selectors.console_tables import ConsoleTable, OpenOffer
from tournaments.selectors.merging import TablesToMerge


@dataclass(frozen=True, slots=True)
class BuyInDecision:
    """Somebody has to say whether he buys in; `since` the hand that put him out was recorded."""

    since: datetime
    table: ConsoleTable
    offer: OpenOffer


@dataclass(frozen=True, slots=True)
class DisputedHand:
    """Two at a table say different things of a hand: the director decides."""

    since: datetime
    table: ConsoleTable
    hand: WaitingHand


@dataclass(frozen=True, slots=True)
class UnconfirmedHand:
    """Nobody beside whoever recorded a hand has agreed to it yet."""

    since: datetime
    table: ConsoleTable
    hand: WaitingHand


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time of a table is up and its match has not ended."""

    since: datetime
    table: ConsoleTable


@dataclass(frozen=True, slots=True)
class LateTable:
    """Nothing has come from a table for long; `usual` is how long a hand takes, if known."""

    since: datetime
    table: ConsoleTable
    usual: timedelta | None


@dataclass(frozen=True, slots=True)
class MoneyToCollect:
    """So many people owe `amount` minor units in all, now that their round is over."""

    since: datetime
    people: int
    amount: int


@dataclass(frozen=True, slots=True)
class TablesFinished:
    """Every table has finished: the round waits for being closed, or the tournament."""

    since: datetime


TableWait = BuyInDecision | DisputedHand | UnconfirmedHand | TimeUp | LateTable
Wait = TableWait | TablesToMerge | MoneyToCollect | TablesFinished


def list_waits(board: ConsoleBoard, now: datetime) -> list[Wait]:
    """Everything that waits then, the oldest first."""
    return sorted(_waits(board, now), key=lambda wait: wait.since)


def late_tables(board: ConsoleBoard, now: datetime) -> tuple[ConsoleTable, ...]:
    """Tables whose next hand should long have been in; none while the clock is stopped."""
    if board.round is not None and board.round.clock is not None and board.round.clock.is_paused:
        return ()
    usual = board.usual_pause
    return tuple(table for table in board.playing if is_late(now - table.waits_since, usual))


def _waits(board: ConsoleBoard, now: datetime) -> Iterator[Wait]:
    for table in board.tables:
        yield from (_hand(table, hand) for hand in table.waiting_hands)
    for table in board.playing:
        yield from (BuyInDecision(table.waits_since, table, offer) for offer in table.offers)
    yield from _slow_tables(board, now)
    if board.merge is not None:
        yield board.merge
    if board.tables and not board.playing:
        since = max(table.waits_since for table in board.tables)
        yield TablesFinished(since)
        if board.owed is not None:
            yield MoneyToCollect(since, board.owed.people, board.owed.amount)


def _slow_tables(board: ConsoleBoard, now: datetime) -> Iterator[Wait]:
    """Only where nothing else keeps the table waiting."""
    late = late_tables(board, now)
    for table in board.playing:
        since = _time_up_since(board, table, now)
        if since is not None:
            yield TimeUp(since, table)
        elif table in late and not table.offers:
            yield LateTable(table.waits_since, table, board.usual_pause)


def _time_up_since(board: ConsoleBoard, table: ConsoleTable, now: datetime) -> datetime | None:
    if board.round is None or not board.round.is_timed or table.clock is None:
        return None
    return table.clock.ends_at() if table.clock.has_run_out(now) else None


def _hand(table: ConsoleTable, hand: WaitingHand) -> Wait:
    if hand.is_disputed:
        return DisputedHand(hand.since, table, hand)
    return UnconfirmedHand(hand.since, table, hand)
