"""Everything the pages of a tournament show, read once."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from itertools import groupby
from operator import itemgetter

from django.utils import timezone

from scoring.variant import Variant
from tournaments.domain.stages.match_rules import rules_of_matches
from tournaments.domain.stages.settings import StageSettings
from tournaments.models import Club, Table, Tournament, TournamentState
from tournaments.selectors.last_hands import LastHand, last_hands
from tournaments.selectors.money import Balances, read_balances
from tournaments.selectors.present_settings import present_settings
from tournaments.selectors.rules import tournament_variant
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.stage_parts import StagePart, one_limit
from tournaments.selectors.standings import StandingLine, Standings, standings_at
from tournaments.web.times import clock_time, short_day

WHOLE = "all"
"""Asks for the standings of the whole tournament."""


@dataclass(frozen=True, slots=True)
class Board:
    """A tournament at one version: its rules, standings, tables, money.

    `settings` are those of the present stage, `variant` the rules its matches are played by.
    `seats` are the lines of the standings by table id, in the order of the seats. `balances` are
    minor units by entry id, `pot` minor units in all pots; both are empty and None where nothing
    is played for. `updated` is the time of the version as the hall reads it. `part` is the stage
    whose standings are shown, None for those of the whole tournament.
    """

    tournament: Tournament
    settings: StageSettings
    variant: Variant
    standings: Standings
    tables: tuple[Table, ...]
    seats: Mapping[int, tuple[StandingLine, ...]]
    last_hands: Mapping[int, LastHand]
    balances: Mapping[int, int]
    pot: int | None
    updated: str
    part: StagePart | None

    @property
    def lines(self) -> tuple[StandingLine, ...]:
        """The standings shown, best first."""
        return self.standings.lines if self.part is None else self.part.lines

    @property
    def limit(self) -> int | None:
        """Where the total shown puts a player out; None where none does."""
        if self.part is not None:
            return self.part.limit
        return None if self.standings.stages else one_limit(self.settings, self.variant)

    @property
    def club(self) -> Club:
        """The club it is played in."""
        return self.tournament.club

    @property
    def state(self) -> TournamentState:
        """Where it is between planned and finished."""
        return TournamentState(self.tournament.state)

    @property
    def is_over(self) -> bool:
        """Whether nothing moves any more."""
        return self.state is TournamentState.FINISHED

    @property
    def is_seated(self) -> bool:
        """Whether people sit at tables."""
        return bool(self.tables)

    @property
    def is_for_money(self) -> bool:
        """Whether units of the stakes are worth anything."""
        return self.tournament.unit_minor is not None

    @property
    def hands_played(self) -> int:
        """Hands scored at all tables, those of earlier rounds and stages too."""
        return self.standings.hands_played

    @property
    def buy_ins(self) -> int:
        """The most buy-ins a player can have, in what is shown; 0 where nobody may buy in."""
        shown = self.standings.stages if self.part is None else (self.part,)
        return max((stage.buy_ins for stage in shown), default=self.variant.buy_ins.most)


def read_board(tournament: Tournament, asked: str = "") -> Board:
    """Read a tournament in several statements; it comes with its club. Raises `Moved`.

    `asked` is the number of a stage, or `WHOLE`; empty for what matters now.
    """
    for_money = tournament.unit_minor is not None
    standings = standings_at(tournament)
    tables = _tables(tournament)
    settings = present_settings(tournament, tables)
    balances = read_balances(tournament) if for_money else Balances({}, {})
    return Board(
        tournament=tournament,
        settings=settings,
        variant=rules_of_matches(settings, tournament_variant(tournament)),
        standings=standings,
        tables=tables,
        seats=_seats(standings),
        last_hands=last_hands(tournament) if tables else {},
        balances=balances.entries,
        pot=sum(balances.pots.values()) if for_money else None,
        updated=_updated(tournament),
        part=choose_part(standings, asked, is_over=tournament.state == TournamentState.FINISHED),
    )


def choose_part(standings: Standings, asked: str, *, is_over: bool) -> StagePart | None:
    """The stage asked for; else the present one, and the whole tournament once it is over."""
    stages = standings.stages
    chosen = next((one for one in stages if str(one.number) == asked), None)
    if chosen is not None or not stages:
        return chosen
    shows_whole = len(stages) > 1 and (is_over or asked == WHOLE)
    return None if shows_whole else stages[-1]


def _tables(tournament: Tournament) -> tuple[Table, ...]:
    """The tables of the round people sit at, each knowing its round and stage."""
    tables = tuple(seated_tables(tournament).select_related(None).select_related("round__stage"))
    for table in tables:
        table.round.stage.tournament = tournament
    return tables


def _seats(standings: Standings) -> dict[int, tuple[StandingLine, ...]]:
    seated = [(line.table_id, line.seat, line) for line in standings.lines if line.table_id]
    by_table = groupby(sorted(seated, key=itemgetter(0, 1)), key=itemgetter(0))
    return {table: tuple(line for *_place, line in seats) for table, seats in by_table}


def _updated(tournament: Tournament) -> str:
    """When the version came about; with its day where that was another than today."""
    at = tournament.changed_at
    day, time = short_day(at, tournament.club), clock_time(at, tournament.club)
    over = tournament.state == TournamentState.FINISHED
    return f"{day}, {time}" if over or timezone.now() - at > _A_DAY else time


_A_DAY = timedelta(days=1)
