"""The desk finds people however their names are typed."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.fields import enter, fill_field, open_tournament
from tournaments.models import Actor, Club, EntryStatus, Tournament
from tournaments.selectors.entries import desk_list, entry_counts


@pytest.fixture
def opened(director: Actor, club: Club) -> Tournament:
    tournament = open_tournament(director, club, most_entries=3)
    fill_field(director, tournament, ["Łukasz Nowak"])
    for name in ("Тарас Кульбаба", "Zoë Ark", "Bob", "Ann"):
        enter(director, tournament, name)
    return tournament


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("lukasz", ["Łukasz Nowak"]),
        ("NOWAK luk", ["Łukasz Nowak"]),
        ("taras", ["Тарас Кульбаба"]),
        ("зое", ["Zoë Ark"]),
        ("nobody", []),
    ],
)
def test_a_name_is_found_in_any_spelling(opened: Tournament, query: str, found: list[str]) -> None:
    assert [entry.player.name for entry in desk_list(opened, query)] == found


def test_names_come_in_order_and_the_waiting_list_in_its_own(opened: Tournament) -> None:
    names = [entry.player.name for entry in desk_list(opened)]
    assert names == ["Ann", "Bob", "Łukasz Nowak", "Zoë Ark", "Тарас Кульбаба"]
    waiting = desk_list(opened, status=EntryStatus.WAITING)
    assert [entry.player.name for entry in waiting] == ["Bob", "Ann"]


def test_the_desk_counts_and_lists_by_one_query_each(opened: Tournament) -> None:
    with CaptureQueriesContext(connection) as queries:
        counts = entry_counts(opened)
        names = [entry.player.name for entry in desk_list(opened)]
    assert (counts.checked_in, counts.registered, counts.waiting) == (1, 2, 2)
    assert (counts.places_taken, len(names)) == (3, 5)
    assert len(queries) == 2
