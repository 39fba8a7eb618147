"""Hands that a second player at the table agrees to, or not."""

import pytest

from scoring.problems import RuleBroken
from tests.evening.seated_stage import begin_round, tournament_of
from tests.evening.test_clock import codes
from tests.seated import ask
from tournaments.domain.agreement import Agreement, Word, judge
from tournaments.domain.refusals import NotAllowed, Stale
from tournaments.models import Actor, Club, LogEntry, Seat, Table
from tournaments.selectors.confirmations import waiting_hands
from tournaments.selectors.matches import load_match
from tournaments.selectors.standings import build_standings
from tournaments.selectors.tables import find_table
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.access import make_table_pass
from tournaments.services.confirmations import (
    agree_to_hand,
    ask_for_two,
    disagree_with_hand,
    take_other_version,
)
from tournaments.services.hands import correct_hand, record_hand
from tournaments.services.rounds.closing import close_round
from tournaments.services.tournament_states import finish_tournament

HAND = {"finish": "ordinary", "went_out": "1", "points": {"2": 10, "3": 20, "4": 30}}
OTHER = {"finish": "ordinary", "went_out": "1", "points": {"2": 10, "3": 20, "4": 40}}


@pytest.fixture
def table(club: Club, director: Actor) -> Table:
    """A table of one hand a match, where two have to agree."""
    (table,) = begin_round(club, match_end="fixed_hands", hands=1)
    Table.objects.filter(pk=table.pk).update(most_hands=1)
    ask_for_two(actor=director, tournament_id=tournament_of(table).pk, wanted=True)
    return find_table(table.pk)


@pytest.fixture
def phone(director: Actor, table: Table) -> Actor:
    return Actor(table_pass=make_table_pass(actor=director, table_id=table.pk).table_pass)


@pytest.fixture
def second(director: Actor, table: Table) -> Actor:
    return Actor(table_pass=make_table_pass(actor=director, table_id=table.pk).table_pass)


def waiting(table: Table) -> list[bool]:
    """Whether each hand that waits is disputed."""
    found = waiting_hands([load_match(find_table(table.pk))])
    return [hand.is_disputed for hand in found.get(table.pk, ())]


def is_provisional(table: Table) -> bool:
    return build_standings(find_tournament(tournament_of(table).pk)).is_provisional


def test_the_last_ruling_decides_and_one_no_is_a_dispute() -> None:
    yes, no = Word(agrees=True), Word(agrees=False)
    assert judge([]) is Agreement.WAITING
    assert judge([yes]) is Agreement.AGREED
    assert judge([yes, no, yes]) is Agreement.DISPUTED
    assert judge([yes, no, Word(agrees=True, is_ruling=True)]) is Agreement.AGREED


def test_a_hand_waits_until_another_phone_agrees(table: Table, phone: Actor, second: Actor) -> None:
    record_hand(ask(phone, table), number=1, hand=HAND)
    assert waiting(table) == [False]
    assert is_provisional(table)
    agree_to_hand(ask(second, table), number=1, hand_version=1)
    assert waiting(table) == []
    assert not is_provisional(table)
    assert LogEntry.objects.latest("pk").act == "agree_to_hand"


def test_whoever_recorded_it_cannot_agree_to_it(table: Table, phone: Actor) -> None:
    record_hand(ask(phone, table), number=1, hand=HAND)
    with pytest.raises(RuleBroken) as broken:
        agree_to_hand(ask(phone, table), number=1, hand_version=1)
    assert codes(broken) == ["confirmation.same_phone"]
    assert waiting(table) == [False]


def test_agreeing_sent_twice_is_once(table: Table, phone: Actor, second: Actor) -> None:
    record_hand(ask(phone, table), number=1, hand=HAND)
    request = ask(second, table)
    first = agree_to_hand(request, number=1, hand_version=1)
    assert agree_to_hand(request, number=1, hand_version=1) == first
    with pytest.raises(RuleBroken) as broken:
        agree_to_hand(ask(second, table), number=1, hand_version=1)
    assert codes(broken) == ["confirmation.decided"]


def test_a_version_that_was_corrected_meanwhile_is_stale(
    director: Actor, table: Table, phone: Actor, second: Actor
) -> None:
    record_hand(ask(phone, table), number=1, hand=HAND)
    correct_hand(ask(director, table), number=1, hand_version=1, hand=OTHER, reason="Miscounted")
    assert waiting(table) == []
    with pytest.raises(Stale):
        agree_to_hand(ask(second, table), number=1, hand_version=1)


def test_disagreement_goes_to_the_director_with_both_versions(
    director: Actor, table: Table, phone: Actor, second: Actor
) -> None:
    record_hand(ask(phone, table), number=1, hand=HAND)
    disagree_with_hand(ask(second, table), number=1, hand_version=1, hand=OTHER)
    (hand,) = waiting_hands([load_match(find_table(table.pk))])[table.pk]
    assert dict(hand.points)["Sam"] == 30
    assert dict(hand.others[0].points or ())["Sam"] == 40
    with pytest.raises(RuleBroken) as broken:
        agree_to_hand(ask(second, table), number=1, hand_version=1)
    assert codes(broken) == ["confirmation.disputed"]
    agree_to_hand(ask(director, table), number=1, hand_version=1)
    assert waiting(table) == []


def test_the_director_takes_the_other_version(
    director: Actor, table: Table, phone: Actor, second: Actor
) -> None:
    record_hand(ask(phone, table), number=1, hand=HAND)
    disagree_with_hand(ask(second, table), number=1, hand_version=1, hand=OTHER)
    take_other_version(ask(director, table), number=1, hand_version=1, reason="Cards were shown")
    assert waiting(table) == []
    assert Seat.objects.get(table=table, number=4).total == 40


def test_another_version_has_to_be_a_hand_that_can_have_been_played(
    table: Table, phone: Actor, second: Actor
) -> None:
    record_hand(ask(phone, table), number=1, hand=HAND)
    wrong = {"finish": "ordinary", "went_out": "1", "points": {"2": 10}}
    for hand, code in ((wrong, "hand.remainder_missing"), (HAND, "confirmation.same_hand")):
        with pytest.raises(RuleBroken) as broken:
            disagree_with_hand(ask(second, table), number=1, hand_version=1, hand=hand)
        assert code in codes(broken)
    with pytest.raises(RuleBroken) as broken:
        disagree_with_hand(ask(second, table), number=1, hand_version=1)
    assert codes(broken) == ["confirmation.nothing_said"]
    assert waiting(table) == [False]


def test_no_round_and_no_tournament_ends_while_a_hand_waits(
    director: Actor, table: Table, phone: Actor
) -> None:
    """Fault 3: the next round is not made before the hands of this one are agreed to."""
    record_hand(ask(phone, table), number=1, hand=HAND)
    with pytest.raises(RuleBroken) as broken:
        close_round(actor=director, round_id=table.round_id)
    assert codes(broken) == ["round.hands_unconfirmed"]
    with pytest.raises(RuleBroken) as broken:
        finish_tournament(actor=director, tournament_id=tournament_of(table).pk)
    assert codes(broken) == ["round.hands_unconfirmed"]
    agree_to_hand(ask(director, table), number=1, hand_version=1)
    close_round(actor=director, round_id=table.round_id)


def test_hands_recorded_before_it_was_asked_for_wait_for_nobody(
    director: Actor, club: Club
) -> None:
    (table,) = begin_round(club)
    record_hand(ask(director, table), number=1, hand=HAND)
    tournament_id = tournament_of(table).pk
    ask_for_two(actor=director, tournament_id=tournament_id, wanted=True)
    ask_for_two(actor=director, tournament_id=tournament_id, wanted=True)
    assert waiting(table) == []
    assert LogEntry.objects.filter(act="ask_for_two").count() == 1


def test_strangers_have_no_word(table: Table, phone: Actor) -> None:
    record_hand(ask(phone, table), number=1, hand=HAND)
    with pytest.raises(NotAllowed):
        agree_to_hand(ask(Actor(), table), number=1, hand_version=1)
