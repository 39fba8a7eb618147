"""The standings of a tournament at one version: one query, one pure ranking, cached."""

from dataclasses import dataclass

from tournaments.domain.standings import Row, Standing, Status, order_of, rank
from tournaments.models import Entry, Seat, Tournament, TournamentState
from tournaments.selectors.moments import keep_at_moment, look_unmoved, see_one_moment
from tournaments.selectors.rules import tournament_variant


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingLine:
    """One entry in the standings, with all that a page or an export shows of it.

    `place` is None for whoever is not ranked, `total` None before the first hand. `seat` and
    `table` are numbers. `to_limit` are the points left before he is out, None where nobody is.
    """

    entry_id: int
    player_id: int
    name: str
    search_text: str
    status: str
    place: int | None
    is_shared: bool
    total: int | None
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Standings:
    """The standings a version gives. `is_provisional` until every table has finished."""

    tournament_id: int
    version: int
    is_provisional: bool
    lines: tuple[StandingLine, ...]

    @property
    def winners(self) -> tuple[StandingLine, ...]:
        """Whoever holds the first place, once nothing can change any more."""
        return () if self.is_provisional else tuple(x for x in self.lines if x.place == 1)


def standings_of(tournament: Tournament) -> Standings:
    """The standings now, built once per version.

    Where the tournament has gone on since it was read they are later than it: they say of which
    version they are.
    """
    _now, standings = see_one_moment(tournament, standings_at)
    return standings


def standings_at(tournament: Tournament) -> Standings:
    """The standings at this very moment of the tournament. Raises `Moved` once that is over."""
    return keep_at_moment(
        f"standings:{tournament.moment}", lambda: look_unmoved(tournament, build_standings)
    )


def build_standings(tournament: Tournament) -> Standings:
    """The standings from the seats' figures, in two queries that may see two moments."""
    variant = tournament_variant(tournament)
    entries = {
        entry.pk: entry
        for entry in Entry.objects.filter(tournament=tournament).select_related("player")
    }
    taken = Seat.objects.filter(entry__tournament=tournament).select_related("table")
    seats = {seat.entry_id: seat for seat in taken}
    ranked = rank(
        (standing_row(entry, seats.get(key)) for key, entry in entries.items()),
        order_of(variant.ranking, variant.tie_break),
    )
    return Standings(
        tournament_id=tournament.pk,
        version=tournament.version,
        is_provisional=_is_provisional(tournament, [*seats.values()]),
        lines=tuple(
            _line(standing, entries[key], seats.get(key), variant.out_at)
            for standing in ranked
            for key in (standing.row.entry,)
        ),
    )


def _is_provisional(tournament: Tournament, seats: list[Seat]) -> bool:
    if tournament.state == TournamentState.FINISHED:
        return False
    return not seats or not all(seat.table.is_finished for seat in seats)


def standing_row(entry: Entry, seat: Seat | None) -> Row:
    """What the ranking needs of an entry and of its seat, if it has one."""
    status = Status(entry.status)
    if seat is None:
        return Row(entry=entry.pk, status=status)
    return Row(
        entry=entry.pk,
        status=status,
        total=seat.total,
        hands_played=seat.hands_played,
        hands_won=seat.hands_won,
        kalukis=seat.kalukis,
        buy_ins=seat.buy_ins,
        is_out=seat.is_out,
        left_at=seat.left_at,
        won_match=seat.place == 1,
    )


def _line(standing: Standing, entry: Entry, seat: Seat | None, out_at: int | None) -> StandingLine:
    row = standing.row
    return StandingLine(
        entry_id=entry.pk,
        player_id=entry.player_id,
        name=entry.player.name,
        search_text=entry.player.search_text,
        status=entry.status,
        place=standing.place,
        is_shared=standing.is_shared,
        total=row.total,
        last_points=seat.last_points if seat else None,
        to_limit=_to_limit(row.total, out_at),
        hands_played=row.hands_played,
        hands_won=row.hands_won,
        kalukis=row.kalukis,
        buy_ins=row.buy_ins,
        is_out=row.is_out,
        left_in_hand=seat.left_in_hand if seat else None,
        may_buy_in=seat.may_buy_in if seat else False,
        won_match=row.won_match,
        table_id=seat.table_id if seat else None,
        table=seat.table.number if seat else None,
        seat=seat.number if seat else None,
        totals=tuple(seat.totals) if seat else (),
    )


def _to_limit(total: int | None, out_at: int | None) -> int | None:
    return None if out_at is None else max(0, out_at - (total or 0))
