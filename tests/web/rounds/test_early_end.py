"""Ending a tournament before its last round is said, needs a reason and is logged."""

import pytest
from django.test import Client

from scoring.problems import RuleBroken
from tests.web.rounds.events import end_round, play_out, seat_round
from tournaments.models import Actor, LogEntry, Tournament, TournamentState
from tournaments.services.tournament_states import finish_tournament


def at(tournament: Tournament, part: str = "") -> str:
    return f"/tournaments/{tournament.pk}/console/{part}"


def phase_now(desk: Client, tournament: Tournament) -> str:
    phases = desk.get(at(tournament)).context["phases"]
    return str(next(phase["name"] for phase in phases if phase["state"] == "now"))


def buttons_to_finish(desk: Client, tournament: Tournament) -> list[str]:
    page = desk.get(at(tournament)).context
    found = [*page["acts"], page["next"]["step"]]
    return [one["url"] for one in found if one["url"].endswith("/finish/")]


def test_the_question_names_the_rounds_and_the_stage_that_would_not_be_played(
    director: Actor, desk: Client, with_final: Tournament
) -> None:
    seat_round(director, with_final)
    end_round(director, with_final)

    question = desk.get(at(with_final, "finish/")).context["question"]

    assert question["warning"]["lines"] == [
        "Rounds: 2 rounds of 3 are still to come.",
        "Final: nobody has sat down for it yet.",
    ]
    assert question["asks_reason"] is True


def test_such_an_end_needs_a_reason_and_is_logged_with_what_was_left(
    director: Actor, with_final: Tournament
) -> None:
    seat_round(director, with_final)
    end_round(director, with_final)

    with pytest.raises(RuleBroken, match="Give the reason"):
        finish_tournament(actor=director, tournament_id=with_final.pk)
    done = finish_tournament(actor=director, tournament_id=with_final.pk, reason="power cut")

    assert done.state == TournamentState.FINISHED
    logged = LogEntry.objects.get(act="finish_tournament")
    assert logged.after["unplayed"] == ["stage 1, round 2", "stage 2"]


def test_a_reason_nobody_would_read_is_refused_where_none_is_needed_too(
    director: Actor, knock_out: Tournament
) -> None:
    seat_round(director, knock_out)
    play_out(director, knock_out)
    end_round(director, knock_out)
    seat_round(director, knock_out)
    play_out(director, knock_out)
    with pytest.raises(RuleBroken, match="at most 300"):
        finish_tournament(actor=director, tournament_id=knock_out.pk, reason="x" * 301)


def test_between_two_rounds_the_evening_still_plays(
    director: Actor, desk: Client, with_final: Tournament
) -> None:
    seat_round(director, with_final)
    end_round(director, with_final)

    assert phase_now(desk, with_final) == "Play"


def test_after_the_last_round_it_finishes_and_nothing_is_warned_of(
    director: Actor, desk: Client, knock_out: Tournament
) -> None:
    for _round in range(2):
        seat_round(director, knock_out)
        play_out(director, knock_out)
        if _round == 0:
            end_round(director, knock_out)

    question = desk.get(at(knock_out, "finish/")).context["question"]

    assert phase_now(desk, knock_out) == "Finish"
    assert question["warning"] is None
    assert question["asks_reason"] is False


def test_the_button_that_finishes_stands_once(
    director: Actor, desk: Client, knock_out: Tournament
) -> None:
    seat_round(director, knock_out)
    assert len(buttons_to_finish(desk, knock_out)) == 1
    play_out(director, knock_out)
    end_round(director, knock_out)
    seat_round(director, knock_out)
    play_out(director, knock_out)

    assert len(buttons_to_finish(desk, knock_out)) == 1


def test_the_console_counts_the_hands_of_every_round(
    director: Actor, desk: Client, with_final: Tournament
) -> None:
    for _round in range(2):
        seat_round(director, with_final)
        end_round(director, with_final)

    assert desk.get(at(with_final)).context["phases"][3]["note"] == "4 hands in"
