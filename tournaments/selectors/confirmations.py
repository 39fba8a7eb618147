"""Hands that wait for a second player at the table, or for the director between two of them."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Exists, OuterRef, QuerySet

from scoring.match import HistoryLine
from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.agreement import Agreement, Word, judge
from tournaments.domain.timeline import Replace
from tournaments.models import (
    Actor,
    EventKind,
    HandConfirmation,
    MatchEvent,
    Round,
    RoundState,
    Stage,
    Table,
    Tournament,
)
from tournaments.selectors.matches import Match

PointsByName = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class OtherVersion:
    """What somebody says instead. `points` are None where he gave no hand, only a note."""

    by: str
    note: str
    points: PointsByName | None


@dataclass(frozen=True, slots=True)
class Recorder:
    """The login or the table pass a hand was recorded with, by its id."""

    user: int | None
    table_pass: int | None

    def is_same(self, actor: Actor) -> bool:
        """Whether it is this actor, who cannot be the second to agree."""
        if actor.user is not None:
            return self.user == actor.user.pk
        return actor.table_pass is not None and self.table_pass == actor.table_pass.pk


def recorder_of(event: MatchEvent) -> Recorder:
    """Who recorded this version of a hand."""
    return Recorder(event.made_by_id, event.table_pass_id)


@dataclass(frozen=True, slots=True)
class WaitingHand:
    """A recorded hand that waits: points by name as recorded, and what is said against it."""

    number: int
    position: int
    version: int
    since: datetime
    by: str
    points: PointsByName
    others: tuple[OtherVersion, ...]
    recorder: Recorder

    @property
    def is_disputed(self) -> bool:
        """Whether the director has to decide."""
        return bool(self.others)


def waiting_hands(matches: Iterable[Match]) -> Mapping[int, tuple[WaitingHand, ...]]:
    """The hands that wait, by table id, in order: two queries, none where one player is enough."""
    by_table = {match.table.pk: match for match in matches}
    tournament = next(iter(by_table.values())).table.round.stage.tournament if by_table else None
    if tournament is None or tournament.two_sided_since is None:
        return {}
    found: dict[int, list[WaitingHand]] = defaultdict(list)
    for event, said in _undecided(tournament, by_table):
        hand = _hand(by_table[event.table_id], event, said)
        if hand is not None:
            found[event.table_id].append(hand)
    return {table: tuple(hands) for table, hands in found.items()}


def waiting_tables(stage: Stage) -> frozenset[int]:
    """The ids of the stage's tables where a hand waits."""
    if stage.tournament.two_sided_since is None:
        return frozenset()
    events = _unsettled(stage.tournament).filter(table__round__stage=stage)
    return frozenset(event.table_id for event, _said in _judged(events))


def unconfirmed_problems(round_: Round) -> Iterator[Problem]:
    """Why a round cannot be closed yet: `round.hands_unconfirmed`, its tables named."""
    if round_.stage.tournament.two_sided_since is None:
        return
    events = _unsettled(round_.stage.tournament).filter(table__round=round_)
    tables = sorted({event.table.number for event, _said in _judged(events)})
    if tables:
        named = ", ".join(map(str, tables))
        yield problem("round.hands_unconfirmed", _UNCONFIRMED, round=round_.number, tables=named)


def words_on(event: MatchEvent) -> list[HandConfirmation]:
    """Everything said of a version of a hand, in order."""
    words = HandConfirmation.objects.filter(event=event).order_by("pk")
    return [*words.select_related("made_by", "table_pass")]


def count_words(table: Table) -> int:
    """How often something was said of a hand of a table; no query where one player is enough."""
    if table.round.stage.tournament.two_sided_since is None:
        return 0
    return HandConfirmation.objects.filter(event__table=table).count()


def judge_words(said: Iterable[HandConfirmation]) -> Agreement:
    """What was said comes to."""
    return judge([Word(one.agrees, one.is_ruling) for one in said])


_Said = tuple[MatchEvent, list[HandConfirmation]]


def _undecided(tournament: Tournament, tables: Collection[int]) -> Iterator[_Said]:
    return _judged(_unsettled(tournament).filter(table__in=tables))


def _unsettled(tournament: Tournament) -> QuerySet[MatchEvent]:
    """Hands as first recorded while two had to agree, without those simply agreed to.

    A correction and a ruling are the director's word: nobody has to agree to them.
    """
    words = HandConfirmation.objects.filter(event=OuterRef("pk"))
    agreed = Exists(words.filter(agrees=True)) & ~Exists(words.filter(agrees=False))
    hands = MatchEvent.objects.filter(
        table__round__stage__tournament=tournament,
        kind=EventKind.HAND,
        is_current=True,
        version=1,
        made_at__gte=tournament.two_sided_since,
    )
    hands = hands.exclude(agreed).exclude(table__round__state=RoundState.DROPPED)
    hands = hands.order_by("table_id", "position")
    return hands.select_related("table", "made_by", "table_pass")


def _judged(events: QuerySet[MatchEvent]) -> Iterator[_Said]:
    words: dict[int, list[HandConfirmation]] = defaultdict(list)
    said = HandConfirmation.objects.filter(event__in=events).order_by("pk")
    for one in said.select_related("made_by", "table_pass"):
        words[one.event_id].append(one)
    for event in events:
        by_ruling = bool(event.data.get("override"))
        if not by_ruling and judge_words(words[event.pk]) is not Agreement.AGREED:
            yield event, words[event.pk]


def _hand(match: Match, event: MatchEvent, said: list[HandConfirmation]) -> WaitingHand | None:
    line = _line_at(match, event.position)
    if line is None:
        return None
    return WaitingHand(
        number=line.hand_number,
        position=event.position,
        version=event.version,
        since=said[0].made_at if said else event.made_at,
        by=Actor(event.made_by, event.table_pass).name,
        points=_by_name(match, line),
        others=tuple(_other(match, event, one) for one in said if not one.agrees),
        recorder=recorder_of(event),
    )


def _other(match: Match, event: MatchEvent, said: HandConfirmation) -> OtherVersion:
    line = None if said.other is None else _line_of_other(match, event.position, said.other)
    points = None if line is None else _by_name(match, line)
    return OtherVersion(Actor(said.made_by, said.table_pass).name, said.note, points)


def _line_of_other(match: Match, position: int, other: Mapping[str, object]) -> HistoryLine | None:
    """What the hand would have been; None where an earlier correction leaves no place for it."""
    until = match.timeline.until(position).changed((Replace(position, other),))
    try:
        return until.fold().history[-1]
    except RuleBroken:
        return None


def _line_at(match: Match, position: int) -> HistoryLine | None:
    timeline = match.timeline.until(position)
    return timeline.fold().history[-1] if timeline.live else None


def _by_name(match: Match, line: HistoryLine) -> PointsByName:
    return tuple((match.keys.name(key), points) for key, points in line.points.items())


_UNCONFIRMED = translatable(
    "Round {round}: at table {tables} a hand waits for a second player, or for a decision."
)
