"""The console's place for rounds says where the event is and what comes next."""

from typing import Any

import pytest
from django.test import Client

from tests.fields import enter, open_tournament
from tests.web.rounds.events import (
    end_round,
    make_draft,
    now_played,
    play_out,
    seat_round,
)
from tests.web.visitors import browser_of, problem_texts
from tournaments.models import Actor, Club, Round, RoundState, Tournament
from tournaments.selectors.rounds import unfinished_tables
from tournaments.services.entry_changes import check_in
from tournaments.services.rounds.closing import close_round


def at(tournament: Tournament, *parts: object) -> str:
    return "/".join(["/tournaments", str(tournament.pk), "rounds", *map(str, parts), ""])


def round_at(round_: Round, *parts: object) -> str:
    return "/".join(["/rounds", str(round_.pk), *map(str, parts), ""])


def step(desk: Client, tournament: Tournament) -> dict[str, Any]:
    return desk.get(at(tournament)).context["step"]


def test_without_anybody_here_it_leads_to_the_desk(
    director: Actor, desk: Client, club: Club
) -> None:
    assert step(desk, open_tournament(director, club))["action"] == "Players"


def test_a_round_of_drawn_tables_is_drawn(director: Actor, desk: Client, club: Club) -> None:
    tournament = open_tournament(director, club)
    check_in(actor=director, entry_id=enter(director, tournament, "Jim").pk)

    found = step(desk, tournament)

    assert (found["action"], found["url"]) == ("Draw seats", f"/tournaments/{tournament.pk}/draw/")


def test_a_draft_is_made_looked_through_and_published(desk: Client, knock_out: Tournament) -> None:
    made = step(desk, knock_out)
    assert (made["action"], made["post"]) == ("Make the draft", True)

    answer = desk.post(made["url"])
    draft = Round.objects.get()
    assert answer["Location"] == round_at(draft)
    assert step(desk, knock_out)["url"] == round_at(draft)

    assert desk.post(round_at(draft, "publish"))["Location"] == at(knock_out)
    draft.refresh_from_db()
    assert draft.state == RoundState.PUBLISHED
    assert desk.post(round_at(draft, "publish"))["Location"] == at(knock_out)


def test_a_stale_draft_says_both_numbers_and_is_made_anew(
    director: Actor, desk: Client, knock_out: Tournament
) -> None:
    draft = make_draft(director, knock_out)
    check_in(actor=director, entry_id=enter(director, knock_out, "Latecomer").pk)

    found = step(desk, knock_out)
    assert found["action"] == "Make it anew"
    assert "made for 9 players, 10 have checked in" in found["text"]
    page = desk.get(round_at(draft))
    assert "10 have checked in" in page.context["stale"]["text"]
    assert page.context["publish_url"] == ""

    desk.post(found["url"])
    assert step(desk, knock_out)["action"] == "Look through and publish"


def test_a_draft_can_be_deleted_twice_over(
    director: Actor, desk: Client, knock_out: Tournament
) -> None:
    make_draft(director, knock_out)

    for _time in range(2):
        assert desk.post(at(knock_out, "delete"))["Location"] == at(knock_out)
    assert not Round.objects.exists()


def test_tables_that_play_are_named_and_need_a_tick_and_a_reason(
    director: Actor, desk: Client, knock_out: Tournament
) -> None:
    playing = seat_round(director, knock_out)
    found = step(desk, knock_out)
    assert found["action"] == "Close round 1"
    assert found["text"] == "Tables 1, 2 and 3 still play."

    close = round_at(playing, "close")
    question = desk.get(close).context["question"]
    assert [one["label"] for one in question.choices] == [
        "Table 1 ends unfinished",
        "Table 2 ends unfinished",
        "Table 3 ends unfinished",
    ]
    refused = desk.post(close, {"unfinished": ["1"], "reason": "late"})
    assert refused.status_code == 422
    assert problem_texts(refused) == [
        "Round 1: table 1, 2, 3 still plays. Name the tables and the reason to end them."
    ]
    assert desk.post(close, {"unfinished": ["1", "2", "3"], "reason": " "}).status_code == 422
    answer = desk.post(close, {"unfinished": ["1", "2", "3"], "reason": "late"})
    assert answer["Location"] == at(knock_out)
    assert unfinished_tables(playing) == []


def test_a_knock_out_goes_on_to_its_final_and_then_to_the_end(
    director: Actor, desk: Client, knock_out: Tournament
) -> None:
    seat_round(director, knock_out)
    play_out(director, knock_out)
    found = step(desk, knock_out)
    assert (found["action"], found["text"]) == (
        "Close round 1",
        "Every table of round 1 has finished.",
    )
    desk.post(found["url"])
    seat_round(director, knock_out)

    assert step(desk, knock_out)["action"] == "Finish the tournament"


def test_the_cut_goes_on_to_the_final(
    director: Actor, desk: Client, with_final: Tournament
) -> None:
    for _round in range(3):
        seat_round(director, with_final)
        end_round(director, with_final)
    found = step(desk, with_final)
    assert found["action"] == "Let the cut into “Final”"

    question = desk.get(found["url"]).context["question"]
    order = {one["field"]: str(rank) for rank, one in enumerate(question.orders, start=1)}
    assert len(question.rows) + len(order) >= 4
    answer = desk.post(found["url"], order | {"stage": "1"})
    assert answer["Location"] == at(with_final)
    assert desk.post(found["url"], {"stage": "1"})["Location"] == at(with_final)

    page = desk.get(at(with_final))
    assert page.context["now"]["stage"] == "Final"
    assert page.context["step"]["action"] == "Draw seats"


def test_dropping_needs_the_name_and_a_reason(
    director: Actor, desk: Client, knock_out: Tournament
) -> None:
    dropped = seat_round(director, knock_out)
    drop = round_at(dropped, "drop")

    refused = desk.post(drop, {"typed_name": "Friday", "reason": "wrong field"})
    assert refused.status_code == 422
    assert refused.context["typed_name"]["errors"]
    answer = desk.post(drop, {"typed_name": "Friday Kaluki", "reason": "wrong field"})
    assert answer["Location"] == at(knock_out)
    dropped.refresh_from_db()
    assert dropped.state == RoundState.DROPPED
    assert step(desk, knock_out)["action"] == "Make the draft"


@pytest.mark.parametrize(
    ("who", "reads", "plans"),
    [
        ("director", 200, 302),
        ("helper", 200, 403),
        ("player_user", 403, 403),
        ("stranger", 302, 302),
    ],
)
def test_staff_read_and_the_director_plans(
    request: pytest.FixtureRequest,
    knock_out: Tournament,
    who: str,
    reads: int,
    plans: int,
) -> None:
    browser = browser_of(request.getfixturevalue(who))

    assert browser.get(at(knock_out)).status_code == reads
    assert browser.post(at(knock_out, "draft")).status_code == plans
    assert Round.objects.exists() is (who == "director")


def test_a_scorekeeper_is_told_that_the_director_does_that(
    helper: Actor, knock_out: Tournament
) -> None:
    page = browser_of(helper).get(at(knock_out))
    assert page.context["step"]["url"] == ""
    assert "the director does that" in page.text


def test_a_round_that_is_closed_is_not_closed_again(
    director: Actor, desk: Client, knock_out: Tournament
) -> None:
    seat_round(director, knock_out)
    play_out(director, knock_out)
    closed = close_round(actor=director, round_id=now_played(knock_out).pk)

    assert desk.get(round_at(closed, "close"))["Location"] == at(knock_out)


def test_the_cut_shows_what_everybody_has(
    director: Actor, desk: Client, with_final: Tournament
) -> None:
    for _round in range(3):
        seat_round(director, with_final)
        end_round(director, with_final)

    page = desk.get(step(desk, with_final)["url"])

    question = page.context["question"]
    shown = [row["counted"] for row in (*question.rows, *question.orders)]
    assert all(text.endswith(" points") for text in shown)
    assert all(text in page.text for text in shown)
