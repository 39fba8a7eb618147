"""The director's console: tables, what needs the director, money, the latest acts."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from tests.evening.seated_stage import begin_round
from tests.fields import PEOPLE, enter, fill_field, open_tournament, plan_tournament
from tests.seated import ask, run_tournament, seat_table
from tests.web.evening import play
from tests.web.visitors import browser_of, hidden_fields, problem_texts
from tournaments.models import Actor, Club, LogEntry, MatchEvent, Role, Table, Tournament
from tournaments.services.access import grant_tournament_role
from tournaments.services.buy_ins import decline_buy_in
from tournaments.services.hands import record_hand

PETE_AND_SAM_ARE_OUT = {
    "finish": "ordinary",
    "went_out": "3",
    "points": {"1": 23, "2": 44, "4": 32, "5": 20},
}
"""Under a limit of 30, with seats 2 and 4 put out by one hand."""


@pytest.fixture
def desk(director: Actor) -> Client:
    return browser_of(director)


@pytest.fixture
def deciding(director: Actor, club: Club, empty_cache: None) -> Table:
    """A table where two have to decide on a buy-in."""
    table = seat_table(run_tournament(club, house_rules={"out_at": 30}))
    play(director, table, PETE_AND_SAM_ARE_OUT)
    table.refresh_from_db()
    return table


def at(tournament: Tournament, *parts: object) -> str:
    return "/".join(["/tournaments", str(tournament.pk), "console", *map(str, parts), ""])


def of_table(table: Table) -> Tournament:
    return Tournament.objects.get(stages__rounds__tables=table)


def states(page: Any) -> list[str]:
    return [phase["state"] for phase in page.context["phases"]]


def test_every_page_of_the_tournament_is_one_click_away(desk: Client, evening: Tournament) -> None:
    page = desk.get(at(evening))
    for item in page.context["console_menu"]:
        assert desk.get(item["url"]).status_code == 200, item
    assert len(page.context["console_menu"]) == 14


def test_a_table_over_by_its_hands_is_won_by_nobody_where_one_limit_goes_on(
    desk: Client, director: Actor, club: Club, empty_cache: None
) -> None:
    """variants.md §3.1: the last one in wins, and here five are in at the end of the round."""
    table, _other = begin_round(
        club,
        ("Jim", "Pete", "Jill"),
        ("Sam", "Ann"),
        match_end="fixed_hands",
        hands=1,
        limit_scope="stage",
        rounds=None,
    )
    Table.objects.update(most_hands=1)
    play(director, table, {"finish": "ordinary", "went_out": "1", "points": {"2": 20, "3": 9}})

    card = desk.get(at(of_table(table))).context["tables"]["list"][0]
    assert card["tag"]["text"] == "Finished"
    assert "Winner" not in card["foot"]


@pytest.mark.parametrize("part", ["entries", "draw", "money", "passes", "staff", "log", "settings"])
def test_every_page_of_the_staff_leads_back_to_the_console(
    desk: Client, evening: Tournament, part: str
) -> None:
    assert f'href="{at(evening)}"' in desk.get(f"/tournaments/{evening.pk}/{part}/").text


def test_it_shows_tables_standings_money_and_log(desk: Client, evening: Tournament) -> None:
    page = desk.get(at(evening))
    first, second = page.context["tables"]["list"]
    assert first["tag"]["text"] == "Points only"
    assert first["progress"] == "hand 3"
    assert first["foot"] == "director, now"
    assert [seat["total"] for seat in second["seats"]] == [None, None, None]
    assert second["foot"] == "Nothing recorded yet"
    assert page.context["before"]["rows"][0]["value"] == 2
    assert page.context["standings"]["rows"][0]["place"] == "1"
    assert page.context["money"]["sum"]["value"] == "£4.00"
    assert page.context["money"]["closed"] == "The ledger closes to zero"
    assert page.context["latest"]["rows"][0]["text"] == "Hand recorded: table 1, hand 2"


def test_before_the_draw_it_leads_to_the_draw(desk: Client, director: Actor, club: Club) -> None:
    tournament = open_tournament(director, club)
    fill_field(director, tournament, PEOPLE[:9])
    page = desk.get(at(tournament))
    assert states(page) == ["done", "done", "now", "next", "next"]
    assert page.context["empty"]["url"] == f"/tournaments/{tournament.pk}/draw/"
    assert page.context["empty"]["text"] == ("Checked in: 9. The draw makes 2 tables of 5 and 4.")


def test_registration_lasts_until_people_are_checked_in(
    desk: Client, director: Actor, club: Club
) -> None:
    tournament = open_tournament(director, club)
    enter(director, tournament, "Zelda")
    assert states(desk.get(at(tournament))) == ["now", "next", "next", "next", "next"]
    fill_field(director, tournament, PEOPLE[:2])
    page = desk.get(at(tournament))
    assert states(page) == ["done", "now", "next", "next", "next"]
    assert page.context["phases"][1]["note"] == "2 checked in"


def test_who_is_still_in_is_counted_as_on_the_public_page(desk: Client, deciding: Table) -> None:
    tournament = of_table(deciding)
    assert desk.get(at(tournament)).context["tables"]["title"] == "1 table, 3 still in"
    facts = desk.get(f"/tournaments/{tournament.pk}/").context["facts"]
    assert [one["value"] for one in facts if one["label"] == "Still in"] == [3]


def test_who_has_to_decide_is_in_the_queue_with_both_answers(desk: Client, deciding: Table) -> None:
    page = desk.get(at(of_table(deciding)))
    queue = page.context["queue"]
    assert [item["title"] for item in queue["items"]] == ["Pete, table 1", "Sam, table 1"]
    assert queue["items"][0]["text"] == ("44 points. May buy in for £0.50 and come back at 23.")
    take, leave = queue["items"][0]["actions"]
    assert (take["label"], leave["label"]) == ("Take £0.50, back at 23", "Leaves")
    assert page.context["tables"]["list"][0]["kind"] == "attn"


def test_a_buy_in_is_taken_from_the_console_and_leads_back(desk: Client, deciding: Table) -> None:
    take = desk.get(at(of_table(deciding))).context["queue"]["items"][0]["actions"][0]
    for _ in range(2):
        answer = desk.post(take["url"], hidden_fields(take["fields"]))
        assert answer["Location"] == at(of_table(deciding))
    assert MatchEvent.objects.filter(kind="buy_in").count() == 1
    assert deciding.seats.get(number=2).total == 23


def test_an_answer_given_too_late_leads_back_and_says_so(
    desk: Client, director: Actor, deciding: Table
) -> None:
    take = desk.get(at(of_table(deciding))).context["queue"]["items"][0]["actions"][0]
    decline_buy_in(ask(director, deciding), seat="4")
    answer = desk.post(take["url"], hidden_fields(take["fields"]), follow=True)
    assert "Something else was recorded meanwhile. Look again." in answer.text
    assert not MatchEvent.objects.filter(kind="buy_in").exists()


def test_the_oldest_need_comes_first(desk: Client, deciding: Table) -> None:
    quiet = seat_table(of_table(deciding), ("Олена", "Тарас", "Łukasz"), number=2)
    Tournament.objects.update(starts_at=timezone.now() - timedelta(minutes=45))
    queue = desk.get(at(of_table(deciding))).context["queue"]
    assert [item["title"] for item in queue["items"]] == [
        "Table 2, hand 1 not recorded",
        "Pete, table 1",
        "Sam, table 1",
    ]
    assert queue["oldest"] == "oldest 45 min"
    assert queue["items"][0]["actions"][0]["url"] == f"/tables/{quiet.pk}/"


def test_when_every_table_has_finished_it_leads_to_the_end(
    desk: Client, director: Actor, deciding: Table
) -> None:
    for seat in ("2", "4"):
        decline_buy_in(ask(director, deciding), seat=seat)
    last = {"finish": "ordinary", "went_out": "3", "points": {"1": 23, "5": 20}}
    record_hand(ask(director, deciding), number=2, hand=last)
    page = desk.get(at(of_table(deciding)))
    assert states(page) == ["done", "done", "done", "done", "now"]
    money = page.context["money"]
    assert [row["value"] for row in money["rows"]] == ["£2.50", "£0.00", "−£2.50"]
    assert money["sum"]["value"] == "£0.00"
    item, owed = page.context["queue"]["items"]
    assert item["title"] == "Every table has finished"
    assert (owed["title"], owed["text"]) == ("Money to collect", "4 players owe £2.60.")
    assert item["actions"][0]["url"] == at(of_table(deciding), "finish")
    assert page.context["tables"]["list"][0]["foot"] == "Winner: Jill"


@pytest.mark.parametrize("part", ["queue", "tables"])
def test_parts_are_sent_again_only_when_something_is_new(
    desk: Client, director: Actor, evening: Tournament, part: str
) -> None:
    tag = desk.get(at(evening, part))["HX-PTag"]
    assert desk.get(at(evening, part), headers={"HX-PTag": tag}).status_code == 304
    table = Table.objects.get(number=2)
    play(director, table, {"finish": "ordinary", "went_out": "1", "points": {"2": 5, "3": 7}})
    again = desk.get(at(evening, part), headers={"HX-PTag": tag})
    assert again.status_code == 200
    assert again["HX-PTag"] != tag
    assert "<html" not in again.text


def test_a_scorekeeper_answers_buy_ins_and_directs_nothing(
    director: Actor, player_user: Actor, deciding: Table
) -> None:
    tournament = of_table(deciding)
    grant_tournament_role(
        actor=director,
        tournament_id=tournament.pk,
        user_id=player_user.user.pk,
        role=Role.SCOREKEEPER,
    )
    keeper = browser_of(player_user)
    page = keeper.get(at(tournament))
    assert page.context["acts"] == []
    take = page.context["queue"]["items"][0]["actions"][0]
    assert keeper.post(take["url"], hidden_fields(take["fields"])).status_code == 302
    assert [keeper.get(item["url"]).status_code for item in page.context["console_menu"]] == [
        200
    ] * len(page.context["console_menu"])
    assert keeper.get(at(tournament, "finish")).status_code == 403


def test_others_are_not_let_in(evening: Tournament, player_user: Actor, stranger: Actor) -> None:
    for part in ((), ("queue",), ("tables",)):
        assert browser_of(player_user).get(at(evening, *part)).status_code == 403
        assert browser_of(stranger).get(at(evening, *part))["Location"].startswith("/login/")


def test_a_tournament_for_interest_shows_no_money(
    desk: Client, director: Actor, club: Club, empty_cache: None
) -> None:
    tournament = run_tournament(club, unit_minor=None)
    seat_table(tournament)
    assert desk.get(at(tournament)).context["money"] is None
    assert desk.get(f"/tournaments/{tournament.pk}/money/").status_code == 404


def test_registration_is_opened_and_closed(desk: Client, director: Actor, club: Club) -> None:
    planned = plan_tournament(director, club)
    (opening, _draw) = desk.get(at(planned)).context["acts"]
    for _ in range(2):
        assert desk.post(opening["url"]).status_code == 302
    assert LogEntry.objects.filter(act="open_registration").count() == 1
    enter(director, planned, "Ann")
    assert desk.post(at(planned, "close-registration")).status_code == 302
    planned.refresh_from_db()
    assert planned.state == "planned"


def test_a_step_that_does_not_fit_is_refused_on_the_console(
    desk: Client, evening: Tournament
) -> None:
    answer = desk.post(at(evening, "open-registration"))
    assert answer.status_code == 422
    assert problem_texts(answer) == ["Registration opens for a planned tournament only."]
