"""A draft of a knock-out's next round seats those who won, whatever is corrected meanwhile."""

import pytest

from scoring.problems import RuleBroken
from tests.rounds.made import differences, play_hand, tables_of
from tests.rounds.ties import correct, draft_next, entries_at, seat_knock_out
from tournaments.models import Actor, Club, Round
from tournaments.selectors.rounds import plan_of
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.drafting import change_draft
from tournaments.services.rounds.publishing import publish_round


def codes(refused: pytest.ExceptionInfo[RuleBroken]) -> list[str]:
    return [found.code for found in refused.value.problems]


@pytest.fixture
def played(club: Club, director: Actor) -> Round:
    """Two tables of four played and closed, seats 1 and 2 of each go on."""
    one = seat_knock_out(club, director)
    for table in tables_of(one):
        play_hand(director, table, 1, seat_2=20, seat_3=25, seat_4=30)
    return close_round(actor=director, round_id=one.pk)


def test_a_correction_of_who_goes_on_makes_the_draft_outdated(
    director: Actor, played: Round
) -> None:
    draft = draft_next(director, played)
    correct(director, played, seat_2=40, seat_3=25, seat_4=30)

    with pytest.raises(RuleBroken) as refused:
        publish_round(actor=director, round_id=draft.pk)
    assert codes(refused) == ["knockout.others_go_on"]

    anew = draft_next(director, played)
    publish_round(actor=director, round_id=anew.pk)
    second, third = entries_at(played, 1)[1:3]
    assert third in plan_of(anew).seated
    assert second not in plan_of(anew).seated
    assert differences(played.stage.tournament) == ()


def test_a_correction_that_sends_the_same_on_leaves_the_draft_as_it_is(
    director: Actor, played: Round
) -> None:
    draft = draft_next(director, played)
    correct(director, played, seat_2=21, seat_3=25, seat_4=30)

    publish_round(actor=director, round_id=draft.pk)

    assert differences(played.stage.tournament) == ()


def test_people_of_a_draft_change_places(director: Actor, played: Round) -> None:
    draft = draft_next(director, played)
    ((first, second, third, fourth),) = plan_of(draft).tables

    changed = change_draft(
        actor=director, round_id=draft.pk, tables=((second, first, fourth, third),)
    )

    assert plan_of(changed).tables == ((second, first, fourth, third),)
    publish_round(actor=director, round_id=draft.pk)


def test_nobody_who_was_knocked_out_is_put_into_a_draft(director: Actor, played: Round) -> None:
    draft = draft_next(director, played)
    ((first, second, third, _fourth),) = plan_of(draft).tables
    out = entries_at(played, 1)[3]

    with pytest.raises(RuleBroken) as refused:
        change_draft(actor=director, round_id=draft.pk, tables=((first, second, third, out),))

    assert codes(refused) == ["round.not_in_field"]
