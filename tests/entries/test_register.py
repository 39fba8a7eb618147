"""People are entered once, as many as there are places, the rest wait their turn."""

import pytest

from scoring.problems import RuleBroken
from tests.cast import make_club
from tests.fields import enter, open_tournament
from tests.seated import make_player
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Actor, Club, EntryStatus, Player, Tournament
from tournaments.selectors.log import tournament_log
from tournaments.services.entries import register_entry, register_new_player
from tournaments.services.entry_changes import disqualify_entry, withdraw_entry
from tournaments.services.player_merges import merge_players


@pytest.fixture
def opened(director: Actor, club: Club) -> Tournament:
    return open_tournament(director, club, most_entries=2)


def codes(refused: pytest.ExceptionInfo[RuleBroken]) -> list[str]:
    return [found.code for found in refused.value.problems]


def test_whoever_comes_after_the_places_are_taken_waits(
    director: Actor, opened: Tournament
) -> None:
    entries = [enter(director, opened, name) for name in ("Ann", "Bob", "Тарас")]
    assert [entry.status for entry in entries] == ["registered", "registered", "waiting"]
    assert [entry.number for entry in entries] == [1, 2, 3]
    logged = tournament_log(opened).first()
    assert (logged.act, logged.subject) == ("register_entry", "Тарас")
    assert logged.after == {"status": "waiting", "number": 3}


def test_nobody_enters_twice(director: Actor, opened: Tournament) -> None:
    """Fault 6."""
    entry = enter(director, opened, "Ann")
    with pytest.raises(RuleBroken, match="Ann is registered") as refused:
        register_entry(actor=director, tournament_id=opened.pk, player_id=entry.player_id)
    assert codes(refused) == ["entry.already"]
    assert opened.entries.count() == 1


@pytest.mark.parametrize(
    ("leave", "told"),
    [(withdraw_entry, "Ann has withdrawn"), (disqualify_entry, "Ann is disqualified")],
)
def test_who_left_is_reinstated_and_not_entered_anew(
    director: Actor, opened: Tournament, leave, told: str
) -> None:
    entry = enter(director, opened, "Ann")
    leave(actor=director, entry_id=entry.pk, reason="quarrel")
    with pytest.raises(RuleBroken, match=told):
        register_entry(actor=director, tournament_id=opened.pk, player_id=entry.player_id)


def test_a_person_merged_into_another_enters_as_that_one(
    director: Actor, club: Club, opened: Tournament
) -> None:
    kept, double = make_player(club, "Łukasz"), make_player(club, "Lukasz")
    merge_players(actor=director, kept_id=kept.pk, absorbed_id=double.pk)
    entry = register_entry(actor=director, tournament_id=opened.pk, player_id=double.pk)
    assert entry.player == kept


def test_people_of_another_club_are_refused(director: Actor, opened: Tournament) -> None:
    guest = make_player(make_club("Other", "other"), "Guest")
    with pytest.raises(RuleBroken) as refused:
        register_entry(actor=director, tournament_id=opened.pk, player_id=guest.pk)
    assert codes(refused) == ["entry.other_club"]


def test_somebody_new_is_added_to_the_register_and_entered(
    director: Actor, opened: Tournament
) -> None:
    entry = register_new_player(actor=director, tournament_id=opened.pk, name=" Олена  Коваль ")
    assert (entry.player.name, entry.status) == ("Олена Коваль", EntryStatus.REGISTERED)


def test_a_likely_double_is_warned_about_before_it_is_made(
    director: Actor, opened: Tournament
) -> None:
    """Fault 6: other case, no accents."""
    enter(director, opened, "Łukasz Nowak")
    with pytest.raises(RuleBroken) as refused:
        register_new_player(actor=director, tournament_id=opened.pk, name="lukasz nowak")
    assert codes(refused) == ["player.looks_like"]
    assert Player.objects.count() == 1
    register_new_player(
        actor=director, tournament_id=opened.pk, name="lukasz nowak", in_spite_of_duplicates=True
    )
    assert opened.entries.count() == 2


def test_a_new_person_who_cannot_enter_is_not_in_the_register_either(
    director: Actor, tournament: Tournament
) -> None:
    with pytest.raises(RuleBroken) as refused:
        register_new_player(actor=director, tournament_id=tournament.pk, name="Ann")
    assert codes(refused) == ["entry.registration_closed"]
    assert not Player.objects.exists()


def test_scorekeepers_enter_nobody(scorekeeper: Actor, tournament: Tournament, club: Club) -> None:
    player = make_player(club, "Ann")
    with pytest.raises(NotAllowed):
        register_entry(actor=scorekeeper, tournament_id=tournament.pk, player_id=player.pk)
