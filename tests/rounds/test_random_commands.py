"""Whatever a director does, in whatever order: it is done whole, or nothing has changed."""

from collections.abc import Mapping
from itertools import groupby
from random import Random

import pytest
from django.db.models import Model

from scoring.problems import RuleBroken
from tests.flows.evenings import make_staff
from tests.rounds.commands import Command, Evening, reopen_if_finished
from tests.rounds.made import planned
from tournaments.domain.chosen_sizes import TableSizes
from tournaments.domain.refusals import Stale
from tournaments.domain.stages.advancing_rules import TopOverall
from tournaments.domain.stages.choices import (
    CarryOver,
    Counting,
    LimitScope,
    MatchEnd,
    TableMaking,
)
from tournaments.domain.stages.settings import StageSettings
from tournaments.models import (
    Actor,
    Club,
    Entry,
    LedgerLine,
    LogEntry,
    MatchEvent,
    Round,
    Seat,
    Stage,
    StageEntry,
    Submission,
    Table,
    Tournament,
)
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.rounds import seated_rounds, stages_of
from tournaments.selectors.stage_results import stage_standings
from tournaments.selectors.standings import build_standings

COMMANDS = 40
FEWEST = 10
PLAYED_ON = 0.45
SIZES = TableSizes(2, 4, 4)

EVENINGS = {
    "league and final": (
        StageSettings(
            match_end=MatchEnd.FIXED_HANDS,
            hands=2,
            rounds=2,
            tables_made=TableMaking.SCHEDULED,
            sizes=SIZES,
            advancing=TopOverall(3),
        ),
        StageSettings(
            match_end=MatchEnd.FIXED_HANDS,
            hands=2,
            tables_made=TableMaking.MANUAL,
            carry_over=CarryOver.HALF,
            sizes=SIZES,
        ),
    ),
    "knock-out": (
        StageSettings(
            match_end=MatchEnd.FIXED_HANDS,
            hands=1,
            rounds=None,
            tables_made=TableMaking.WINNERS_ADVANCE,
            sizes=TableSizes(2, 3, 4),
        ),
    ),
    "one limit": (
        StageSettings(
            match_end=MatchEnd.FIXED_HANDS,
            hands=3,
            rounds=None,
            limit_scope=LimitScope.STAGE,
            tables_made=TableMaking.BY_STANDING,
            sizes=SIZES,
        ),
    ),
    "drawn": (StageSettings(match_end=MatchEnd.FIXED_HANDS, hands=1, rounds=2, sizes=SIZES),),
    "table points": (
        StageSettings(
            match_end=MatchEnd.FIXED_HANDS,
            hands=1,
            rounds=3,
            counting=Counting.TABLE_POINTS,
            tables_made=TableMaking.BY_STANDING,
            sizes=TableSizes(3, 4, 5),
        ),
    ),
}

TRUTH: tuple[type[Model], ...] = (
    Tournament,
    Entry,
    Stage,
    StageEntry,
    Round,
    Table,
    Seat,
    MatchEvent,
    Submission,
    LedgerLine,
    LogEntry,
)
Rows = Mapping[str, list[dict[str, object]]]


def read_everything() -> Rows:
    return {model.__name__: [*model._default_manager.order_by("pk").values()] for model in TRUTH}


def is_done(command: Command) -> bool:
    """Whether it was accepted."""
    try:
        command()
    except (RuleBroken, Stale):
        return False
    return True


def places_are_complete(places: list[int | None]) -> bool:
    """1, 2, 2, 4; the unranked last."""
    ranked = [place for place in places if place is not None]
    should_be = 1
    for place, sharing in groupby(ranked):
        if place != should_be:
            return False
        should_be += len([*sharing])
    return places == [*ranked, *[None] * (len(places) - len(ranked))]


def check(tournament_id: int) -> None:
    """All that holds whatever was done."""
    tournament = Tournament.objects.get(pk=tournament_id)
    assert tournament_differences(tournament) == ()
    assert places_are_complete([line.place for line in build_standings(tournament).lines])
    for stage in stages_of(tournament):
        assert places_are_complete([line.place for line in stage_standings(stage).lines])
        for one in seated_rounds(stage):
            assert one.tables.exists()


def play_at_random(club: Club, director: Actor, name: str, seed: str, commands: int) -> int:
    """Try so many commands and return how many were accepted."""
    chance = Random(f"{name}, {seed}")
    tournament = planned(club, director, *EVENINGS[name], players=chance.choice((7, 8, 9)))
    evening = Evening(make_staff(club, director), tournament, chance)
    before, accepted = read_everything(), 0
    for _ in range(commands):
        command = reopen_if_finished(evening) or (
            evening.play_on() if chance.random() < PLAYED_ON else evening.try_something()
        )
        done, after = is_done(command), None
        after = read_everything()
        if after == before:
            continue
        assert done
        accepted += 1
        assert after["Tournament"][0]["version"] > before["Tournament"][0]["version"]  # type: ignore[operator]
        check(tournament.pk)
        before = after
    return accepted


@pytest.mark.parametrize("name", EVENINGS)
def test_what_is_refused_changes_nothing_and_what_is_done_is_whole(
    club: Club, director: Actor, name: str
) -> None:
    accepted = play_at_random(club, director, name, "a", COMMANDS)
    assert FEWEST <= accepted < COMMANDS
