"""A line of the standings: one entry with all that a page or an export shows of it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tournaments.domain.standing_rows import Figure, Row
from tournaments.models import Entry, Seat
from tournaments.selectors.fates import Fate, Fields, Played, fate_in
from tournaments.selectors.overall import Placed


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingLine:
    """One entry in the standings, with all that a page or an export shows of it.

    `place` is None for whoever is not ranked, `total` None before the first hand. `seat` and
    `table` are the numbers of where he sits in the present round, None where he does not;
    `at_table` is the total of his latest match, `out_at_table` whether he is out of that, though he
    may sit down again. `counted` is what his stage counts: points, exact points a hand, table
    points or units. `to_limit` are the points left before he is out, None where nobody is. `stage`
    is the number of the stage that placed him and whose points these are, `fate` what became of him
    there. Hands, kalukis and buy-ins are those of the list: of its stage, or of the whole
    tournament. `has_sat`: he had a seat at some table.
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
    out_at_table: bool
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
    stage: int | None
    fate: Fate
    has_sat: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class People:
    """What the lines of one list are made from.

    `entries` are all of the tournament and `seats` the latest of everybody, by entry id; `present`
    is the round people sit at now, `out_at` the limit they play to, `fields` who is in which stage.
    """

    entries: Mapping[int, Entry]
    seats: Mapping[int, Seat]
    present: int | None
    out_at: int | None
    fields: Fields


def make_line(placed: Placed, people: People) -> StandingLine:
    """The line of an entry as its stage has it."""
    entry, seat = people.entries[placed.entry], people.seats.get(placed.entry)
    line = placed.line
    sits = seat is not None and seat.table.round_id == people.present
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
        out_at_table=seat is not None and seat.is_out,
        last_points=seat.last_points if seat else None,
        to_limit=_to_limit(seat.total if seat else None, people.out_at),
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
        stage=placed.stage,
        fate=fate_in(placed, people.fields),
        has_sat=seat is not None,
    )


def make_overall_line(placed: Placed, people: People, played: Played) -> StandingLine:
    """His line in the order of the whole tournament, with what he played in all its stages.

    Whoever went on is neither out nor a winner by the stage before, and the limit of a stage is
    none of those it left behind.
    """
    line = make_line(placed, people)
    goes_on = line.fate is Fate.WENT_ON
    return replace(
        line,
        hands_played=played.hands_played,
        hands_won=played.hands_won,
        kalukis=played.kalukis,
        buy_ins=played.buy_ins,
        is_out=line.is_out and not goes_on,
        won_match=line.won_match and not goes_on,
        to_limit=None if line.fate is Fate.CUT else line.to_limit,
    )


def _to_limit(total: int | None, out_at: int | None) -> int | None:
    return None if out_at is None else max(0, out_at - (total or 0))
