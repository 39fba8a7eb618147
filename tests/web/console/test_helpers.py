"""Scorekeepers of a tournament, and the passes of its phones."""

import pytest
from django.test import Client

from tests.cast import make_scorekeeper
from tests.web.visitors import browser_of, problem_texts
from tournaments.models import Actor, Table, TablePass, Tournament, TournamentRole
from tournaments.services.access import make_table_pass


@pytest.fixture
def desk(director: Actor) -> Client:
    return browser_of(director)


@pytest.fixture
def scorekeeper_here(evening: Tournament) -> Actor:
    return make_scorekeeper(evening, "scorer")


def at(tournament: Tournament, *parts: object) -> str:
    return "/".join(["/tournaments", str(tournament.pk), *map(str, parts), ""])


def test_an_account_becomes_scorekeeper_and_stops(
    desk: Client, evening: Tournament, player_user: Actor
) -> None:
    form = {"username": "player", "role": "scorekeeper"}
    for _ in range(2):
        assert desk.post(at(evening, "staff"), form).status_code == 302
    (held,) = desk.get(at(evening, "staff")).context["here"]
    assert (held["name"], held["role"]) == ("player", "Scorekeeper")
    assert desk.post(at(evening, "staff", "revoke"), held["fields"]).status_code == 302
    assert not TournamentRole.objects.exists()


def test_an_unknown_account_is_refused_and_stays_typed(desk: Client, evening: Tournament) -> None:
    answer = desk.post(at(evening, "staff"), {"username": "nobody", "role": "scorekeeper"})
    assert answer.status_code == 422
    assert problem_texts(answer) == ["There is no account named nobody."]
    assert answer.context["username"] == "nobody"


def test_a_role_nobody_knows_is_refused(
    desk: Client, evening: Tournament, player_user: Actor
) -> None:
    answer = desk.post(at(evening, "staff"), {"username": "player", "role": "king"})
    assert problem_texts(answer) == ["Choose what the account may do here."]
    assert not TournamentRole.objects.exists()


def test_passes_are_listed_by_table_and_ended(
    desk: Client, director: Actor, evening: Tournament
) -> None:
    table = Table.objects.get(number=2)
    made = make_table_pass(actor=director, table_id=table.pk).table_pass
    first, second = desk.get(at(evening, "passes")).context["tables"]
    assert first["passes"] == []
    assert [one["key"] for one in second["passes"]] == [made.pk]
    for _ in range(2):
        assert desk.post(at(evening, "passes", "revoke"), {"pass": made.pk}).status_code == 302
    assert desk.get(at(evening, "passes")).context["tables"][1]["passes"] == []


def test_a_slip_with_a_pass_is_printed_for_every_table(desk: Client, evening: Tournament) -> None:
    page = desk.post(at(evening, "passes", "all"))
    slips = page.context["slips"]
    assert [slip["number"] for slip in slips] == [1, 2]
    assert page.text.count("<svg") >= len(slips)
    assert evening.name in page.text
    phone = Client()
    for slip, table in zip(slips, Table.objects.order_by("number"), strict=True):
        assert phone.get(slip["link"])["Location"] == f"/tables/{table.pk}/"


def test_passes_for_all_tables_are_made_by_directors_only(
    evening: Tournament, player_user: Actor, scorekeeper_here: Actor
) -> None:
    for actor in (player_user, scorekeeper_here):
        assert browser_of(actor).post(at(evening, "passes", "all")).status_code == 403
    assert not TablePass.objects.exists()


def test_a_pass_of_another_tournament_is_not_found(
    desk: Client, director: Actor, evening: Tournament, tournament: Tournament
) -> None:
    made = make_table_pass(actor=director, table_id=Table.objects.get(number=2).pk).table_pass
    assert desk.post(at(tournament, "passes", "revoke"), {"pass": made.pk}).status_code == 404
    assert TablePass.objects.get().revoked_at is None


@pytest.mark.parametrize("part", ["staff", "passes", "money"])
def test_others_are_not_let_in(
    evening: Tournament, player_user: Actor, stranger: Actor, part: str
) -> None:
    assert browser_of(player_user).get(at(evening, part)).status_code == 403
    assert browser_of(stranger).get(at(evening, part))["Location"].startswith("/login/")


@pytest.mark.parametrize("part", ["staff", "staff/revoke", "passes/revoke"])
def test_others_change_nothing(evening: Tournament, player_user: Actor, part: str) -> None:
    form = {"username": "player", "role": "director", "user": player_user.user.pk, "pass": "1"}
    assert browser_of(player_user).post(at(evening, part), form).status_code in {403, 404}
    assert not TournamentRole.objects.exists()


def test_money_is_told_to_the_penny(desk: Client, evening: Tournament) -> None:
    page = desk.get(at(evening, "money"))
    rows = {row["name"]: row["balance"] for row in page.context["rows"]}
    assert rows["Jim"] == "−£0.20"
    assert rows["Jill"] == "−£0.20"
    assert page.context["money"]["rows"][0]["label"] == "Initial stakes, 8 at £0.50"
