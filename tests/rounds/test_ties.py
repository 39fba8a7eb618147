"""Players share a place across the line of a knock-out table: the director says who goes on."""

from uuid import uuid4

import pytest
from django.db import DatabaseError, transaction

from scoring.problems import RuleBroken
from tests.rounds.made import differences, tables_of
from tests.rounds.ties import (
    asked,
    correct,
    decide,
    draft_next,
    entries_at,
    play_tied,
    seat_knock_out,
    take_back,
    tied_round,
)
from tournaments.domain.refusals import NotAllowed, Stale
from tournaments.models import Actor, Club, LogEntry, Round, RoundState, TieDecision, Tournament
from tournaments.selectors.rounds import plan_of
from tournaments.selectors.stage_sights import stage_tree
from tournaments.selectors.ties import see_ties, undecided_ties
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.deciding import decide_tie
from tournaments.services.rounds.dropping import drop_round
from tournaments.services.rounds.publishing import publish_round


def codes(refused: pytest.ExceptionInfo[RuleBroken]) -> list[str]:
    return [found.code for found in refused.value.problems]


@pytest.fixture
def tied(club: Club, director: Actor) -> Round:
    """Round 1 is closed; seats 2 and 3 of table 1 share the second place, one of them goes on."""
    return tied_round(club, director)


def test_the_next_round_waits_until_it_is_decided(director: Actor, tied: Round) -> None:
    with pytest.raises(RuleBroken) as refused:
        draft_next(director, tied)
    assert codes(refused) == ["knockout.tied_at_cut"]
    (tie,) = undecided_ties(tied.stage)
    assert (tie.table, tie.place, tie.open) == (1, 2, 1)

    second, third = entries_at(tied, 1)[1:3]
    decide(director, tied, third)

    assert undecided_ties(tied.stage) == ()
    draft = draft_next(director, tied)
    assert third in plan_of(draft).seated
    assert second not in plan_of(draft).seated
    publish_round(actor=director, round_id=draft.pk)
    assert differences(tied.stage.tournament) == ()


def test_the_reason_is_public_and_the_names_are_in_the_log(director: Actor, tied: Round) -> None:
    third = entries_at(tied, 1)[2]
    decide(director, tied, third)
    logged = LogEntry.objects.latest("pk")
    assert (logged.act, logged.subject, logged.reason) == (
        "decide_tie",
        "round 1, table 1",
        "Drew the ace",
    )
    name = tied.stage.tournament.entries.get(pk=third).player.name
    assert (logged.before, logged.after) == ({"going_on": []}, {"going_on": [name]})


def test_everything_wrong_is_said_at_once(director: Actor, tied: Round) -> None:
    first, second, third, _fourth = entries_at(tied, 1)
    with pytest.raises(RuleBroken) as refused:
        decide(director, tied, first, second, third, reason=" ")
    assert codes(refused) == ["tie.not_tied", "tie.wrong_number", "reason.missing"]
    with pytest.raises(RuleBroken) as refused:
        decide(director, tied)
    assert codes(refused) == ["tie.wrong_number"]
    with pytest.raises(RuleBroken) as refused:
        decide(director, tied, second, table=2)
    assert codes(refused) == ["tie.none"]
    assert not TieDecision.objects.exists()


def test_while_the_round_is_played_nothing_is_decided(club: Club, director: Actor) -> None:
    one = seat_knock_out(club, director)
    play_tied(director, one)
    with pytest.raises(RuleBroken) as refused:
        decide(director, one, entries_at(one, 1)[1])
    assert codes(refused) == ["tie.round_not_over"]
    assert undecided_ties(one.stage) == ()
    close_round(actor=director, round_id=one.pk)
    assert len(undecided_ties(one.stage)) == 1


def test_sent_twice_it_is_decided_once(director: Actor, tied: Round) -> None:
    second, third = entries_at(tied, 1)[1:3]
    version = Tournament.objects.get().version
    same = asked(director, tied, version=version)
    assert decide_tie(same, (third,)) == decide_tie(same, (third,))
    assert TieDecision.objects.count() == 1
    with pytest.raises(RuleBroken) as refused:
        decide_tie(same, (second,))
    assert codes(refused) == ["submission.reused"]


def test_whoever_saw_another_state_hears_how_it_stands_now(director: Actor, tied: Round) -> None:
    with pytest.raises(Stale):
        decide(director, tied, entries_at(tied, 1)[1], version=1)


def test_a_later_decision_replaces_it_and_the_draft_made_of_it_goes(
    director: Actor, tied: Round
) -> None:
    second, third = entries_at(tied, 1)[1:3]
    decide(director, tied, second)
    draft_next(director, tied)
    decide(director, tied, third, reason="Misread the card")
    assert not Round.objects.filter(state=RoundState.DRAFT).exists()
    assert third in plan_of(draft_next(director, tied)).seated


def test_taken_back_it_waits_again(director: Actor, tied: Round) -> None:
    with pytest.raises(RuleBroken) as refused:
        take_back(director, tied, reason="")
    assert codes(refused) == ["tie.not_decided", "reason.missing"]
    decide(director, tied, entries_at(tied, 1)[1])
    take_back(director, tied, reason="They want to play it out")
    assert len(undecided_ties(tied.stage)) == 1
    assert LogEntry.objects.latest("pk").act == "undo_tie_decision"


def test_once_people_sit_down_again_it_stands(director: Actor, tied: Round) -> None:
    second, third = entries_at(tied, 1)[1:3]
    decide(director, tied, second)
    coming = publish_round(actor=director, round_id=draft_next(director, tied).pk)
    for attempt in (lambda: decide(director, tied, third), lambda: take_back(director, tied)):
        with pytest.raises(RuleBroken) as refused:
            attempt()
        assert codes(refused) == ["tie.next_round_stands"]
    drop_round(
        actor=director, round_id=coming.pk, typed_name="Friday Kaluki", reason="Wrong winner"
    )
    decide(director, tied, third)
    assert third in plan_of(draft_next(director, tied)).seated


def test_a_correction_that_makes_another_tie_asks_again(director: Actor, tied: Round) -> None:
    decide(director, tied, entries_at(tied, 1)[1])
    correct(director, tied, seat_2=20, seat_3=20, seat_4=20)
    (sight,) = see_ties(tied)
    assert sight.in_force is None
    assert sight.overtaken is not None
    with pytest.raises(RuleBroken) as refused:
        draft_next(director, tied)
    assert codes(refused) == ["knockout.tied_at_cut"]


def test_a_correction_that_parts_them_needs_no_decision(director: Actor, tied: Round) -> None:
    second, third = entries_at(tied, 1)[1:3]
    decide(director, tied, second)
    correct(director, tied, seat_2=21, seat_3=20, seat_4=30)
    seated = plan_of(draft_next(director, tied)).seated
    assert third in seated
    assert second not in seated


def test_a_draft_made_before_a_correction_tied_them_is_not_published(
    director: Actor, tied: Round
) -> None:
    correct(director, tied, seat_2=20, seat_3=25, seat_4=30)
    draft = draft_next(director, tied)
    correct(director, tied, seat_2=20, seat_3=20, seat_4=30)
    with pytest.raises(RuleBroken) as refused:
        publish_round(actor=director, round_id=draft.pk)
    assert codes(refused) == ["knockout.tied_at_cut"]


def test_the_tree_waits_with_them_and_then_shows_who_goes_on(director: Actor, tied: Round) -> None:
    second, third = entries_at(tied, 1)[1:3]

    def outcomes() -> dict[int | None, tuple[bool | None, bool]]:
        slots = stage_tree(tied.stage)[0].tables[0].slots
        return {slot.entry: (slot.goes_on, slot.is_tied) for slot in slots}

    assert [outcomes()[entry] for entry in (second, third)] == [(None, True)] * 2
    decide(director, tied, third)
    assert [outcomes()[entry] for entry in (second, third)] == [(False, False), (True, False)]


def test_nobody_but_the_director_decides(scorekeeper: Actor, stranger: Actor, tied: Round) -> None:
    for actor in (scorekeeper, stranger):
        with pytest.raises(NotAllowed):
            decide(actor, tied, entries_at(tied, 1)[1])


@pytest.mark.parametrize("change", [lambda rows: rows.delete(), lambda rows: rows.update(place=1)])
def test_the_database_keeps_every_decision_as_it_was(
    director: Actor, tied: Round, change: object
) -> None:
    decide(director, tied, entries_at(tied, 1)[1])
    with pytest.raises(DatabaseError, match="rows are only ever added"), transaction.atomic():
        change(TieDecision.objects.all())  # type: ignore[operator]


def slip_in(one: Round, entries: list[int], going_on: int) -> None:
    """A ruling written past the service."""
    TieDecision.objects.create(
        table=tables_of(one)[0],
        place=2,
        entries=entries,
        going_on=[going_on],
        reason="x",
        submission_id=uuid4(),
    )


def test_the_check_finds_a_decision_slipped_in(director: Actor, tied: Round) -> None:
    second, third = entries_at(tied, 1)[1:3]
    decide(director, tied, second)
    publish_round(actor=director, round_id=draft_next(director, tied).pk)
    where = "round 1, table 1, decision on a tie"
    slip_in(tied, sorted([second, third]), third)
    (found,) = differences(tied.stage.tournament)
    assert str(found) == f"{where}, not in the next round: kept [{third}], should be []"
    stranger = entries_at(tied, 2)[3]
    slip_in(tied, sorted([second, stranger]), second)
    (found,) = differences(tied.stage.tournament)
    assert str(found) == f"{where}, not tied there: kept [{stranger}], should be []"
