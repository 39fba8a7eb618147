"""Figures that a newer version keeps are worked out for the tables that were there before it."""

import pytest
from django.core.management import call_command

from tournaments.models import Seat, Tournament
from tournaments.selectors.integrity import tournament_differences

FORGOTTEN = {"units": 0, "total": 0, "hands_won": 0}


@pytest.fixture
def demo(db: None) -> list[Tournament]:
    call_command("demo_tournament", "--players=4")
    return [*Tournament.objects.all()]


def test_tables_from_before_an_update_show_what_was_recorded(demo: list[Tournament]) -> None:
    Seat.objects.update(**FORGOTTEN)
    assert any(tournament_differences(tournament) for tournament in demo)

    call_command("refresh_figures")

    assert [tournament_differences(tournament) for tournament in demo] == [()]


def test_refreshing_changes_neither_versions_nor_the_log(demo: list[Tournament]) -> None:
    call_command("refresh_figures")

    (now,) = Tournament.objects.all()
    assert (now.version, now.log_head) == (demo[0].version, demo[0].log_head)


def test_a_table_played_under_other_rules_is_left_as_it_is(demo: list[Tournament]) -> None:
    Tournament.objects.update(rules_hash="0" * 64)
    Seat.objects.update(**FORGOTTEN)

    call_command("refresh_figures")

    assert set(Seat.objects.values_list("total", flat=True)) == {0}
