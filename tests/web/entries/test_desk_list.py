"""The desk's list: who is entered, who is here, and the quick acts on them."""

from typing import Any

import pytest

from tests.fields import PEOPLE, enter, fill_field, open_tournament, plan_tournament
from tests.seated import ask, make_player, run_tournament, seat_table
from tests.web.visitors import browser_of, problem_texts
from tournaments.models import Actor, Club, Entry, EntryStatus, LogEntry, Role, Tournament
from tournaments.services.access import grant_tournament_role
from tournaments.services.rulings import withdraw_from_match


@pytest.fixture
def evening(director: Actor, club: Club) -> Tournament:
    """Registration is open."""
    return open_tournament(director, club)


def at(tournament: Tournament, *parts: object) -> str:
    return "/".join(["/tournaments", str(tournament.pk), "entries", *map(str, parts), ""])


def names(answer: Any) -> list[str]:
    return [row["name"] for row in answer.context["entries"]]


def test_the_desk_lists_everybody_by_name(director: Actor, evening: Tournament) -> None:
    for name in ("Zoë", "Ann", "Тарас"):
        enter(director, evening, name)
    page = browser_of(director).get(at(evening))
    assert names(page) == ["Ann", "Zoë", "Тарас"]


def test_a_scorekeeper_checks_people_in_and_enters_nobody(
    director: Actor, evening: Tournament, player_user: Actor
) -> None:
    grant_tournament_role(
        actor=director, tournament_id=evening.pk, user_id=player_user.user.pk, role=Role.SCOREKEEPER
    )
    ann = enter(director, evening, "Ann")
    desk = browser_of(player_user)
    page = desk.get(at(evening), {"q": "ann"})
    assert page.context["desk"]["new_url"] == ""
    assert page.context["entries"][0]["more"] == []
    assert desk.post(at(evening, ann.pk, "check-in")).status_code == 302
    assert desk.post(at(evening, ann.pk, "withdraw")).status_code == 403
    assert desk.post(at(evening, "enter-all"), {"players": "1,2"}).status_code == 403
    ann.refresh_from_db()
    assert ann.status == EntryStatus.CHECKED_IN


def test_after_each_entry_the_next_name_can_be_typed_at_once(
    director: Actor, evening: Tournament
) -> None:
    player = make_player(evening.club, "Ann Sloe")
    desk = browser_of(director)
    answer = desk.post(at(evening, "enter"), {"player": player.pk}, follow=True)
    assert answer.context["desk"]["finds_next"] is True
    assert "autofocus" in answer.text
    assert "autofocus" not in desk.get(at(evening)).text


def test_all_found_are_entered_at_once_but_those_who_are(
    director: Actor, evening: Tournament
) -> None:
    enter(director, evening, "Ann Moss")
    for name in ("Ann Sloe", "Ann Reed"):
        make_player(evening.club, name)
    desk = browser_of(director)
    found = desk.get(at(evening), {"q": "ann"}).context["found"]
    assert found["all"]["label"] == "Enter all 2 found"
    answer = desk.post(at(evening, "enter-all"), {"players": found["all"]["players"]}, follow=True)
    assert names(answer) == ["Ann Moss", "Ann Reed", "Ann Sloe"]
    assert "2 players are entered." in answer.text
    assert desk.get(at(evening), {"q": "ann"}).context["found"]["all"] is None


@pytest.mark.parametrize("players", ["", "0", "x,1000000"])
def test_whoever_is_not_in_the_register_is_not_entered(
    director: Actor, evening: Tournament, players: str
) -> None:
    answer = browser_of(director).post(at(evening, "enter-all"), {"players": players})
    assert answer.status_code == 404
    assert not evening.entries.exists()


def test_a_stranger_is_sent_to_sign_in(evening: Tournament, stranger: Actor) -> None:
    answer = browser_of(stranger).get(at(evening))
    assert answer.status_code == 302
    assert answer["Location"].startswith("/login/")


def test_an_account_without_a_role_is_turned_away(
    evening: Tournament, player_user: Actor, director: Actor
) -> None:
    ann = enter(director, evening, "Ann")
    visitor = browser_of(player_user)
    assert visitor.get(at(evening)).status_code == 403
    assert visitor.post(at(evening, ann.pk, "check-in")).status_code == 403


def test_a_search_finds_people_in_any_script_and_says_what_they_are(
    director: Actor, evening: Tournament
) -> None:
    enter(director, evening, "Łukasz Nowak")
    make_player(evening.club, "Lukasz Zieliński")
    page = browser_of(director).get(at(evening), {"q": "lukasz"})
    rows = page.context["found"]["rows"]
    assert [(row["name"], row["can"], row["text"]) for row in rows] == [
        ("Łukasz Nowak", False, "registered"),
        ("Lukasz Zieliński", True, ""),
    ]
    assert rows[0]["check_in"]["label"] == "Check in"


def test_a_search_for_nobody_offers_to_register_him(director: Actor, evening: Tournament) -> None:
    page = browser_of(director).get(at(evening), {"q": "Olha", "part": "found"})
    assert "Nobody called “Olha” is in the register." in page.content.decode()
    assert "/entries/new/?q=Olha" in page.content.decode()
    assert "<html" not in page.content.decode()


def test_somebody_found_is_entered_with_one_button(director: Actor, evening: Tournament) -> None:
    ann = make_player(evening.club, "Ann")
    answer = browser_of(director).post(at(evening, "enter"), {"player": ann.pk})
    assert answer.status_code == 302
    assert Entry.objects.get(tournament=evening).player == ann


def test_a_double_click_enters_once_and_says_so(director: Actor, evening: Tournament) -> None:
    ann = make_player(evening.club, "Ann")
    desk = browser_of(director)
    desk.post(at(evening, "enter"), {"player": ann.pk})
    answer = desk.post(at(evening, "enter"), {"player": ann.pk}, follow=True)
    assert [str(said) for said in answer.context["messages"]][-1] == (
        "Ann is registered and not checked in."
    )
    assert Entry.objects.filter(tournament=evening).count() == 1


def test_nobody_is_entered_while_registration_is_closed(director: Actor, club: Club) -> None:
    planned = plan_tournament(director, club)
    ann = make_player(club, "Ann")
    answer = browser_of(director).post(at(planned, "enter"), {"player": ann.pk})
    assert answer.status_code == 422
    assert problem_texts(answer) == ["Registration for this tournament is not open."]
    assert not Entry.objects.exists()


def test_the_desk_says_who_gets_no_place(director: Actor, club: Club) -> None:
    small = open_tournament(director, club, most_entries=2)
    for name in ("Ann", "Bob", "Kit"):
        enter(director, small, name)
    page = browser_of(director).get(at(small), {"show": "waiting"})
    assert names(page) == ["Kit"]
    assert [fact["value"] for fact in page.context["facts"]] == [2, 0, 1]


def test_checking_in_leads_back_to_the_same_list(director: Actor, evening: Tournament) -> None:
    ann = enter(director, evening, "Ann")
    desk = browser_of(director)
    (row,) = desk.get(at(evening), {"show": "registered"}).context["entries"]
    answer = desk.post(row["check_in"]["url"])
    assert answer["Location"] == f"{at(evening)}?show=registered#e{ann.pk}"


def test_a_script_gets_the_changed_row_alone(director: Actor, evening: Tournament) -> None:
    ann = enter(director, evening, "Ann")
    answer = browser_of(director).post(
        at(evening, ann.pk, "check-in"), headers={"HX-Request": "true"}
    )
    page = answer.content.decode()
    assert page.startswith(f'<li id="e{ann.pk}">')
    assert 'id="desk-facts" hx-swap-oob="true"' in page


def test_checking_in_twice_is_once(director: Actor, evening: Tournament) -> None:
    ann = enter(director, evening, "Ann")
    desk = browser_of(director)
    for _ in range(2):
        assert desk.post(at(evening, ann.pk, "check-in")).status_code == 302
    assert LogEntry.objects.filter(act="check_in").count() == 1


def test_everybody_is_checked_in_at_once(director: Actor, evening: Tournament) -> None:
    for name in PEOPLE[:4]:
        enter(director, evening, name)
    desk = browser_of(director)
    everybody = desk.get(at(evening)).context["all"]
    assert everybody["label"] == "Check in all 4"
    answer = desk.post(everybody["url"], follow=True)
    assert "4 are checked in." in [str(said) for said in answer.context["messages"]]
    assert set(Entry.objects.values_list("status", flat=True)) == {EntryStatus.CHECKED_IN}


def test_the_desk_says_what_tables_the_field_makes(director: Actor, evening: Tournament) -> None:
    fill_field(director, evening, PEOPLE[:9])
    page = browser_of(director).get(at(evening))
    assert page.context["next"]["text"] == "9 are here: 2 tables of 5 and 4."


def test_who_left_his_match_is_not_called_here(director: Actor, club: Club) -> None:
    table = seat_table(run_tournament(club))
    withdraw_from_match(ask(director, table), seat="2", reason="the last bus")
    tournament = Tournament.objects.get()
    page = browser_of(director).get(at(tournament), {"q": "pete"})
    tags = {row["name"]: row["tag"]["text"] for row in page.context["entries"]}
    assert (tags["Pete"], tags["Jim"]) == ("Left the match", "Here")
    assert page.context["found"]["rows"][0]["text"] == "left the match, table 1, seat 2"


def test_the_desk_says_why_a_field_makes_no_tables(director: Actor, evening: Tournament) -> None:
    fill_field(director, evening, PEOPLE[:1])
    page = browser_of(director).get(at(evening))
    assert page.context["refused"] == "At least 2 players are needed for a table; here: 1."


def test_an_entry_of_another_tournament_is_not_found(
    director: Actor, evening: Tournament, club: Club
) -> None:
    other = open_tournament(director, club)
    ann = enter(director, other, "Ann")
    assert browser_of(director).post(at(evening, ann.pk, "check-in")).status_code == 404
