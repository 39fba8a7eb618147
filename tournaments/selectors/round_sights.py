"""A round as people look at it: who sits where, how good its plan is, whether it still fits."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from scoring.problems import Problem
from tournaments.domain.access import Act
from tournaments.domain.rounds import PlannedRound
from tournaments.domain.rounds.notes import note_problem
from tournaments.models import Actor, Entry, Round, RoundState, Seat, Table, Tournament
from tournaments.selectors.access import may, require
from tournaments.selectors.drafts import draft_problems
from tournaments.selectors.rounds import live_rounds, next_field, plan_of, stages_of


@dataclass(frozen=True, slots=True)
class SightTable:
    """A table and its people in seat order; `table` is None while it is only planned."""

    number: int
    table: Table | None
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundSight:
    """`stale` says why a draft cannot be published any more; empty for all others.

    `notes` are sentences about who came in or sits out, `figures` the quality of the plan.
    """

    round: Round
    tables: tuple[SightTable, ...]
    resting: tuple[Entry, ...]
    stale: tuple[Problem, ...]
    notes: tuple[Problem, ...]
    figures: Mapping[str, Any]


def see_rounds(actor: Actor, tournament: Tournament) -> list[RoundSight]:
    """Every round of a tournament in order, without those dropped.

    Drafts are seen by those who may plan rounds.
    """
    rounds = [one for stage in stages_of(tournament) for one in live_rounds(stage)]
    if not may(actor, Act.PLAN_ROUNDS, tournament=tournament):
        rounds = [one for one in rounds if one.state != RoundState.DRAFT]
    return look_at_rounds(tournament, rounds)


def see_round(actor: Actor, round_: Round) -> RoundSight:
    """One round. Raises `NotAllowed` where it is a draft and not for this actor."""
    tournament = round_.stage.tournament
    if round_.state == RoundState.DRAFT:
        require(actor, Act.PLAN_ROUNDS, tournament=tournament)
    (sight,) = look_at_rounds(tournament, [round_])
    return sight


def look_at_rounds(tournament: Tournament, rounds: Iterable[Round]) -> list[RoundSight]:
    """The rounds as they are now, whoever looks."""
    entries = {
        entry.pk: entry
        for entry in Entry.objects.filter(tournament=tournament).select_related("player")
    }
    rounds = [*rounds]
    seats = _seats_by_round(rounds)
    fields: dict[int, list[int]] = {}
    return [_look(one, entries, seats.get(one.pk, {}), fields) for one in rounds]


def _look(
    one: Round,
    entries: Mapping[int, Entry],
    seats: Mapping[int, list[Seat]],
    fields: dict[int, list[int]],
) -> RoundSight:
    planned = plan_of(one)
    return RoundSight(
        round=one,
        tables=_planned_tables(planned, entries) if not seats else _tables(seats, entries),
        resting=tuple(entries[entry] for entry in planned.resting),
        stale=_stale(one, fields),
        notes=tuple(note_problem(note) for note in planned.notes),
        figures=planned.figures,
    )


def _planned_tables(planned: PlannedRound, entries: Mapping[int, Entry]) -> tuple[SightTable, ...]:
    return tuple(
        SightTable(number, None, tuple(entries[entry] for entry in table))
        for number, table in enumerate(planned.tables, start=1)
    )


def _tables(
    seats: Mapping[int, list[Seat]], entries: Mapping[int, Entry]
) -> tuple[SightTable, ...]:
    return tuple(
        SightTable(taken[0].table.number, taken[0].table, tuple(entries[s.entry_id] for s in taken))
        for taken in seats.values()
    )


def _seats_by_round(rounds: list[Round]) -> dict[int, dict[int, list[Seat]]]:
    """Seats in order by round and table: one query for all."""
    found: dict[int, dict[int, list[Seat]]] = {}
    taken = Seat.objects.filter(table__round__in=rounds).select_related("table")
    for seat in taken.order_by("table__number", "number"):
        of_round = found.setdefault(seat.table.round_id, {})
        of_round.setdefault(seat.table_id, []).append(seat)
    return found


def _stale(one: Round, fields: dict[int, list[int]]) -> tuple[Problem, ...]:
    if one.state != RoundState.DRAFT:
        return ()
    if one.stage_id not in fields:
        fields[one.stage_id] = [entry.pk for entry in next_field(one.stage)]
    return draft_problems(one, fields[one.stage_id])
