"""A draw as everybody may see it: polled, worked out again, taken home as a file."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client

from tests.fields import PEOPLE, fill_field, open_tournament
from tests.web.seating.test_making_a_draw import at
from tests.web.visitors import browser_of
from tournaments.models import Actor, Club, Seat, SeatingDraw, Tournament
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.seating import draw_seats, draw_seats_by_hand, prepare_draw
from tournaments.web.seating.page import turn_key


@pytest.fixture
def evening(director: Actor, club: Club) -> Tournament:
    tournament = open_tournament(director, club)
    fill_field(director, tournament, PEOPLE[:9])
    prepare_draw(actor=director, tournament_id=tournament.pk)
    return tournament


@pytest.fixture
def drawn(director: Actor, evening: Tournament) -> Tournament:
    draw_seats(DrawRequest(director, evening.pk, 9), public_word="heron")
    return evening


@pytest.fixture
def visitor(stranger: Actor) -> Client:
    return browser_of(stranger)


def test_anybody_sees_the_promise_and_not_the_secret(visitor: Client, evening: Tournament) -> None:
    page = visitor.get(at(evening))
    draw = SeatingDraw.objects.get()
    assert draw.commitment in page.content.decode()
    assert draw.secret not in page.content.decode()
    assert page.context["reveal"] is None
    assert page.context["draw"]["url"] == at(evening)


def test_the_page_is_sent_again_only_when_something_is_new(
    visitor: Client, director: Actor, evening: Tournament
) -> None:
    known = {"HX-PTag": visitor.get(at(evening))["HX-PTag"]}
    assert visitor.get(at(evening), headers=known).status_code == 304
    draw_seats(DrawRequest(director, evening.pk, 9), public_word="heron")
    assert visitor.get(at(evening), headers=known).status_code == 200


def test_a_mere_promise_leads_to_the_draw_as_it_stands(
    visitor: Client, evening: Tournament
) -> None:
    assert visitor.get(at(evening, 1))["Location"] == at(evening)
    assert visitor.get(at(evening, 1, "verify")).status_code == 404
    assert visitor.get(f"{at(evening, 1)}draw.json").status_code == 404


def test_every_link_of_the_draw_is_worked_out_again(visitor: Client, drawn: Tournament) -> None:
    page = visitor.get(at(drawn, 1, "verify"))
    assert page.context["verdict"]["good"] is True
    assert [check["good"] for check in page.context["checks"]] == [True] * 6
    assert page.context["checks"][0]["value"] == SeatingDraw.objects.get().commitment


def test_people_who_sit_elsewhere_are_found(visitor: Client, drawn: Tournament) -> None:
    first, second = Seat.objects.order_by("pk")[:2]
    Seat.objects.filter(pk=first.pk).update(number=99)
    Seat.objects.filter(pk=second.pk).update(number=first.number)
    page = visitor.get(at(drawn, 1, "verify"))
    assert page.context["verdict"]["good"] is False
    assert [check["good"] for check in page.context["checks"]].count(False) == 1
    assert visitor.get(at(drawn)).context["proof"]["good"] is False


def test_the_file_is_what_the_command_verifies(
    visitor: Client, drawn: Tournament, tmp_path: Path
) -> None:
    answer = visitor.get(f"{at(drawn, 1)}draw.json")
    assert answer["Content-Disposition"] == (
        f'attachment; filename="seating-draw-{drawn.pk}-1.json"'
    )
    saved = tmp_path / "draw.json"
    saved.write_bytes(answer.content)
    call_command("verify_draw", file=saved)


def test_a_draw_by_hand_has_no_secret_to_check(
    visitor: Client, director: Actor, club: Club
) -> None:
    tournament = open_tournament(director, club)
    entries = fill_field(director, tournament, PEOPLE[:4])
    cards = dict(zip((entry.pk for entry in entries), ("As", "Ks", "Qs", "Js"), strict=True))
    draw_seats_by_hand(DrawRequest(director, tournament.pk, 4), cards=cards)
    page = visitor.get(at(tournament, 1, "verify"))
    assert page.context["verdict"]["text"] == "The seats follow from the cards people drew."
    assert len(page.context["checks"]) == 4


def test_a_draw_nobody_made_is_not_found(visitor: Client, drawn: Tournament) -> None:
    assert visitor.get(at(drawn, 2)).status_code == 404


def test_the_cards_turn_only_while_the_draw_is_new() -> None:
    made = datetime(2026, 11, 6, 19, tzinfo=UTC)
    draw = SeatingDraw(tournament_id=7, number=2, drawn_at=made)
    assert turn_key(draw, made + timedelta(seconds=20)) == "7.2"
    assert turn_key(draw, made + timedelta(hours=1)) == ""
    assert turn_key(SeatingDraw(tournament_id=7, number=2), made) == ""
