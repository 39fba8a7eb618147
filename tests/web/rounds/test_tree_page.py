"""The knock-out as a tree, for everybody: who sits where, who goes on, who will come."""

import pytest
from django.test import Client

from tests.web.rounds.events import make_draft, open_event, play_out, seat_round
from tests.web.visitors import browser_of
from tournaments.domain.knockout import TreeRound, TreeSlot, TreeTable
from tournaments.domain.knockout.sources import Finisher, LuckyLoser, Seed
from tournaments.models import Actor, Club, Tournament
from tournaments.services.rounds.closing import close_round
from tournaments.web.rounds.tree_page import tree_context


def at(tournament: Tournament) -> str:
    return f"/tournaments/{tournament.pk}/knock-out/"


def test_before_the_first_round_it_says_who_will_come(knock_out: Tournament) -> None:
    (stage,) = Client().get(at(knock_out)).context["stages"]
    first, final = stage["rounds"]
    assert first["tables"][0]["slots"][0]["name"] == "seed 1"
    assert final["title"] == "Final"
    assert final["tables"][0]["slots"][0]["name"] == "winner of table 1"


def test_a_draft_is_not_shown(director: Actor, knock_out: Tournament) -> None:
    make_draft(director, knock_out)
    assert "Jim" not in Client().get(at(knock_out)).text


def test_winners_are_marked_in_words_and_move_on(director: Actor, knock_out: Tournament) -> None:
    played = seat_round(director, knock_out)
    play_out(director, knock_out)
    close_round(actor=director, round_id=played.pk)
    seat_round(director, knock_out)

    (stage,) = Client().get(at(knock_out)).context["stages"]
    first, final = stage["rounds"]
    winners = [s["name"] for t in first["tables"] for s in t["slots"] if s["goes_on"]]
    assert len(winners) == 3
    assert {s["outcome"] for t in first["tables"] for s in t["slots"]} == {
        "goes on",
        "place 2",
        "place 3",
    }
    assert sorted(slot["name"] for slot in final["tables"][0]["slots"]) == sorted(winners)
    assert {slot["source"] for slot in final["tables"][0]["slots"]} == {
        f"winner of table {number}" for number in (1, 2, 3)
    }


def test_an_empty_seat_and_a_lucky_loser_say_why() -> None:
    slots = (
        TreeSlot(source=Finisher(1, 1), entry=7, place=1, goes_on=True),
        TreeSlot(source=LuckyLoser(1), entry=8, place=2, goes_on=False),
        TreeSlot(source=Finisher(2, 1), is_empty=True),
        TreeSlot(source=Seed(4)),
    )
    final = TreeRound(
        number=2, tables=(TreeTable(1, slots),), byes=(), advance=1, lucky=0, is_final=True
    )

    (found,) = tree_context([final], {7: "Jim", 8: "Ann"})

    assert [
        (one["name"], one["source"], one["outcome"]) for one in found["tables"][0]["slots"]
    ] == [
        ("Jim", "winner of table 1", "wins the event"),
        ("Ann", "lucky loser 1", "place 2"),
        ("nobody", "winner of table 2", ""),
        ("seed 4", "", ""),
    ]


def test_the_public_page_and_the_hall_lead_to_it(director: Actor, knock_out: Tournament) -> None:
    seat_round(director, knock_out)
    for page in ("", "hall/"):
        assert at(knock_out) in Client().get(f"/tournaments/{knock_out.pk}/{page}").text


def test_what_is_no_knock_out_has_no_tree(
    director: Actor, club: Club, with_final: Tournament
) -> None:
    assert Client().get(at(with_final)).status_code == 404


def test_too_few_for_a_knock_out_is_said(director: Actor, club: Club, empty_cache: None) -> None:
    lonely = open_event(director, club, "blackpool_knock_out", 1)
    (stage,) = Client().get(at(lonely)).context["stages"]
    assert stage["empty"]["title"] == "The tree is not made yet"


@pytest.mark.parametrize("who", ["director", "helper", "player_user", "stranger"])
def test_everybody_may_look(
    request: pytest.FixtureRequest, knock_out: Tournament, who: str
) -> None:
    assert browser_of(request.getfixturevalue(who)).get(at(knock_out)).status_code == 200
