"""What a director's console shows of the tables: built once per version of the tournament."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import Sum

from scoring.variant import Variant
from tournaments.domain.countdown import Countdown
from tournaments.domain.pace import usual_pause
from tournaments.models import EventKind, MatchEvent, Round, Table, Tournament
from tournaments.selectors.clocks import is_timed, round_clock
from tournaments.selectors.console_tables import ConsoleTable, Played, console_tables
from tournaments.selectors.matches import load_matches
from tournaments.selectors.merging import TablesToMerge, tables_to_merge
from tournaments.selectors.moments import keep_at_moment, look_unmoved
from tournaments.selectors.rounds import NOT_AT_TABLES
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.seating_draws import draw_in_force
from tournaments.selectors.settling import settle_all
from tournaments.selectors.stages import stage_settings


@dataclass(frozen=True, slots=True)
class ConsoleRound:
    """The round at the tables; `clock` None until started, `minutes` those of its stage, if any."""

    pk: int
    number: int
    is_timed: bool
    minutes: int | None
    clock: Countdown | None


@dataclass(frozen=True, slots=True)
class Owed:
    """What so many people still owe the desk, minor units."""

    people: int
    amount: int


@dataclass(frozen=True, slots=True)
class ConsoleBoard:
    """All tables in order, and how long a hand usually takes, None while nobody knows.

    `hands_before`: those scored in rounds before this one. `variant`: the rules the matches at the
    tables are played by, None before there are any.
    """

    tables: tuple[ConsoleTable, ...]
    usual_pause: timedelta | None
    round: ConsoleRound | None = None
    merge: TablesToMerge | None = None
    owed: Owed | None = None
    hands_before: int = 0
    variant: Variant | None = None

    @property
    def playing(self) -> tuple[ConsoleTable, ...]:
        """The tables whose match goes on."""
        return tuple(table for table in self.tables if not table.is_finished)

    @property
    def still_in(self) -> int:
        """Players not out, winners of finished tables among them, as on the public page."""
        return sum(not seat.is_out for table in self.tables for seat in table.seats)

    @property
    def seated(self) -> int:
        """Players at all tables."""
        return sum(len(table.seats) for table in self.tables)

    @property
    def hands_played(self) -> int:
        """Hands scored at the tables of this round."""
        return sum(table.hands_played for table in self.tables)


def console_board_at(tournament: Tournament) -> ConsoleBoard:
    """The board at this very moment of the tournament. Raises `Moved` once that is over."""
    return keep_at_moment(
        f"console:{tournament.moment}", lambda: look_unmoved(tournament, build_console_board)
    )


def build_console_board(tournament: Tournament) -> ConsoleBoard:
    """The board from the truth: the same queries however many tables there are."""
    played = [(one, one.timeline.fold()) for one in load_matches(seated_tables(tournament))]
    tables = console_tables(tournament, played, _began(tournament, played))
    return ConsoleBoard(
        tables=tables,
        usual_pause=usual_pause(_hand_times(tournament).values()),
        round=_round(played[0][0].table.round) if played else None,
        merge=_merge(tables, played),
        owed=_owed(tournament, tables),
        hands_before=_hands_before(tournament, tables),
        variant=played[0][0].timeline.variant if played else None,
    )


def _hands_before(tournament: Tournament, tables: Sequence[ConsoleTable]) -> int:
    """Hands at tables people have left, for the next round or by a merge; dropped rounds not."""
    counted = Table.objects.filter(round__stage__tournament=tournament)
    counted = counted.exclude(round__state__in=NOT_AT_TABLES)
    counted = counted.exclude(pk__in=[table.pk for table in tables])
    hands: int = counted.aggregate(hands=Sum("hands_played", default=0))["hands"]
    return hands


def _began(tournament: Tournament, played: Sequence[Played]) -> datetime:
    """When people sat down: by the draw in force, or as the round was published."""
    draw = draw_in_force(tournament)
    drawn = None if draw is None else draw.drawn_at
    published = played[0][0].table.round.published_at if played else None
    times = [at for at in (drawn, published) if at is not None]
    return max(times, default=tournament.starts_at)


def _owed(tournament: Tournament, tables: Sequence[ConsoleTable]) -> Owed | None:
    """Asked once nobody plays: before, everybody owes his stakes and may yet win them back."""
    if tournament.unit_minor is None or any(not table.is_finished for table in tables):
        return None
    owed = [one.owes for one in settle_all(tournament) if one.owes > 0]
    return Owed(len(owed), sum(owed)) if owed else None


def _merge(tables: Sequence[ConsoleTable], played: Sequence[Played]) -> TablesToMerge | None:
    if not played:
        return None
    since = max(table.waits_since for table in tables)
    return tables_to_merge(played[0][0].table.round, played, since)


def _round(playing: Round) -> ConsoleRound:
    clock = round_clock(playing)
    return ConsoleRound(
        pk=playing.pk,
        number=playing.number,
        is_timed=is_timed(playing.stage),
        minutes=stage_settings(playing.stage).minutes,
        clock=None if clock is None else clock.whole,
    )


def _hand_times(tournament: Tournament) -> Mapping[int, list[datetime]]:
    """When each hand was first recorded, by table."""
    hands = MatchEvent.objects.filter(
        table__round__stage__tournament=tournament, kind=EventKind.HAND, version=1
    )
    times: dict[int, list[datetime]] = defaultdict(list)
    for table, at in hands.order_by("made_at").values_list("table_id", "made_at"):
        times[table].append(at)
    return times
