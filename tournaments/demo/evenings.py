"""A whole event with stages and rounds, played by nobody: people come late, leave, miscount."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from scoring.problems import RuleBroken
from tournaments.demo.corrections import correct_last_hand
from tournaments.demo.entering import enter_people
from tournaments.demo.money import Desk
from tournaments.demo.seating import seat_by_seed
from tournaments.demo.staff import Staff
from tournaments.demo.tournaments import Plan, make_chance, open_tournament, play_match
from tournaments.domain.stages.choices import TableMaking
from tournaments.models import Entry, EntryStatus, Player, Round, Stage, Table, Tournament
from tournaments.selectors.rounds import (
    latest_round,
    next_field,
    present_stage,
    stage_field,
    takes_late_entries,
    unfinished_tables,
)
from tournaments.selectors.seating import seated_tables
from tournaments.selectors.stage_results import stage_is_over
from tournaments.selectors.stages import stage_settings
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.entry_changes import check_in_everybody, withdraw_entry
from tournaments.services.rounds.advancing import advance_stage
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.drafting import draft_rounds
from tournaments.services.rounds.publishing import publish_round
from tournaments.services.tournament_states import finish_tournament

LATE = 0.1
"""Of those who enter, how many come after the first round where that is allowed."""

LEAVES = 0.02
"""Of those who are in, how many go home between two rounds."""

CORRECTED = 0.2
"""Of the tables of a round, at how many a hand is corrected afterwards."""

AT_ONCE = 0.8
"""Of those who are here, how many pay before they sit down."""

ENOUGH = 20
"""From how many on an evening can do without one."""

WENT_HOME = "Had to catch the last train"
AGREED = "The agreed time is over"


@dataclass(frozen=True, slots=True)
class Evening:
    """The event being played, by whom, and the chance that decides what happens."""

    staff: Staff
    plan: Plan
    tournament: Tournament
    chance: Random
    desk: Desk


def play_event_of_stages(staff: Staff, plan: Plan, players: Sequence[Player]) -> Tournament:
    """Play a tournament of a preset to its end. Raises `RuleBroken` where so many cannot play."""
    tournament = open_tournament(staff, plan)
    desk = Desk(staff, plan, tournament)
    desk.announce()
    evening = Evening(staff, plan, tournament, make_chance(f"{plan.seed}, evening"), desk)
    in_time = [player for player in players if evening.chance.random() >= LATE]
    enter_people(staff, evening.tournament, in_time)
    check_in_everybody(actor=staff.scorekeeper, tournament_id=evening.tournament.pk)
    desk.collect(AT_ONCE)
    _change_a_mind(evening)
    late = [player for player in players if player not in in_time]
    while (stage := _stage_to_play(evening)) is not None:
        _play_stage(evening, stage, late)
    finish_tournament(actor=staff.director, tournament_id=tournament.pk)
    desk.settle()
    return find_tournament(tournament.pk)


def _change_a_mind(evening: Evening) -> None:
    """Of enough people somebody goes home before the seats are drawn, and gets his fee back."""
    here = [*Entry.objects.filter(tournament=evening.tournament, status=EntryStatus.CHECKED_IN)]
    if len(here) > ENOUGH:
        withdraw_entry(actor=evening.staff.director, entry_id=here[-1].pk, reason=WENT_HOME)
        evening.desk.pay_back()


def _stage_to_play(evening: Evening) -> Stage | None:
    """The stage that is open; the next one once it is over, None after the last."""
    stage = present_stage(evening.tournament)
    if stage is None or not stage_is_over(stage):
        return stage
    try:
        _advance(evening, stage)
    except RuleBroken as broken:
        if [found.code for found in broken.problems] == ["stage.last"]:
            return None
        raise
    return present_stage(evening.tournament)


def _advance(evening: Evening, stage: Stage) -> None:
    """Equals stand in the order in which they entered, as a director might draw it."""
    decided = [entry.pk for entry in stage_field(stage)]
    advance_stage(
        actor=evening.staff.director, tournament_id=evening.tournament.pk, decided=decided
    )


def _play_stage(evening: Evening, stage: Stage, late: list[Player]) -> None:
    while not stage_is_over(stage):
        for table in _seat(evening, stage):
            play_match(evening.staff, table, evening.plan)
        _correct_some(evening)
        _close(evening)
        _come_and_go(evening, stage, late)


def _seat(evening: Evening, stage: Stage) -> Sequence[Table]:
    tournament, director = evening.tournament, evening.staff.director
    seed = evening.plan.seed
    if stage_settings(stage).tables_made is TableMaking.DRAWN:
        return seat_by_seed(evening.staff, tournament, f"{seed}, {stage.number}, {_next(stage)}")
    drafts = Round.objects.filter(stage=stage, state="draft").order_by("number")
    draft = (
        drafts.first() or draft_rounds(actor=director, tournament_id=tournament.pk, seed=seed)[0]
    )
    try:
        publish_round(actor=director, round_id=draft.pk)
    except RuleBroken:
        # Somebody came or left since: the rounds not yet published are made anew.
        draft = draft_rounds(actor=director, tournament_id=tournament.pk, seed=seed)[0]
        publish_round(actor=director, round_id=draft.pk)
    return [*seated_tables(tournament)]


def _next(stage: Stage) -> int:
    return Round.objects.filter(stage=stage).count() + 1


def _correct_some(evening: Evening) -> None:
    """Somebody held one card less in the last hand of a few tables."""
    for table in seated_tables(evening.tournament):
        if evening.chance.random() < CORRECTED:
            correct_last_hand(evening.staff, table)


def _close(evening: Evening) -> None:
    latest = latest_round(evening.tournament)
    if latest is None:
        raise AssertionError("a round was just played")
    playing = [table.number for table in unfinished_tables(latest)]
    close_round(actor=evening.staff.director, round_id=latest.pk, unfinished=playing, reason=AGREED)


def _come_and_go(evening: Evening, stage: Stage, late: list[Player]) -> None:
    if takes_late_entries(find_tournament(evening.tournament.pk)):
        enter_people(evening.staff, evening.tournament, late)
        check_in_everybody(actor=evening.staff.scorekeeper, tournament_id=evening.tournament.pk)
        evening.desk.collect(AT_ONCE)
        late.clear()
    field: list[Entry] = next_field(stage)
    for entry in field[4:]:
        if evening.chance.random() < LEAVES:
            withdraw_entry(actor=evening.staff.director, entry_id=entry.pk, reason=WENT_HOME)
