"""A round of a stage being played, with seats as the test wants them."""

from collections.abc import Mapping, Sequence
from datetime import timedelta

from django.utils import timezone

from tests.seated import run_tournament, seat_table
from tournaments.domain.clock_data import clock_to_data
from tournaments.domain.round_clock import start_round_clock
from tournaments.domain.stages.settings_data import settings_to_data
from tournaments.models import Club, Round, Stage, Table, Tournament
from tournaments.selectors.stages import plain_settings

FOURS = (("Jim", "Pete", "Jill", "Sam"), ("Ann", "Bob", "Eve", "Kit"), ("Max", "Zoë", "Ida", "Rex"))


def begin_round(
    club: Club,
    *tables: Sequence[str],
    house_rules: Mapping[str, object] | None = None,
    **chosen: object,
) -> list[Table]:
    """Tables of the first round of a stage with these settings, their matches begun."""
    tournament = run_tournament(club, house_rules=house_rules)
    settings = settings_to_data(plain_settings(tournament)) | chosen
    Stage.objects.create(tournament=tournament, number=1, settings=settings)
    return [
        seat_table(tournament, names, number=number)
        for number, names in enumerate(tables or FOURS[:1], start=1)
    ]


def let_time_run_out(table: Table, minutes: int = 50) -> None:
    """The clock of the table's round as if it had been started long ago."""
    began = timezone.now() - timedelta(minutes=2 * minutes)
    clock = clock_to_data(start_round_clock(began, minutes))
    Round.objects.filter(pk=table.round_id).update(clock=clock)


def tournament_of(table: Table) -> Tournament:
    return Tournament.objects.get(stages__rounds=table.round_id)
