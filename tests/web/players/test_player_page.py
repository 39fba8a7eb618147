"""A player's page: results, a changed name, and where a merged player leads."""

from django.test import Client

from tests.evening.seated_stage import begin_round, tournament_of
from tests.evening.test_merging import merge
from tests.rounds.two_stages import play_two_stages
from tests.seated import ask, make_player, run_tournament, seat_table
from tests.web.visitors import browser_of
from tournaments.models import Actor, Club, Player
from tournaments.services.buy_ins import decline_buy_in, take_buy_in
from tournaments.services.hands import record_hand
from tournaments.services.player_merges import merge_players

HAND = {"finish": "ordinary", "went_out": "2", "points": {"1": 40, "3": 12}}


def play_one_hand(director: Actor, club: Club) -> Player:
    table = seat_table(run_tournament(club), ("Ida Moor", "Олесь Гук", "Una Kettle"))
    record_hand(ask(director, table), number=1, hand=HAND)
    return Player.objects.get(name="Олесь Гук")


def test_it_shows_what_somebody_played(
    director: Actor, stranger: Actor, club: Club, empty_cache: None
) -> None:
    player = play_one_hand(director, club)
    page = browser_of(stranger).get(f"/players/{player.pk}/")
    (result,) = page.context["results"]
    assert (result["place"], result["of"], result["points"]) == ("1", "of 3", "0")
    assert result["won"] == "1 of 1"
    # Two others paid a call of one unit; his own stake of five lies in the pot.
    assert result["money"] == "−£0.30"
    assert result["first"] is False
    assert page.context["player"]["language"] == ""
    assert page.context["player"]["initials"] == "ОГ"
    assert page.context["player"]["edit_url"] == ""


def facts_of(name: str) -> dict[str, object]:
    page = Client().get(f"/players/{Player.objects.get(name=name).pk}/")
    return {fact["label"]: fact["value"] for fact in page.context["facts"]}


def test_a_buy_in_is_one_at_whatever_table_he_sits_later_and_a_merge_wins_no_table(
    director: Actor, club: Club, empty_cache: None
) -> None:
    table, _other = begin_round(
        club,
        ("Jim", "Pete", "Jill", "Sam"),
        ("Ann", "Bob"),
        house_rules={"out_at": 30},
        match_end="to_the_last",
        limit_scope="stage",
        rounds=None,
    )
    hand = {"finish": "ordinary", "went_out": "1", "points": {"2": 40, "3": 20, "4": 5}}
    record_hand(ask(director, table), number=1, hand=hand)
    take_buy_in(ask(director, table), seat="2")
    hand = {"finish": "ordinary", "went_out": "1", "points": {"2": 2, "3": 15, "4": 2}}
    record_hand(ask(director, table), number=2, hand=hand)
    decline_buy_in(ask(director, table), seat="3")
    merge(director, table.round_id)

    assert tournament_of(table).stages.get().rounds.count() == 2
    assert (facts_of("Pete")["Buy-ins"], facts_of("Jim")["Tables won"]) == (1, 0)


def result_of(name: str) -> dict[str, object]:
    page = Client().get(f"/players/{Player.objects.get(name=name).pk}/")
    (result,) = page.context["results"]
    return {key: result[key] for key in ("place", "points", "stage", "won", "money")}


def test_hands_are_those_of_every_stage_and_points_say_of_which_they_are(
    director: Actor, club: Club, empty_cache: None
) -> None:
    """Five units of stake a match; a call of one from each loser of a hand (variants.md §3.1)."""
    play_two_stages(director, club)

    finalist = {"place": "1", "points": "0", "stage": "Final", "won": "1 of 3"}
    assert result_of("Ann") == {**finalist, "money": "+£0.50"}
    behind_the_cut = {"place": "4", "points": "40", "stage": "Stage 1", "won": "0 of 2"}
    assert result_of("Pete") == {**behind_the_cut, "money": "−£0.70"}


def test_somebody_who_never_played_is_told_so(stranger: Actor, club: Club) -> None:
    player = make_player(club, "Una Kettle")
    page = browser_of(stranger).get(f"/players/{player.pk}/")
    assert page.context["results"] == []
    assert "Not played yet" in page.text


def test_a_merged_player_leads_to_whom_he_became(
    director: Actor, stranger: Actor, club: Club
) -> None:
    kept, absorbed = (make_player(club, name) for name in ("Una Kettle", "Una Kettel"))
    merge_players(actor=director, kept_id=kept.pk, absorbed_id=absorbed.pk)
    answer = browser_of(stranger).get(f"/players/{absorbed.pk}/")
    assert answer.headers["Location"] == f"/players/{kept.pk}/"


def test_there_is_no_page_of_nobody(stranger: Actor, db: None) -> None:
    assert browser_of(stranger).get("/players/4711/").status_code == 404


def test_a_name_and_a_note_are_changed(director: Actor, club: Club) -> None:
    player = make_player(club, "Una Kettle")
    form = {"name": "Una Kettlewell", "note": "of the mill"}
    assert browser_of(director).post(f"/players/{player.pk}/name/", form).status_code == 302
    player.refresh_from_db()
    assert (player.name, player.note) == ("Una Kettlewell", "of the mill")


def test_a_name_somebody_has_is_asked_about_and_nothing_is_changed_yet(
    director: Actor, club: Club
) -> None:
    make_player(club, "Ida Moor")
    player = make_player(club, "Una Kettle")
    browser, address = browser_of(director), f"/players/{player.pk}/name/"
    answer = browser.post(address, {"name": "Ida Moor", "note": "new"})
    assert answer.status_code == 422
    assert [one["name"] for one in answer.context["duplicates"]] == ["Ida Moor"]
    player.refresh_from_db()
    assert (player.name, player.note) == ("Una Kettle", "")

    form = {"name": "Ida Moor", "note": "new", "confirm": "yes"}
    assert browser.post(address, form).status_code == 302
    player.refresh_from_db()
    assert (player.name, player.note) == ("Ida Moor", "new")


def test_a_note_too_long_leaves_the_name_as_it_was(director: Actor, club: Club) -> None:
    player = make_player(club, "Una Kettle")
    form = {"name": "Una Kettlewell", "note": "x" * 201}
    assert browser_of(director).post(f"/players/{player.pk}/name/", form).status_code == 422
    player.refresh_from_db()
    assert player.name == "Una Kettle"


def test_a_stranger_changes_no_name(stranger: Actor, player_user: Actor, club: Club) -> None:
    player = make_player(club, "Una Kettle")
    address, form = f"/players/{player.pk}/name/", {"name": "Mud"}
    assert browser_of(stranger).post(address, form).status_code == 302
    assert browser_of(player_user).post(address, form).status_code == 403
    player.refresh_from_db()
    assert player.name == "Una Kettle"
