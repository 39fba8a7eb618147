"""Several desks enter people at one instant: places and numbers are given once."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connections

from scoring.problems import RuleBroken
from tests.cast import make_club, make_director
from tests.fields import open_tournament
from tests.seated import make_player
from tournaments.models import Actor, Club, Entry
from tournaments.services.entries import register_entry
from tournaments.services.entry_changes import withdraw_entry

pytestmark = pytest.mark.django_db(transaction=True)

DESKS = 6


def do_at_once(acts: Sequence[Callable[[], Entry]]) -> list[Entry | RuleBroken]:
    """What each act returned, or the refusal it raised."""
    start = Barrier(len(acts))

    def run(act: Callable[[], Entry]) -> Entry | RuleBroken:
        start.wait()
        try:
            return act()
        except RuleBroken as refused:
            return refused
        finally:
            connections.close_all()

    with ThreadPoolExecutor(len(acts)) as pool:
        return list(pool.map(run, acts))


@pytest.fixture
def club() -> Club:
    return make_club()


@pytest.fixture
def director(club: Club) -> Actor:
    return make_director(club, "director")


def test_the_last_place_goes_to_one_of_many(club: Club, director: Actor) -> None:
    opened = open_tournament(director, club, most_entries=2)
    players = [make_player(club, f"Player {number}") for number in range(DESKS)]

    def enter(player_id: int) -> Callable[[], Entry]:
        return lambda: register_entry(actor=director, tournament_id=opened.pk, player_id=player_id)

    do_at_once([enter(player.pk) for player in players])
    entries = Entry.objects.filter(tournament=opened).order_by("number")
    assert [entry.number for entry in entries] == [1, 2, 3, 4, 5, 6]
    assert [entry.status for entry in entries] == ["registered"] * 2 + ["waiting"] * 4


def test_fault_06_one_person_entered_at_every_desk_is_entered_once(
    club: Club, director: Actor
) -> None:
    """Fault 6: two clicks."""
    opened = open_tournament(director, club)
    player = make_player(club, "Ann")

    def enter() -> Entry:
        return register_entry(actor=director, tournament_id=opened.pk, player_id=player.pk)

    answers = do_at_once([enter] * DESKS)
    assert sum(isinstance(answer, Entry) for answer in answers) == 1
    assert opened.entries.count() == 1


def test_a_place_given_up_at_two_desks_is_given_on_once(club: Club, director: Actor) -> None:
    opened = open_tournament(director, club, most_entries=2)
    players = [make_player(club, f"Player {number}") for number in range(4)]
    entries = [
        register_entry(actor=director, tournament_id=opened.pk, player_id=player.pk)
        for player in players
    ]
    do_at_once([lambda: withdraw_entry(actor=director, entry_id=entries[0].pk)] * DESKS)
    statuses = opened.entries.order_by("number").values_list("status", flat=True)
    assert [*statuses] == ["withdrawn", "registered", "registered", "waiting"]
