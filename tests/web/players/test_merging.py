"""Two people of the register who are one, and two again."""

from tests.cast import make_club, make_entry
from tests.seated import make_player
from tests.web.visitors import browser_of, hidden_fields, problem_texts
from tournaments.models import Actor, Club, LogEntry, Player, PlayerMerge, Tournament


def at(player: Player) -> str:
    return f"/players/{player.pk}/merge/"


def test_those_of_such_a_name_are_proposed(director: Actor, club: Club) -> None:
    player = make_player(club, "Una Kettle")
    for name in ("Una Kettel", "Ida Moor"):
        make_player(club, name)
    rows = browser_of(director).get(at(player)).context["find"]["rows"]
    assert [row["name"] for row in rows] == ["Una Kettel"]


def test_where_nobody_has_such_a_name_it_says_so_and_asks(director: Actor, club: Club) -> None:
    player = make_player(club, "Una Kettle")
    find = browser_of(director).get(at(player)).context["find"]
    assert find["text"] == (
        "Nobody in the register has a name like Una Kettle. Look up the other name."
    )
    assert find["q"] == ""
    nobody = browser_of(director).get(at(player), {"q": "moor"}).context["find"]
    assert nobody["text"] == "Nobody else in the register is called “moor”."


def test_anybody_else_is_found_by_name(director: Actor, club: Club) -> None:
    player, other = make_player(club, "Una Kettle"), make_player(club, "Ida Moor")
    rows = browser_of(director).get(at(player), {"q": "moor"}).context["find"]["rows"]
    assert [row["url"] for row in rows] == [f"{at(player)}?with={other.pk}"]


def test_the_name_chosen_stays_and_the_reason_is_in_the_log(
    director: Actor, tournament: Tournament
) -> None:
    player, other = (make_player(tournament.club, name) for name in ("Una Kettel", "Una Kettle"))
    entry = make_entry(tournament, player)
    browser = browser_of(director)
    pair = browser.get(at(player), {"with": other.pk}).context["pair"]
    form = {**hidden_fields(pair["fields"]), "keep": other.pk, "reason": "Misspelt"}
    answer = browser.post(pair["url"], form)
    assert answer.headers["Location"] == f"/players/{other.pk}/"
    entry.refresh_from_db()
    assert entry.player == other
    assert LogEntry.objects.filter(act="merge_players", reason="Misspelt").exists()


def test_two_who_met_in_a_tournament_are_not_one(director: Actor, tournament: Tournament) -> None:
    player, other = (make_player(tournament.club, name) for name in ("Una Kettel", "Una Kettle"))
    for one in (player, other):
        make_entry(tournament, one)
    answer = browser_of(director).post(at(player), {"with": other.pk, "keep": player.pk})
    assert answer.status_code == 422
    assert answer.context["pair"]["clash"]
    assert not PlayerMerge.objects.exists()


def test_nobody_of_another_club_is_taken_in(director: Actor, club: Club) -> None:
    player = make_player(club, "Una Kettle")
    foreign = make_player(make_club("Other", "other"), "Una Kettle")
    form = {"with": foreign.pk, "keep": player.pk}
    assert browser_of(director).post(at(player), form).status_code == 404


def test_a_merge_is_undone_after_one_was_asked(director: Actor, club: Club) -> None:
    player, other = make_player(club, "Una Kettle"), make_player(club, "Una Kettel")
    browser = browser_of(director)
    browser.post(at(player), {"with": other.pk, "keep": player.pk})
    link = browser.get(f"/players/{player.pk}/").context["merged"]["url"]
    assert "Una Kettel" in browser.get(link).text
    other.refresh_from_db()
    assert other.merged_into == player

    assert browser.post(link).headers["Location"] == f"/players/{other.pk}/"
    other.refresh_from_db()
    assert other.merged_into is None


def test_a_merge_on_which_another_stands_is_not_undone(director: Actor, club: Club) -> None:
    first, second, third = (make_player(club, name) for name in ("Una K", "Una Ke", "Una Kettle"))
    browser = browser_of(director)
    browser.post(at(second), {"with": first.pk, "keep": second.pk})
    browser.post(at(third), {"with": second.pk, "keep": third.pk})
    merge = PlayerMerge.objects.get(absorbed=first)
    answer = browser.post(f"/merges/{merge.pk}/undo/")
    assert answer.status_code == 422
    assert problem_texts(answer)


def test_a_stranger_neither_merges_nor_undoes(
    director: Actor, player_user: Actor, club: Club
) -> None:
    player, other = make_player(club, "Una Kettle"), make_player(club, "Una Kettel")
    form = {"with": other.pk, "keep": player.pk}
    assert browser_of(player_user).post(at(player), form).status_code == 403
    browser_of(director).post(at(player), form)
    merge = PlayerMerge.objects.get()
    assert browser_of(player_user).post(f"/merges/{merge.pk}/undo/").status_code == 403
    other.refresh_from_db()
    assert other.merged_into == player
