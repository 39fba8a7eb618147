"""Seats drawn on the page: promise, word, cards typed by hand, drawn again."""

from typing import Any

import pytest
from django.test import Client

from tests.fields import PEOPLE, enter, fill_field, open_tournament
from tests.seated import ask
from tests.web.visitors import browser_of, hidden_fields, problem_texts
from tournaments.models import Actor, Club, Entry, SeatingDraw, Table, Tournament
from tournaments.selectors.seating import seated_tables
from tournaments.services.hands import record_hand


@pytest.fixture
def evening(director: Actor, club: Club) -> Tournament:
    """Nine people are here."""
    tournament = open_tournament(director, club)
    fill_field(director, tournament, PEOPLE[:9])
    return tournament


@pytest.fixture
def desk(director: Actor) -> Client:
    return browser_of(director)


def at(tournament: Tournament, *parts: object) -> str:
    return "/".join(["/tournaments", str(tournament.pk), "draw", *map(str, parts), ""])


def promise(desk: Client, tournament: Tournament) -> dict[str, Any]:
    """Publish a promise and return the fields of the form that keeps it."""
    assert desk.post(at(tournament, "promise")).status_code == 302
    return hidden_fields(desk.get(at(tournament)).context["reveal"]["fields"])


def typed_cards(tournament: Tournament, text: str) -> dict[str, str]:
    entries = Entry.objects.filter(tournament=tournament).order_by("number")
    cards = text.split(",")
    return {f"card-{one.pk}": card.strip() for one, card in zip(entries, cards, strict=True)}


def test_the_page_says_what_would_be_drawn(desk: Client, evening: Tournament) -> None:
    page = desk.get(at(evening))
    assert page.context["draw"]["state"] == "none"
    assert page.context["entries_text"] == "9 players: 2 tables of 5 and 4."
    assert len(page.context["by_hand"]["rows"]) == 9


def test_promise_word_and_draw(desk: Client, evening: Tournament) -> None:
    fields = promise(desk, evening)
    page = desk.get(at(evening))
    assert page.context["draw"]["state"] == "promised"
    assert SeatingDraw.objects.get().secret not in page.content.decode()
    assert desk.post(at(evening, "seed"), fields | {"word": "heron"}).status_code == 302
    page = desk.get(at(evening))
    assert page.context["draw"]["state"] == "made"
    assert [len(table["seats"]) for table in page.context["tables"]] == [5, 4]
    assert page.context["proof"]["good"] is True
    assert page.context["proof"]["word"] == "heron"


def test_two_promises_are_one(desk: Client, evening: Tournament) -> None:
    promise(desk, evening)
    promise(desk, evening)
    assert SeatingDraw.objects.count() == 1


def test_no_word_is_refused_and_nothing_is_drawn(desk: Client, evening: Tournament) -> None:
    fields = promise(desk, evening)
    answer = desk.post(at(evening, "seed"), fields | {"word": " "})
    assert answer.status_code == 422
    assert answer.context["reveal"]["errors"] == ["Type the public word that was called out."]
    assert answer.context["problems"][0]["field"] == "word"
    assert not Table.objects.exists()


def test_a_double_click_draws_once(desk: Client, evening: Tournament) -> None:
    fields = promise(desk, evening) | {"word": "heron"}
    for _ in range(2):
        assert desk.post(at(evening, "seed"), fields).status_code == 302
    assert SeatingDraw.objects.count() == 1


def test_a_field_that_changed_is_shown_before_it_is_drawn(
    desk: Client, director: Actor, evening: Tournament
) -> None:
    fields = promise(desk, evening)
    fill_field(director, evening, PEOPLE[9:10])
    answer = desk.post(at(evening, "seed"), fields | {"word": "heron"})
    assert answer.status_code == 409
    assert problem_texts(answer) == [
        "The field changed meanwhile: 10 would be drawn now. Look at it and draw again."
    ]
    assert answer.context["reveal"]["word"] == "heron"
    assert hidden_fields(answer.context["reveal"]["fields"])["expected_entries"] == 10
    assert not Table.objects.exists()


def test_who_is_not_here_can_be_drawn_for_as_well(
    desk: Client, director: Actor, evening: Tournament
) -> None:
    enter(director, evening, "Olha")
    page = desk.get(at(evening))
    assert page.context["absent"]["text"] == "1 is entered and not checked in."
    promise(desk, evening)
    page = desk.get(page.context["absent"]["url"])
    fields = hidden_fields(page.context["reveal"]["fields"])
    assert (fields["expected_entries"], fields["everybody"]) == (10, "1")
    assert desk.post(at(evening, "seed"), fields | {"word": "heron"}).status_code == 302
    assert Entry.objects.get(player__name="Olha").seats.exists()


def test_cards_drawn_by_hand_seat_people(desk: Client, director: Actor, club: Club) -> None:
    evening = open_tournament(director, club, house_rules={"draw_ties": "rank"})
    fill_field(director, evening, PEOPLE[:9])
    cards = typed_cards(evening, "A, K, Q, J, 10, 9, 8, 7 5, 7 4")
    page = desk.get(at(evening))
    fields = hidden_fields(page.context["by_hand"]["fields"])
    assert desk.post(at(evening, "hand"), fields | cards).status_code == 302
    page = desk.get(at(evening))
    first, second = page.context["tables"]
    assert [seat["name"] for seat in first["seats"]] == ["Jim", "Jill", "Ann", "Тарас", "Bob"]
    assert [card["rank"] for card in second["seats"][-1]["redraws"]] == ["5"]
    assert page.context["steps"][1]["title"] == "Zoë and Bob draw again"
    assert page.context["proof"]["text"] == "The seats follow from the cards people drew."


def test_every_wrong_card_is_named_at_its_player_and_stays(
    desk: Client, evening: Tournament
) -> None:
    cards = typed_cards(evening, "As, , JK, 7, nonsense, 9s, 9s, 8s, 5s 4s")
    fields = hidden_fields(desk.get(at(evening)).context["by_hand"]["fields"])
    unreadable = desk.post(at(evening, "hand"), fields | cards)
    assert unreadable.status_code == 422
    assert [row["name"] for row in unreadable.context["by_hand"]["rows"] if row["errors"]] == [
        "Ann"
    ]
    assert problem_texts(unreadable)[0].startswith("Ann: nonsense (card 1) is not a card")
    readable = cards | {name: "Kd" for name, card in cards.items() if card == "nonsense"}
    answer = desk.post(at(evening, "hand"), fields | readable)
    rows = {row["name"]: row for row in answer.context["by_hand"]["rows"]}
    assert [name for name, row in rows.items() if row["errors"]] == [
        "Pete",
        "Jill",
        "Sam",
        "Łukasz",
        "Тарас",
        "Bob",
    ]
    assert rows["Bob"]["card"] == "5s 4s"
    assert answer.context["by_hand"]["open"] is True
    assert not Table.objects.exists()


def test_of_two_packs_two_people_may_draw_the_same_card(desk: Client, evening: Tournament) -> None:
    """Identical cards of two packs are level and draw again (variants.md §6)."""
    cards = typed_cards(evening, "Kh 9s, Kh 3d, As, Qd, Jc, 10h, 8s, 5s, 4s")
    page = desk.get(at(evening))
    fields = hidden_fields(page.context["by_hand"]["fields"])
    assert [pack["value"] for pack in page.context["by_hand"]["packs"] if pack["chosen"]] == [1]
    of_one = desk.post(at(evening, "hand"), fields | cards)
    assert of_one.status_code == 422
    assert "2 people drew K♥ at once, but the packs hold 1." in problem_texts(of_one)[0]
    of_two = desk.post(at(evening, "hand"), fields | cards | {"packs": "2"})
    assert of_two.status_code == 302
    outcome = SeatingDraw.objects.get().outcome
    assert outcome is not None
    assert outcome["packs"] == 2


def test_how_many_packs_were_spread_stays_when_a_card_is_wrong(
    desk: Client, evening: Tournament
) -> None:
    cards = typed_cards(evening, "nonsense, Kh, As, Qd, Jc, 10h, 8s, 5s, 4s")
    fields = hidden_fields(desk.get(at(evening)).context["by_hand"]["fields"])
    page = desk.post(at(evening, "hand"), fields | cards | {"packs": "2"})
    assert [pack["value"] for pack in page.context["by_hand"]["packs"] if pack["chosen"]] == [2]


@pytest.mark.parametrize("packs", ["", "none", "0", "-1", "1000000000"])
def test_a_number_of_packs_that_makes_no_sense_is_as_few_as_needed(
    desk: Client, evening: Tournament, packs: str
) -> None:
    cards = typed_cards(evening, "Kh, Kd, As, Qd, Jc, 10h, 8s, 5s, 4s")
    fields = hidden_fields(desk.get(at(evening)).context["by_hand"]["fields"])
    assert desk.post(at(evening, "hand"), fields | cards | {"packs": packs}).status_code == 302
    outcome = SeatingDraw.objects.get().outcome
    assert outcome is not None
    assert outcome["packs"] == 1


def test_drawing_again_needs_a_promise_and_a_reason(desk: Client, evening: Tournament) -> None:
    fields = promise(desk, evening)
    desk.post(at(evening, "seed"), fields | {"word": "heron"})
    again = promise(desk, evening)
    answer = desk.post(at(evening, "seed"), again | {"word": "badger"})
    assert answer.status_code == 422
    assert answer.context["reason"]["errors"] == ["Give the reason: it is shown beside the result."]
    assert answer.context["reveal"]["word"] == "badger"
    done = desk.post(at(evening, "seed"), again | {"word": "badger", "reason": "Kit came late"})
    assert done.status_code == 302
    page = desk.get(at(evening))
    assert page.context["proof"]["word"] == "badger"
    assert [draw["url"] for draw in page.context["earlier"]] == [at(evening, 1)]


def test_once_something_is_recorded_nothing_is_drawn_again(
    desk: Client, director: Actor, evening: Tournament
) -> None:
    desk.post(at(evening, "seed"), promise(desk, evening) | {"word": "heron"})
    table = seated_tables(evening)[1]
    hand = {"finish": "ordinary", "went_out": "1", "points": {"2": 10, "3": 20, "4": 30}}
    record_hand(ask(director, table), number=1, hand=hand)
    page = desk.get(at(evening))
    assert page.context["promise"] is None
    assert page.context["by_hand"] is None
    assert desk.post(at(evening, "promise")).status_code == 422


def test_somebody_else_deals_first_with_a_reason(desk: Client, evening: Tournament) -> None:
    desk.post(at(evening, "seed"), promise(desk, evening) | {"word": "heron"})
    dealer = desk.get(at(evening)).context["tables"][0]["dealer"]
    refused = desk.post(dealer["url"], {"seat": "2", "reason": ""})
    assert refused.status_code == 422
    shown = refused.context["tables"][0]["dealer"]
    assert (shown["open"], shown["seats"][1]["chosen"]) == (True, True)
    assert desk.post(dealer["url"], {"seat": "2", "reason": "sits badly"}).status_code == 302
    seats = desk.get(at(evening)).context["tables"][0]["seats"]
    assert [seat["note"] for seat in seats[:2]] == ["", "deals first"]


@pytest.mark.parametrize("part", ["promise", "seed", "hand"])
def test_only_a_director_draws(
    part: str, evening: Tournament, player_user: Actor, stranger: Actor
) -> None:
    assert browser_of(player_user).post(at(evening, part)).status_code == 403
    assert browser_of(stranger).post(at(evening, part))["Location"].startswith("/login/")
    assert not SeatingDraw.objects.exists()


def test_what_is_wrong_with_several_cards_is_said_once_with_every_name(
    desk: Client, evening: Tournament
) -> None:
    cards = typed_cards(evening, "As, , Kh, Kh, Kh, , 9s, 8s, 5s")
    fields = hidden_fields(desk.get(at(evening)).context["by_hand"]["fields"])
    told = problem_texts(desk.post(at(evening, "hand"), fields | cards))
    assert len(told) == len(set(told)) == 3
    assert told[0] == "Pete and Łukasz: No card was typed here: everybody draws one."
    assert told[1].startswith("Jill, Sam and Ann: 3 people drew K♥ at once")
    assert told[2].startswith("Jill, Sam and Ann: K♥ was drawn by more than one")
