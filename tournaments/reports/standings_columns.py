"""The columns of the standings: which a tournament has, and what stands in them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _

from tournaments.reports.amount_cells import amount_cell
from tournaments.reports.document import Column, Value
from tournaments.reports.sheet_table import Cell
from tournaments.reports.standings_sight import Sight
from tournaments.selectors.standing_words import (
    is_beaten,
    place_words,
    seat_code,
    stage_of,
    state_words,
)
from tournaments.selectors.standings import StandingLine


@dataclass(frozen=True, slots=True)
class StandingColumn:
    """A column and what it says of a line."""

    column: Column
    cell: Callable[[StandingLine], Cell | Value]


def standing_columns(sight: Sight) -> tuple[StandingColumn, ...]:
    """Those that mean something under the tournament's rules, in their order."""
    return tuple(_columns(sight))


def _columns(sight: Sight) -> Iterator[StandingColumn]:
    yield StandingColumn(Column(_("Place"), is_figure=True), place_words)
    yield StandingColumn(Column(_("Player"), is_wide=True, is_strong=True), lambda line: line.name)
    yield StandingColumn(Column(_("Seat")), _seat)
    if sight.has_stages:
        yield StandingColumn(Column(_("Stage")), lambda line: stage_of(sight.standings, line))
    points = Column(_("Points"), is_figure=True, is_strong=True)
    yield StandingColumn(points, lambda line: line.total)
    if sight.limit is not None:
        yield _figure(_("Left to %(limit)s") % {"limit": sight.limit}, _left)
    yield _figure(_("Hands won"), lambda line: _played(line, line.hands_won))
    yield _figure(_("Kalukis"), lambda line: _played(line, line.kalukis))
    if sight.buys_in:
        yield _figure(_("Buy-ins"), lambda line: _played(line, line.buy_ins))
    if sight.balances:
        heading = _("Balance, %(currency)s") % {"currency": sight.tournament.currency}
        yield _figure(heading, lambda line: _balance(sight, line))
    yield StandingColumn(Column(_("State")), lambda line: state_words(line, is_over=sight.is_over))


def _figure(heading: str, cell: Callable[[StandingLine], Cell | Value]) -> StandingColumn:
    return StandingColumn(Column(heading, is_figure=True), cell)


def _seat(line: StandingLine) -> str:
    """Where he sits, and where somebody who may buy in still does."""
    return "" if is_beaten(line) and not line.may_buy_in else seat_code(line)


def _left(line: StandingLine) -> int | None:
    """Nothing for whoever is out, or sits in no stage with a limit."""
    return None if line.total is None or line.is_out else line.to_limit


def _played(line: StandingLine, figure: int) -> int | None:
    """A figure of the play; nothing for somebody who has not played."""
    return figure if line.total is not None else None


def _balance(sight: Sight, line: StandingLine) -> Value | None:
    """What was won or paid so far: an amount to reckon with, and as people write it."""
    minor = sight.balances.get(line.entry_id)
    if minor is None:
        return None
    return amount_cell(minor, sight.tournament.currency)
