"""The calculator adds up one hand for anybody and keeps nothing."""

import json
from urllib.parse import quote

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

BRITISH = "/rules/british/score/"
HAND = {
    "players": "3",
    "finish": "ordinary",
    "went_out": "1",
    "cards-2": "As Ah JK 7d",
    "cards-3": "Кп",
}


def preview(data: dict[str, str], key: str = "british") -> str:
    return Client().post(f"/rules/{key}/score/preview/", data).text


def test_points_appear_while_somebody_types() -> None:
    """variants.md §2: 11 + 11 + 15 + 7, and 10 for a king in Cyrillic letters."""
    shown = preview(HAND)

    assert "<b>44</b>" in shown
    assert "<b>10</b>" in shown
    assert 'hx-swap-oob="true"' in shown


def test_points_are_multiplied_as_the_sheet_says() -> None:
    """variants.md §3.7: out in the turn of the first opening doubles."""
    hand = {**HAND, "finish": "first_opening"}

    shown = preview(hand, "jamaican")

    assert "73 × 2" in shown
    assert "<b>146</b>" in shown


def test_a_hand_no_pack_can_give_is_refused_with_every_reason() -> None:
    """variants.md §5"""
    shown = preview({**HAND, "cards-2": "As As", "cards-3": "As JK JK JK"})

    assert "The pack holds 2 of A♠, but 3 are named: Player 2 (2), Player 3." in shown
    assert "The pack holds 2 of JK, but 3 are named: Player 3." in shown


def test_half_a_form_is_no_fault_yet() -> None:
    assert "notice bad" not in preview({"players": "3", "cards-2": "As"})


def test_it_works_without_javascript(client: Client) -> None:
    page = client.post(BRITISH, {**HAND, "step": "score"}).text

    assert "<b>44</b>" in page
    assert "There is a problem" not in page


def test_asked_for_the_sum_it_names_what_is_missing(client: Client) -> None:
    page = client.post(BRITISH, {"players": "3", "went_out": "1", "step": "score"}).text

    assert "There is a problem" in page
    assert '<a href="#finish">' in page


def test_so_many_seats_are_shown_as_players_were_chosen(client: Client) -> None:
    page = client.post(BRITISH, {"players": "5", "step": "seats"}).text

    assert page.count('name="cards-') == 5


@pytest.mark.parametrize("players", ["1", "6", "-2", "x", "", "9" * 400])
def test_a_number_of_players_the_sheet_does_not_know_is_the_usual_four(
    client: Client, players: str
) -> None:
    assert client.post(BRITISH, {"players": players}).text.count('name="cards-') == 4


def test_each_hand_of_a_contract_game_has_its_wild_rank(client: Client) -> None:
    """variants.md §3.8: in the first hand threes are wild and cost 20."""
    hand = {"players": "2", "went_out": "1", "finish": "ordinary", "cards-2": "3d"}

    assert "<b>20</b>" in preview({**hand, "hand": "1"}, "mexican")
    assert "<b>5</b>" in preview({**hand, "hand": "2"}, "mexican")


def test_a_tournaments_house_rules_come_with_the_link(client: Client) -> None:
    house_rules = json.dumps({"penalties": {"joker": 25}})

    page = client.get(f"{BRITISH}?house_rules={quote(house_rules)}").text
    assert "&quot;joker&quot;: 25" in page
    assert "<b>54</b>" in preview({**HAND, "house_rules": house_rules})


@pytest.mark.parametrize(
    "house_rules", ["{", "[]", "17", "[" * 3000, '{"out_at": -5, "colour": "red"}']
)
def test_house_rules_that_make_no_sense_are_named(client: Client, house_rules: str) -> None:
    answer = client.get(f"{BRITISH}?house_rules={quote(house_rules)}")

    assert answer.status_code == 200
    assert "There is a problem" in answer.text


@pytest.mark.parametrize("typed", ["<script>", "A" * 5000, "♠♠", "7" * 200])
def test_nonsense_is_answered_in_words(typed: str) -> None:
    shown = preview({**HAND, "cards-2": typed})

    assert "wrong-text" in shown
    assert "<script>" not in shown


def test_it_asks_no_database_and_leaves_no_cookie(client: Client, db: None) -> None:
    with CaptureQueriesContext(connection) as queries:
        answer = client.post(BRITISH, HAND)

    assert len(queries) == 0
    assert answer.cookies == {}
