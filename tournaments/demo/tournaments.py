"""A whole tournament from registration to its end, the same for the same seed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from random import Random

from scoring.match import MatchState
from tournaments.demo.entering import enter_people
from tournaments.demo.seating import seat_by_seed
from tournaments.demo.staff import Staff
from tournaments.demo.table_play import first_state, play_happenings
from tournaments.domain.simulation import LIVELY, Habits, simulate_match
from tournaments.models import Player, Table, Tournament
from tournaments.services.stages import plan_preset
from tournaments.services.tournament_states import finish_tournament, open_registration
from tournaments.services.tournaments import create_tournament

HANDS_WITHOUT_AN_END = 8
"""How many hands are played where the rules set no end (variants.md §3.6)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A tournament to be played; `unit_minor` None is one for interest."""

    name: str
    starts_at: datetime
    variant_key: str
    seed: str
    house_rules: Mapping[str, object] = field(default_factory=dict)
    unit_minor: int | None = None
    preferred_table: int | None = None
    preset: str = ""
    habits: Habits = LIVELY


def open_tournament(staff: Staff, plan: Plan, most_entries: int | None = None) -> Tournament:
    """Make the tournament and open its registration."""
    tournament = create_tournament(
        actor=staff.director,
        club_id=staff.club.pk,
        name=plan.name,
        starts_at=plan.starts_at,
        variant_key=plan.variant_key,
        house_rules=plan.house_rules,
        currency=staff.club.currency if plan.unit_minor else "",
        unit_minor=plan.unit_minor,
        table_preferred=plan.preferred_table,
        most_entries=most_entries,
    )
    if plan.preset:
        plan_preset(actor=staff.director, tournament_id=tournament.pk, preset=plan.preset)
    return open_registration(actor=staff.director, tournament_id=tournament.pk)


def play_tournament(staff: Staff, plan: Plan, players: Iterable[Player]) -> Tournament:
    """Play it to its end. Raises `RuleBroken` where so many cannot be seated."""
    tournament = open_tournament(staff, plan)
    enter_people(staff, tournament, players)
    unfinished = [
        table.number
        for table in seat_by_seed(staff, tournament, plan.seed)
        if not play_match(staff, table, plan).finished
    ]
    return finish_tournament(
        actor=staff.director,
        tournament_id=tournament.pk,
        unfinished_tables=unfinished,
        reason="The agreed number of hands is played" if unfinished else "",
    )


def play_match(staff: Staff, table: Table, plan: Plan) -> MatchState:
    """Play one table to its end, or as far as a variant without one is played."""
    start = first_state(table)
    endless = start.variant.hand_count is None and start.variant.out_at is None
    happenings = simulate_match(
        start,
        make_chance(f"{plan.seed}, {_where(table)}"),
        plan.habits,
        most_hands=HANDS_WITHOUT_AN_END if endless else None,
    )
    return play_happenings(staff, table, happenings)


def _where(table: Table) -> str:
    """A table's place in the tournament; the first round's tables are told by number alone."""
    stage, number = table.round.stage.number, table.round.number
    first = stage == 1 and number == 1
    return f"table {table.number}" if first else f"table {stage}.{number}.{table.number}"


def make_chance(seed: str) -> Random:
    """The chance that a text gives: no secret hangs on it."""
    return Random(seed)  # noqa: S311
