"""Several people at the desk do the same thing at one instant."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connections

from scoring.problems import RuleBroken
from tests.cast import make_club, make_director, make_tournament
from tournaments.domain.refusals import Stale
from tournaments.models import Actor, Club, Entry, Player, TournamentState
from tournaments.services.entries import register_entry
from tournaments.services.player_import import confirm_import, preview_import
from tournaments.services.player_merges import merge_players
from tournaments.services.players import add_player

pytestmark = pytest.mark.django_db(transaction=True)

DESKS = 6


def do_at_once(acts: Sequence[Callable[[], object]]) -> list[object]:
    """What each act returned, or the refusal it raised."""
    start = Barrier(len(acts))

    def run(act: Callable[[], object]) -> object:
        start.wait()
        try:
            return act()
        except (RuleBroken, Stale) as refused:
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


def test_fault_06_the_same_person_added_at_every_desk_is_one_and_the_others_are_told(
    club: Club, director: Actor
) -> None:
    names = ("Łukasz Nowak", "lukasz nowak", "NOWAK Lukasz") * 2
    answers = do_at_once(
        [lambda n=name: add_player(actor=director, club_id=club.pk, name=n) for name in names]
    )
    assert sum(isinstance(answer, Player) for answer in answers) == 1
    assert sum(isinstance(answer, RuleBroken) for answer in answers) == len(names) - 1
    assert Player.objects.count() == 1


def test_a_list_confirmed_by_many_clicks_comes_in_once(club: Club, director: Actor) -> None:
    content = b"Name\nAnn Larkspur\nJim Petrenko\n"
    preview = preview_import(actor=director, club_id=club.pk, filename="a.csv", content=content)

    def confirm() -> object:
        return confirm_import(actor=director, import_id=preview.import_id, lines=[2, 3]).added

    answers = do_at_once([confirm] * DESKS)
    assert len(set(map(str, answers))) == 1
    assert Player.objects.count() == 2


def test_who_is_entered_while_he_is_merged_is_entered_as_the_one_he_became(
    club: Club, director: Actor
) -> None:
    for evening in range(5):
        kept, absorbed = (
            Player.objects.create(club=club, name=name, sort_key=name, search_text=name)
            for name in ("kept", "absorbed")
        )
        tournaments = [make_tournament(club, f"Evening {evening}.{i}") for i in range(DESKS)]
        club.tournaments.update(state=TournamentState.REGISTRATION)

        def enter(tournament_id: int, player_id: int = absorbed.pk) -> object:
            return register_entry(actor=director, tournament_id=tournament_id, player_id=player_id)

        def merge(kept_id: int = kept.pk, absorbed_id: int = absorbed.pk) -> object:
            return merge_players(actor=director, kept_id=kept_id, absorbed_id=absorbed_id)

        do_at_once([*(lambda pk=each.pk: enter(pk) for each in tournaments), merge])
        merge()
        assert not Entry.objects.filter(player=absorbed).exists()
