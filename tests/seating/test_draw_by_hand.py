"""The director types what people drew with real cards."""

import pytest

from scoring.problems import RuleBroken
from tests.fields import PEOPLE, fill_field, open_tournament
from tournaments.domain.published_draw import published_problems
from tournaments.models import Actor, Club, Entry, Seat, SeatingDraw, Tournament
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.seating import draw_seats_by_hand


@pytest.fixture
def four(director: Actor, club: Club) -> list[Entry]:
    """Jim, Pete, Jill and Sam, checked in."""
    tournament = open_tournament(director, club)
    return fill_field(director, tournament, PEOPLE[:4])


def draw_by_hand(director: Actor, four: list[Entry], *cards: str) -> dict:
    request = DrawRequest(director, four[0].tournament_id, len(four))
    typed = {entry.pk: text for entry, text in zip(four, cards, strict=True)}
    return draw_seats_by_hand(request, cards=typed)


def test_the_highest_card_sits_first(director: Actor, four: list[Entry]) -> None:
    draw_by_hand(director, four, "7d", "As", "Кк", "2h")
    seats = Seat.objects.order_by("number").values_list("entry__player__name", flat=True)
    assert [*seats] == ["Pete", "Jill", "Jim", "Sam"]


def test_equals_draw_again_among_themselves(director: Actor, four: list[Entry]) -> None:
    """§6: and again until all differ."""
    published = draw_by_hand(director, four, "Kd 3s", "As", "Kс Qh".replace("с", "c"), "2h")
    seats = Seat.objects.order_by("number").values_list("entry__player__name", flat=True)
    assert [*seats] == ["Pete", "Jill", "Jim", "Sam"]
    assert [len(step) for step in published["outcome"]["steps"]] == [4, 2]
    assert published_problems(published) == []
    assert published["method"] == "hand"


def test_every_card_that_cannot_be_is_named(director: Actor, four: list[Entry]) -> None:
    with pytest.raises(RuleBroken) as refused:
        draw_by_hand(director, four, "7d", "7d", "JK", "")
    found = {(found.seat, found.code) for found in refused.value.problems}
    jim, pete, jill, sam = (str(entry.pk) for entry in four)
    assert {(jill, "seating_draw.joker"), (sam, "seating_draw.no_card")} <= found
    assert {(jim, "seating_draw.too_often"), (pete, "seating_draw.too_often")} <= found
    assert not Seat.objects.exists()
    assert not SeatingDraw.objects.exists()


def test_what_cannot_be_read_is_named_by_person(director: Actor, four: list[Entry]) -> None:
    with pytest.raises(RuleBroken) as refused:
        draw_by_hand(director, four, "7x", "As", "what", "2h")
    assert {found.seat for found in refused.value.problems} == {str(four[0].pk), str(four[2].pk)}


def test_a_missing_redraw_is_asked_for_by_name(director: Actor, four: list[Entry]) -> None:
    with pytest.raises(RuleBroken) as refused:
        draw_by_hand(director, four, "Kd", "As", "Kc", "2h")
    codes = [found.code for found in refused.value.problems]
    assert codes == ["seating_draw.tie_not_redrawn"] * 2


def test_nothing_is_promised_of_a_draw_by_hand(director: Actor, four: list[Entry]) -> None:
    published = draw_by_hand(director, four, "7d", "As", "Kc", "2h")
    assert (published["commitment"], published["secret"], published["public_word"]) == ("", "", "")
    assert Tournament.objects.get().state == "running"
