"""One person stood in the register twice: merged, nothing is lost, and it can be undone."""

import pytest

from scoring.problems import RuleBroken
from tests.cast import make_club, make_director, make_entry, make_table, make_tournament
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Actor, Club, Entry, Player, Seat, Tournament
from tournaments.selectors.log import club_log, tournament_log
from tournaments.selectors.player_profiles import player_profile
from tournaments.selectors.players import club_players, search_players
from tournaments.services.player_merges import merge_players, undo_merge
from tournaments.services.players import add_player


@pytest.fixture
def lukasz(director: Actor, club: Club) -> Player:
    return add_player(actor=director, club_id=club.pk, name="Łukasz Nowak")


@pytest.fixture
def luke(director: Actor, club: Club) -> Player:
    return add_player(actor=director, club_id=club.pk, name="Luke Nowak")


def codes(refused: pytest.ExceptionInfo[RuleBroken]) -> list[str]:
    return [problem.code for problem in refused.value.problems]


def test_all_entries_and_the_seats_they_sit_in_become_one_persons(
    director: Actor, lukasz: Player, luke: Player, tournament: Tournament
) -> None:
    sunday = make_tournament(tournament.club, "Sunday Kaluki")
    make_table(tournament, luke)
    make_table(sunday, lukasz)
    merge_players(actor=director, kept_id=lukasz.pk, absorbed_id=luke.pk)
    assert {seat.entry.player for seat in Seat.objects.all()} == {lukasz}
    assert len(player_profile(lukasz.pk).results) == 2


def test_the_absorbed_one_leaves_lists_and_searches_and_his_page_leads_on(
    director: Actor, lukasz: Player, luke: Player, club: Club
) -> None:
    merge_players(actor=director, kept_id=lukasz.pk, absorbed_id=luke.pk)
    assert list(club_players(club.pk)) == [lukasz]
    assert not search_players(club.pk, "luke").exists()
    moved = player_profile(luke.pk)
    assert moved.has_moved
    assert moved.player == lukasz
    assert [merge.absorbed for merge in moved.merges] == [luke]


def test_who_is_entered_twice_in_a_tournament_is_not_merged_before_that_is_settled(
    director: Actor, lukasz: Player, luke: Player, tournament: Tournament
) -> None:
    sunday = make_tournament(tournament.club, "Sunday Kaluki")
    for each in (tournament, sunday):
        make_entry(each, lukasz)
        make_entry(each, luke)
    with pytest.raises(RuleBroken) as refused:
        merge_players(actor=director, kept_id=lukasz.pk, absorbed_id=luke.pk)
    assert codes(refused) == ["merge.both_entered"] * 2
    named = {dict(problem.params)["tournament"] for problem in refused.value.problems}
    assert named == {"Friday Kaluki", "Sunday Kaluki"}
    assert luke.entries.count() == lukasz.entries.count() == 2


def test_fault_06_undoing_gives_back_exactly_what_was_moved(
    director: Actor, lukasz: Player, luke: Player, tournament: Tournament
) -> None:
    sunday, monday = (make_tournament(tournament.club, day) for day in ("Sunday", "Monday"))
    lukes = make_entry(tournament, luke)
    own = make_entry(sunday, lukasz)
    merge = merge_players(actor=director, kept_id=lukasz.pk, absorbed_id=luke.pk)
    since = make_entry(monday, lukasz)
    undo_merge(actor=director, merge_id=merge.pk)
    assert list(luke.entries.all()) == [lukes]
    assert set(lukasz.entries.all()) == {own, since}
    assert set(club_players(tournament.club_id)) == {lukasz, luke}
    assert not player_profile(luke.pk).has_moved


def test_merging_and_undoing_twice_does_it_once(
    director: Actor, lukasz: Player, luke: Player, club: Club
) -> None:
    merges = {
        merge_players(actor=director, kept_id=lukasz.pk, absorbed_id=luke.pk) for _ in range(2)
    }
    (merge,) = merges
    for _ in range(2):
        undo_merge(actor=director, merge_id=merge.pk)
    acts = [entry.act for entry in club_log(club)]
    assert acts[:2] == ["undo_merge", "merge_players"]
    assert acts.count("undo_merge") == acts.count("merge_players") == 1


def test_the_pages_of_the_tournaments_concerned_are_told(
    director: Actor, lukasz: Player, luke: Player, tournament: Tournament
) -> None:
    sunday = make_tournament(tournament.club, "Sunday Kaluki")
    make_entry(tournament, luke)
    make_entry(sunday, lukasz)
    merge = merge_players(actor=director, kept_id=lukasz.pk, absorbed_id=luke.pk)
    undo_merge(actor=director, merge_id=merge.pk)
    tournament.refresh_from_db()
    sunday.refresh_from_db()
    assert (tournament.version, sunday.version) == (2, 0)
    assert [entry.act for entry in tournament_log(tournament)] == ["undo_merge", "merge_players"]


def test_merges_on_merges_are_undone_last_first(
    director: Actor, lukasz: Player, luke: Player, tournament: Tournament
) -> None:
    lucas = add_player(actor=director, club_id=tournament.club_id, name="Lucas Novák the Third")
    entry = make_entry(tournament, luke)
    first = merge_players(actor=director, kept_id=lukasz.pk, absorbed_id=luke.pk)
    second = merge_players(actor=director, kept_id=lucas.pk, absorbed_id=lukasz.pk)
    assert player_profile(luke.pk).player == lucas
    with pytest.raises(RuleBroken) as refused:
        undo_merge(actor=director, merge_id=first.pk)
    assert codes(refused) == ["merge.merged_on"]
    undo_merge(actor=director, merge_id=second.pk)
    undo_merge(actor=director, merge_id=first.pk)
    assert Entry.objects.get(pk=entry.pk).player == luke


def test_a_player_is_not_merged_with_himself(director: Actor, lukasz: Player) -> None:
    with pytest.raises(RuleBroken) as refused:
        merge_players(actor=director, kept_id=lukasz.pk, absorbed_id=lukasz.pk)
    assert codes(refused) == ["merge.same_player"]


def test_a_player_merged_away_is_not_merged_again(
    director: Actor, lukasz: Player, luke: Player
) -> None:
    ann = add_player(actor=director, club_id=lukasz.club_id, name="Ann Larkspur")
    merge_players(actor=director, kept_id=lukasz.pk, absorbed_id=luke.pk)
    for kept, absorbed in ((ann, luke), (luke, ann)):
        with pytest.raises(RuleBroken) as refused:
            merge_players(actor=director, kept_id=kept.pk, absorbed_id=absorbed.pk)
        assert codes(refused) == ["player.merged"]


def test_players_of_two_clubs_are_not_merged(director: Actor, lukasz: Player) -> None:
    other = make_club("Other", "other")
    stranger = add_player(actor=make_director(other, "other"), club_id=other.pk, name="Ann")
    with pytest.raises(NotAllowed):
        merge_players(actor=director, kept_id=lukasz.pk, absorbed_id=stranger.pk)
    assert director.user is not None
    other.roles.create(user=director.user, role="director")
    with pytest.raises(RuleBroken) as refused:
        merge_players(actor=director, kept_id=lukasz.pk, absorbed_id=stranger.pk)
    assert codes(refused) == ["merge.other_club"]


def test_only_directors_merge(
    director: Actor, scorekeeper: Actor, stranger: Actor, lukasz: Player, luke: Player
) -> None:
    for actor in (scorekeeper, stranger):
        with pytest.raises(NotAllowed):
            merge_players(actor=actor, kept_id=lukasz.pk, absorbed_id=luke.pk)
    merge = merge_players(actor=director, kept_id=lukasz.pk, absorbed_id=luke.pk)
    with pytest.raises(NotAllowed):
        undo_merge(actor=scorekeeper, merge_id=merge.pk)
