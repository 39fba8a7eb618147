"""A line of the standings: one entry with all that a page or an export shows of it."""

from dataclasses import dataclass

from tournaments.domain.standing_rows import Figure, Row
from tournaments.models import Entry, Seat
from tournaments.selectors.overall import Placed


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingLine:
    """One entry in the standings, with all that a page or an export shows of it.

    `place` is None for whoever is not ranked, `total` None before the first hand. `seat` and
    `table` are the numbers of where he sits in the present round, None where he does not;
    `at_table` is the total of his latest match. `counted` is what his stage counts: points, exact
    points a hand, table points or units. `to_limit` are the points left before he is out, None
    where nobody is.
    """

    entry_id: int
    player_id: int
    name: str
    search_text: str
    status: str
    place: int | None
    is_shared: bool
    total: int | None
    counted: Figure | None
    at_table: int | None
    last_points: int | None
    to_limit: int | None
    hands_played: int
    hands_won: int
    kalukis: int
    buy_ins: int
    is_out: bool
    left_in_hand: int | None
    may_buy_in: bool
    won_match: bool
    table_id: int | None
    table: int | None
    seat: int | None
    totals: tuple[int, ...]


def make_line(
    placed: Placed, entry: Entry, seat: Seat | None, present: int | None, out_at: int | None
) -> StandingLine:
    """The line of an entry, its seat the latest it has.

    `present` is the round people sit at now, `out_at` the limit they play to.
    """
    line = placed.line
    sits = seat is not None and seat.table.round_id == present
    row = Row(entry=entry.pk) if line is None else line.row
    return StandingLine(
        entry_id=entry.pk,
        player_id=entry.player_id,
        name=entry.player.name,
        search_text=entry.player.search_text,
        status=entry.status,
        place=placed.place,
        is_shared=placed.is_shared,
        total=row.total,
        counted=None if line is None else line.counted,
        at_table=seat.total if seat else None,
        last_points=seat.last_points if seat else None,
        to_limit=_to_limit(seat.total if seat else None, out_at),
        hands_played=row.hands_played,
        hands_won=row.hands_won,
        kalukis=row.kalukis,
        buy_ins=row.buy_ins,
        is_out=row.is_out,
        left_in_hand=seat.left_in_hand if seat else None,
        may_buy_in=seat.may_buy_in if seat else False,
        won_match=row.won_match,
        table_id=seat.table_id if seat and sits else None,
        table=seat.table.number if seat and sits else None,
        seat=seat.number if seat and sits else None,
        totals=tuple(seat.totals) if seat else (),
    )


def _to_limit(total: int | None, out_at: int | None) -> int | None:
    return None if out_at is None else max(0, out_at - (total or 0))
