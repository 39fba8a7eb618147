"""What a director's console shows of the tables: built once per version of the tournament."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from django.db.models import Sum

from scoring.match import MatchState
from scoring.variant import Variant
from tournaments.domain.countdown import Countdown
from tournaments.domain.pace import usual_pause
from tournaments.models import Actor, EventKind, MatchEvent, Round, Table, Tournament
from tournaments.selectors.clocks import is_timed, offer_clocks, round_clock, table_clock
from tournaments.selectors.confirmations import WaitingHand, waiting_hands
from tournaments.selectors.matches import Match, load_matches
from tournaments.selectors.merging import TablesToMerge, tables_to_merge
from tournaments.selectors.moments import keep_at_moment, look_unmoved
from tournaments.selectors.rounds import NOT_AT_TABLES
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.seating_draws import draw_in_force
from tournaments.selectors.settling import settle_all
from tournaments.selectors.stages import stage_settings

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
    last, began = _last_events(tournament), _began(tournament, played)
    waiting = waiting_hands(match for match, _state in played)
    clocks = offer_clocks(played)
    won = _tables_won(played)
    tables = tuple(
        replace(
            _table(match, state, last.get(match.table.pk), began, is_won=match.table.pk in won),
            offers=_offers(match, state, clocks),
            waiting_hands=waiting.get(match.table.pk, ()),
        )
        for match, state in played
    )
    return ConsoleBoard(
        tables=tables,
        usual_pause=usual_pause(_hand_times(tournament).values()),
        round=_round(played[0][0].table.round) if played else None,
        merge=_merge(tables, played),
        owed=_owed(tournament, tables),
        hands_before=_hands_before(tournament, tables),
        variant=played[0][0].timeline.variant if played else None,
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


def _last_events(tournament: Tournament) -> Mapping[int, MatchEvent]:
    events = MatchEvent.objects.filter(table__round__stage__tournament=tournament)
    latest = events.order_by("table_id", "-made_at", "-pk").distinct("table_id")
    return {event.table_id: event for event in latest.select_related("made_by", "table_pass")}


def _hand_times(tournament: Tournament) -> Mapping[int, list[datetime]]:
    """When each hand was first recorded, by table."""
    hands = MatchEvent.objects.filter(
        table__round__stage__tournament=tournament, kind=EventKind.HAND, version=1
    )
    times: dict[int, list[datetime]] = defaultdict(list)
    for table, at in hands.order_by("made_at").values_list("table_id", "made_at"):
        times[table].append(at)
    return times


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
