"""People come into a club's register once, under the name they write themselves."""

import pytest

from scoring.problems import RuleBroken
from tests.cast import make_club, make_director, make_entry
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Actor, Club, Player, Tournament
from tournaments.selectors.log import club_log, tournament_log
from tournaments.selectors.players import club_players, search_players
from tournaments.services.player_merges import merge_players
from tournaments.services.players import add_player, change_note, rename_player


def codes(refused: pytest.ExceptionInfo[RuleBroken]) -> list[str]:
    return [problem.code for problem in refused.value.problems]


def test_a_new_player_is_in_the_register_and_in_the_log(director: Actor, club: Club) -> None:
    player = add_player(
        actor=director, club_id=club.pk, name="  Łukasz   Nowak ", note="brings\nthe cards"
    )
    assert (player.name, player.note) == ("Łukasz Nowak", "brings the cards")
    logged = club_log(club).get()
    assert (logged.act, logged.subject) == ("add_player", "Łukasz Nowak")
    assert logged.after == {"player": player.pk, "name": player.name, "note": player.note}


def test_lists_are_in_the_order_of_names_of_every_script(director: Actor, club: Club) -> None:
    for name in ("Ян", "Zoë", "Ёлкин", "Еремеев", "ann", "Жук", "Ärna"):
        add_player(actor=director, club_id=club.pk, name=name)
    names = [player.name for player in club_players(club.pk)]
    assert names.index("ann") < names.index("Ärna") < names.index("Zoë")
    assert names.index("Ёлкин") < names.index("Еремеев") < names.index("Жук") < names.index("Ян")


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("lukasz", "Łukasz Nowak"),
        ("NOWAK łuk", "Łukasz Nowak"),
        ("taras", "Тарас Шевчук"),
        ("ТАРАС", "Тарас Шевчук"),
        ("olarkspur", "Jim O’Larkspur"),
    ],
)
def test_a_search_finds_a_name_in_any_script_case_and_accents(
    query: str, name: str, director: Actor, club: Club
) -> None:
    for each in ("Łukasz Nowak", "Тарас Шевчук", "Jim O’Larkspur"):
        add_player(actor=director, club_id=club.pk, name=each)
    assert [player.name for player in search_players(club.pk, query)] == [name]


def test_a_percent_sign_in_a_search_finds_nobody_special(director: Actor, club: Club) -> None:
    add_player(actor=director, club_id=club.pk, name="Ann Larkspur")
    assert not search_players(club.pk, "an_").filter(name__contains="%").exists()
    assert search_players(club.pk, "%").count() == club_players(club.pk).count()


@pytest.mark.parametrize(
    "again", ["Olena Koval", "ОЛЕНА КОВАЛЬ", "Koval Olena", "Олена Ковал", "olena kovál"]
)
def test_the_same_person_is_warned_about_before_he_is_made_twice(
    again: str, director: Actor, club: Club
) -> None:
    first = add_player(actor=director, club_id=club.pk, name="Олена Коваль")
    with pytest.raises(RuleBroken) as refused:
        add_player(actor=director, club_id=club.pk, name=again)
    assert codes(refused) == ["player.looks_like"]
    assert dict(refused.value.problems[0].params)["other_id"] == first.pk
    assert "Олена Коваль" in refused.value.problems[0].message
    assert Player.objects.count() == 1


def test_two_people_of_one_name_are_two_once_somebody_says_so(director: Actor, club: Club) -> None:
    for _ in range(2):
        add_player(actor=director, club_id=club.pk, name="Иван Иванов", in_spite_of_duplicates=True)
    assert club_players(club.pk).count() == 2


def test_another_clubs_people_are_no_duplicates(director: Actor, club: Club) -> None:
    other = make_club("Other", "other")
    add_player(actor=make_director(other, "other"), club_id=other.pk, name="Ann Larkspur")
    add_player(actor=director, club_id=club.pk, name="Ann Larkspur")
    assert club_players(club.pk).count() == 1


def test_every_problem_of_a_name_and_a_note_is_told_at_once(director: Actor, club: Club) -> None:
    with pytest.raises(RuleBroken) as refused:
        add_player(actor=director, club_id=club.pk, name=" ", note="x" * 201 + "\0")
    assert codes(refused) == ["name.empty", "player.note_too_long", "player.note_unprintable"]
    assert not Player.objects.exists()
    assert not club_log(club).exists()


def test_a_new_name_is_found_and_every_page_that_shows_it_is_told(
    director: Actor, club: Club, tournament: Tournament
) -> None:
    player = add_player(actor=director, club_id=club.pk, name="Ann Larkspur")
    make_entry(tournament, player)
    rename_player(actor=director, player_id=player.pk, name="Ann Petrenko")
    assert search_players(club.pk, "петренко").get() == player
    assert not search_players(club.pk, "larkspur").exists()
    tournament.refresh_from_db()
    assert tournament.version == 1
    logged = tournament_log(tournament).get()
    assert (logged.before, logged.after) == ({"name": "Ann Larkspur"}, {"name": "Ann Petrenko"})
    assert club_log(club).count() == 2


def test_a_new_name_that_somebody_has_is_warned_about(director: Actor, club: Club) -> None:
    ann = add_player(actor=director, club_id=club.pk, name="Ann Larkspur")
    add_player(actor=director, club_id=club.pk, name="Jim Petrenko")
    with pytest.raises(RuleBroken) as refused:
        rename_player(actor=director, player_id=ann.pk, name="Jim Petrénko")
    assert codes(refused) == ["player.looks_like"]


def test_ones_own_old_name_is_no_duplicate(director: Actor, club: Club) -> None:
    ann = add_player(actor=director, club_id=club.pk, name="ann larkspur")
    rename_player(actor=director, player_id=ann.pk, name="Ann Larkspur")
    rename_player(actor=director, player_id=ann.pk, name="Ann Larkspur")
    assert club_log(club).count() == 2


def test_a_note_is_changed_and_the_tournaments_do_not_mind(
    director: Actor, club: Club, tournament: Tournament
) -> None:
    player = add_player(actor=director, club_id=club.pk, name="Ann Larkspur")
    make_entry(tournament, player)
    change_note(actor=director, player_id=player.pk, note="needs a chair with arms")
    player.refresh_from_db()
    assert player.note == "needs a chair with arms"
    assert not tournament_log(tournament).exists()


def test_who_was_merged_into_somebody_is_not_changed_any_more(director: Actor, club: Club) -> None:
    ann, anne = (
        add_player(actor=director, club_id=club.pk, name=name) for name in ("Ann", "Bernadette")
    )
    merge_players(actor=director, kept_id=ann.pk, absorbed_id=anne.pk)
    with pytest.raises(RuleBroken) as refused:
        rename_player(actor=director, player_id=anne.pk, name="Somebody else")
    assert codes(refused) == ["player.merged"]
    with pytest.raises(RuleBroken):
        change_note(actor=director, player_id=anne.pk, note="gone")


def test_only_directors_keep_the_register(
    director: Actor, scorekeeper: Actor, player_user: Actor, stranger: Actor, club: Club
) -> None:
    player = add_player(actor=director, club_id=club.pk, name="Ann Larkspur")
    for actor in (scorekeeper, player_user, stranger):
        with pytest.raises(NotAllowed):
            add_player(actor=actor, club_id=club.pk, name="Jim")
        with pytest.raises(NotAllowed):
            rename_player(actor=actor, player_id=player.pk, name="Jim")
        with pytest.raises(NotAllowed):
            change_note(actor=actor, player_id=player.pk, note="Jim")
