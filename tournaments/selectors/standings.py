"""The standings of a tournament at one version: few queries, one pure ranking, cached."""

from collections.abc import Sequence
from dataclasses import dataclass

from tournaments.domain.stages.choices import Counting
from tournaments.domain.stages.standings import StageStandings, rank_stage
from tournaments.domain.standing_rows import Figure, Row
from tournaments.models import Entry, Seat, Tournament, TournamentState
from tournaments.selectors.moments import keep_at_moment, look_unmoved, see_one_moment
from tournaments.selectors.overall import Placed, goes_on_after, place_overall, played_stages
from tournaments.selectors.stage_results import stage_results
from tournaments.selectors.stages import stage_variant


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingLine:
    """One entry in the standings, with all that a page or an export shows of it.

    `place` is None for whoever is not ranked, `total` None before the first hand. `seat` and
    `table` are numbers. `counted` is what his stage counts: points, exact points a hand, table
    points or units. `to_limit` are the points left before he is out, None where nobody is.
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
    """The standings a version gives. `is_provisional` until every table has finished.

    `counting` is what the stage counts that was played last.
    """

    tournament_id: int
    version: int
    is_provisional: bool
    counting: Counting
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
    """The standings from the seats' figures, in a few queries that may see several moments."""
    entries = {
        entry.pk: entry
        for entry in Entry.objects.filter(tournament=tournament).select_related("player")
    }
    stages = played_stages(tournament)
    ranked = [
        rank_stage(stage_results(one.stage, [*entries.values()], one.seats)) for one in stages
    ]
    latest = {seat.entry_id: seat for one in stages for seat in one.seats}
    limit = stage_variant(stages[-1].stage).out_at if stages else None
    return Standings(
        tournament_id=tournament.pk,
        version=tournament.version,
        is_provisional=_is_provisional(tournament, ranked),
        counting=ranked[-1].settings.counting if ranked else Counting.PENALTY_POINTS,
        lines=tuple(
            _line(placed, entries[placed.entry], latest.get(placed.entry), limit)
            for placed in place_overall(entries.values(), ranked)
        ),
    )


def _is_provisional(tournament: Tournament, ranked: Sequence[StageStandings]) -> bool:
    if tournament.state == TournamentState.FINISHED:
        return False
    return not ranked or ranked[-1].is_provisional or goes_on_after(tournament, len(ranked))


def _line(placed: Placed, entry: Entry, seat: Seat | None, out_at: int | None) -> StandingLine:
    line = placed.line
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
        table_id=seat.table_id if seat else None,
        table=seat.table.number if seat else None,
        seat=seat.number if seat else None,
        totals=tuple(seat.totals) if seat else (),
    )


def _to_limit(total: int | None, out_at: int | None) -> int | None:
    return None if out_at is None else max(0, out_at - (total or 0))
