"""The referee's page on the card just discarded: who gets it, and why the others do not."""

import json
from typing import Any

import pytest
from django.test import Client

from tests.seated import run_tournament
from tests.web.visitors import browser_of, problem_texts
from tournaments.models import Actor, Club, LogEntry

TABLE = """\
table jamaican 1
player Ann
player Jim
player "Anna Maria"
turn Jim
opened Jim earlier
holds "Anna Maria" 11
intercepts "Anna Maria" 1
"""


def ask(key: str = "jamaican", **typed: str) -> Any:
    asked = {"ask": "drawing", "table": TABLE, **typed}
    return Client().get(f"/rules/{key}/referee/", asked)


def test_who_gets_the_discard_and_who_does_not() -> None:
    """variants.md §3.7"""
    page = ask(claims="Ann\nJim\nAnna Maria")
    ruling = page.context["ruling"]
    assert ruling["tag"] == {"kind": "ok", "text": "Anna Maria gets the card"}
    assert ruling["sentences"] == [
        "It is an intercept: a penalty card from the stock goes with it.",
        "Then there are 13 cards in hand.",
        "Intercepts left to this player in the hand: 1.",
    ]
    assert [reason["text"] for reason in ruling["reasons"]] == [
        "Jim has opened and draws from the stock only.",
        "Ann comes after Anna Maria, who has priority.",
    ]
    assert page.text.count("§3.7") == 2
    assert "<dt>Discard pile may be drawn from after opening</dt><dd>no</dd>" in page.text
    assert "Why not the others" in page.text


def test_a_card_drawn_in_turn() -> None:
    """variants.md §3.1"""
    table = TABLE.replace("jamaican", "british")
    ruling = ask("british", table=table, claims="Jim").context["ruling"]
    assert ruling["sentences"] == ["It is drawn in turn, in place of a card from the stock."]


def test_nobody_gets_it() -> None:
    """variants.md §3.7: one a turn"""
    page = ask(claims="Jim\nAnna Maria", intercepted="Anna Maria")
    assert page.context["ruling"]["tag"] == {"kind": "bad", "text": "Nobody gets the card"}
    assert page.context["ruling"]["sentences"] == []
    assert "Anna Maria has intercepted in this turn already." in page.text
    assert "Why not the others" not in page.text


def test_who_has_had_all_his_intercepts_is_told_how_many_there_are() -> None:
    """variants.md §3.7: at most three a hand"""
    page = ask(table=TABLE.replace('Maria" 1\n', 'Maria" 3\n'), claims="Anna Maria")
    assert "Anna Maria has taken all intercepts of this hand: 3." in page.text
    assert "<dt>Intercepts in a hand, at most</dt><dd>3</dd>" in page.text


def test_nobody_is_asked_for_intercepts_where_there_are_none() -> None:
    """variants.md §3.7: Jamaican only"""
    assert 'name="intercepted"' in ask().text
    assert 'name="intercepted"' not in ask("mexican").text
    none = json.dumps({"intercepts": 0})
    assert 'name="intercepted"' not in ask(house_rules=none).text


@pytest.mark.parametrize(
    ("typed", "control"),
    [
        ({"claims": "Eve"}, "claims"),
        ({"claims": "Ann", "intercepted": "Max"}, "intercepted"),
        ({"claims": "Jim", "table": TABLE.replace("turn Jim", "turn Max")}, "table"),
        ({"claims": "Jim", "table": TABLE.replace("turn Jim\n", "")}, "table"),
        ({"claims": "Jim", "table": TABLE.replace("turn", "dealer")}, "table"),
        ({"claims": "Jim", "table": TABLE + 'rules {"foo": 1}\n'}, "table"),
        ({"claims": "Jim", "table": TABLE + "player Jim\n"}, "table"),
        ({"claims": "Jim", "table": TABLE + "meld Jim 7♥ 7♦ 7♣ 7♣ 7♣\n"}, "table"),
        ({"claims": "Jim", "table": TABLE.replace("jamaican 1", "jamaican 10")}, "table"),
    ],
)
def test_what_is_wrong_is_said_at_its_field(typed: dict[str, str], control: str) -> None:
    page = ask(**typed)
    assert page.context["ruling"] is None
    assert f'<a href="#{control}">{problem_texts(page)[0]}</a>' in page.text
    assert f'<p class="wrong-text" id="{control}_error">' in page.text
    assert page.text.count('aria-invalid="true"') == 1


def test_a_discard_ruled_on_in_a_tournament_is_found_again(director: Actor, club: Club) -> None:
    """variants.md §3.9: the tournament's house rule counts, whatever the table says"""
    tournament = run_tournament(club, variant_key="jamaican", house_rules={"intercepts": 1})
    browser, rulings = browser_of(director), f"/tournaments/{tournament.pk}/rulings/"
    form = {"ask": "drawing", "table": TABLE, "claims": "Anna Maria\nJim", "form_id": "x"}
    assert browser.post(rulings, {**form, "reason": "Both reached for it"}).status_code == 302
    kept = LogEntry.objects.get(act="record_ruling").after or {}
    assert kept["codes"] == ["draw.after_opening", "intercept.used_up"]
    (row,) = browser.get(rulings).context["rows"]
    assert (row["question"], row["cards"]) == ("Drawing", "Anna Maria, Jim")
    assert row["tag"]["text"] == "Nobody gets the card"
    again = browser.get(row["url"])
    assert again.context["ruling"]["tag"]["text"] == "Nobody gets the card"
    assert len(again.context["precedents"]) == 1
