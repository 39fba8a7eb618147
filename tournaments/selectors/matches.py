"""The match at a table: its timeline from the rows, and what people are told of it."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import F, QuerySet

from scoring.match import BuyInOffer, HistoryLine, MatchState
from tournaments.domain.seat_keys import SeatedPlayer, SeatKeys
from tournaments.domain.timeline import EventData, Recorded, Timeline
from tournaments.models import EventKind, MatchEvent, Seat, Table
from tournaments.selectors.stages import stage_variant, table_terms


@dataclass(frozen=True, slots=True)
class Match:
    """A table with its seats in order, who sits in them, and everything recorded at it.

    The players of the timeline are entry ids as text, whatever seat the entry has.
    """

    table: Table
    seats: tuple[Seat, ...]
    keys: SeatKeys
    timeline: Timeline

    def table_figures(self, state: MatchState) -> dict[str, object]:
        """What the table's row caches of the state of its match, by field."""
        dealer = None if state.dealer is None else int(self.keys.number(state.dealer))
        return {
            "is_finished": state.finished,
            "hand_number": None if state.finished else state.hand_number,
            "dealer": dealer,
            "hands_played": sum(line.kind == "hand" for line in state.history),
        }


def current_events(table: Table) -> QuerySet[MatchEvent]:
    """The current version of each event of a table, in order."""
    return table.events.filter(is_current=True).order_by("position")


def load_match(table: Table) -> Match:
    """The match at a table, from its truth: two queries."""
    seats = table.seats.annotate(name=_NAME).order_by("number")
    seated = [(seat, seat.name) for seat in seats]
    if not seated:
        raise Table.DoesNotExist("A redraw left this table empty: no match is played at it.")
    return _match(table, seated, current_events(table).values_list(*_RECORDED))


def load_matches(tables: Iterable[Table]) -> list[Match]:
    """The matches at many tables where people sit, in their order: two queries for all."""
    seated, events = defaultdict(list), defaultdict(list)
    tables = [*tables]
    taken = Seat.objects.filter(table__in=tables).annotate(name=_NAME)
    for seat in taken.order_by("table_id", "number"):
        seated[seat.table_id].append((seat, seat.name))
    current = MatchEvent.objects.filter(table__in=tables, is_current=True)
    for table_id, *event in current.order_by("table_id", "position").values_list(
        "table_id", *_RECORDED
    ):
        events[table_id].append(event)
    return [_match(table, seated[table.pk], events[table.pk]) for table in tables]


_NAME = F("entry__player__name")
_RECORDED = ("position", "version", "kind", "data")


def _match(
    table: Table, seated: Sequence[tuple[Seat, str]], events: Iterable[Sequence[Any]]
) -> Match:
    people = tuple(SeatedPlayer(seat.number, str(seat.entry_id), name) for seat, name in seated)
    seats = tuple(seat for seat, _name in seated)
    timeline = Timeline(
        variant=stage_variant(table.round.stage),
        players=tuple(person.key for person in people),
        first_dealer=next(person.key for person in people if person.number == table.first_dealer),
        events=tuple(_recorded(*event) for event in events),
        terms=table_terms(table, seats),
    )
    return Match(table, seats, SeatKeys(people), timeline)


def _recorded(position: int, version: int, kind: str, data: EventData) -> Recorded:
    return Recorded(position, version, None if kind == EventKind.TAKEN_BACK else data)


LATEST = 12
"""Lines of the history that every answer carries."""


def table_state(match: Match, state: MatchState) -> dict[str, object]:
    """What a phone needs to know of its table now. Players are seat numbers as text, points whole.

    `version` is the table's; the next act has to name it or the number of the hand it is for.
    `history` are the latest lines, of `history_length` in all: an answer stays as short in the
    longest match.
    """
    return {**_figures(match, state), "history": _lines(match, state.history[-LATEST:])}


def whole_table_state(match: Match, state: MatchState) -> dict[str, object]:
    """The same with every line of the history."""
    return {**_figures(match, state), "history": _lines(match, state.history)}


def _figures(match: Match, state: MatchState) -> dict[str, object]:
    keys = match.keys
    return {
        "table": match.table.pk,
        "number": match.table.number,
        "version": match.table.version,
        "seats": {str(seat.number): seat.name for seat in keys.seats},
        "totals": keys.by_seat(state.totals),
        "out": [keys.number(key) for key in state.out],
        "buy_in_offers": {keys.number(offer.player): _offer_data(offer) for offer in state.offers},
        "next_hand": None if state.finished else state.hand_number,
        "dealer": keys.number(state.dealer) if state.dealer is not None else None,
        "contract": str(state.contract) if state.contract is not None else None,
        "wild_rank": state.wild_rank,
        "finished": state.finished,
        "winners": [keys.number(key) for key in state.winners],
        "places": keys.by_seat(state.places) if state.finished else {},
        "history_length": len(state.history),
    }


def _lines(match: Match, lines: Sequence[HistoryLine]) -> list[dict[str, object]]:
    return [_line_data(match, line) for line in lines]


def _offer_data(offer: BuyInOffer) -> dict[str, int]:
    return {"score": offer.score, "price": offer.price, "left": offer.left}


def _line_data(match: Match, line: HistoryLine) -> dict[str, object]:
    event = match.timeline.live[line.event_index]
    return {
        "number": line.hand_number,
        "kind": line.kind,
        "points": match.keys.by_seat(line.points),
        "totals": match.keys.by_seat(line.totals),
        "out": [match.keys.number(key) for key in line.out],
        "audited": line.audited,
        "override": line.override,
        "position": event.position,
        "version": event.version,
    }
