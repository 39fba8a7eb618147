"""Whatever is sent to a table, either it is recorded whole or nothing has changed."""

from collections.abc import Mapping
from random import Random

import pytest
from django.db.models import Model

from scoring.problems import RuleBroken
from scoring.variant import Variant
from scoring.variants import all_variants
from tests.flows.commands import random_command, sensible_command
from tests.flows.evenings import make_staff, make_tournament, seat_random_table
from tournaments.domain.refusals import NotAllowed, Stale
from tournaments.models import (
    Actor,
    Club,
    Entry,
    LedgerLine,
    LogEntry,
    MatchEvent,
    Seat,
    Submission,
    Table,
    Tournament,
)
from tournaments.selectors.integrity import tournament_differences

COMMANDS = 60
SENSIBLE = 0.3
EVERYTHING: tuple[type[Model], ...] = (
    Tournament,
    Entry,
    Table,
    Seat,
    MatchEvent,
    Submission,
    LedgerLine,
    LogEntry,
)

Rows = Mapping[str, list[dict[str, object]]]


def read_everything() -> Rows:
    return {
        model.__name__: [*model._default_manager.order_by("pk").values()] for model in EVERYTHING
    }


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
def test_what_is_refused_changes_nothing_and_what_is_accepted_is_whole(
    club: Club, director: Actor, variant: Variant
) -> None:
    chance = Random(f"commands, {variant.key}")
    tournament = make_tournament(club, variant, chance)
    table = seat_random_table(tournament, variant, chance, number=1)
    seats = [str(seat.number) for seat in table.seats.all()]
    before, accepted = read_everything(), 0
    for _ in range(COMMANDS):
        table.refresh_from_db()
        if chance.random() < SENSIBLE and not table.is_finished:
            command = sensible_command(chance, make_staff(club, director), table)
        else:
            command = random_command(chance, director, table, seats)
        try:
            command()
        except (RuleBroken, Stale):
            assert read_everything() == before
        else:
            accepted += 1
            after = read_everything()
            assert len(after["Submission"]) == len(before["Submission"]) + 1
            assert len(after["LogEntry"]) == len(before["LogEntry"]) + 1
            before = after
    assert 0 < accepted < COMMANDS
    tournament.refresh_from_db()
    assert tournament_differences(tournament) == ()


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
def test_a_stranger_changes_nothing_whatever_is_sent(
    club: Club, player_user: Actor, variant: Variant
) -> None:
    chance = Random(f"stranger, {variant.key}")
    table = seat_random_table(make_tournament(club, variant, chance), variant, chance, number=1)
    before = read_everything()
    for _ in range(COMMANDS // 4):
        with pytest.raises(NotAllowed):
            random_command(chance, player_user, table, ["1", "2"])()
    assert read_everything() == before
