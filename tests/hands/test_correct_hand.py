"""A correction is a new version with a reason; whatever follows is folded again."""

import pytest

from scoring.problems import RuleBroken
from tests.hands.test_record_hand import FIRST_HAND
from tests.hands.test_score_sheet import balances_by_name
from tests.seated import ask, run_tournament, seat_table
from tournaments.domain.refusals import LaterEventsDoNotFit, NotAllowed, Stale
from tournaments.models import Actor, Club, LedgerLine, LogEntry, MatchEvent, Table
from tournaments.selectors.integrity import tournament_differences
from tournaments.services.buy_ins import decline_buy_in, take_buy_in
from tournaments.services.hands import correct_hand, record_hand
from tournaments.services.rulings import give_penalty, take_back, withdraw_from_match

THIRD_IS_OUT = {
    "finish": "ordinary",
    "went_out": "1",
    "points": {"2": 10, "3": 112, "4": 20, "5": 30},
}
NOBODY_IS_OUT = {**THIRD_IS_OUT, "points": {"2": 10, "3": 51, "4": 20, "5": 30}}
WITHOUT_THE_THIRD = {"finish": "ordinary", "went_out": "2", "points": {"1": 5, "4": 6, "5": 7}}
WITH_THE_THIRD = {**WITHOUT_THE_THIRD, "points": {"1": 5, "3": 9, "4": 6, "5": 7}}


@pytest.fixture
def table(club: Club) -> Table:
    return seat_table(run_tournament(club, house_rules={"out_at": 100}))


def correct(director: Actor, table: Table, hand: dict[str, object], **more: object) -> dict:
    given = {"number": 1, "hand_version": 1, "reason": "two cards were miscounted"} | more
    return correct_hand(ask(director, table), hand=hand, **given)


def test_a_missing_reason_and_an_unreadable_card_are_said_together(
    director: Actor, table: Table
) -> None:
    record_hand(ask(director, table), number=1, hand=FIRST_HAND)
    hand = {"finish": "ordinary", "went_out": "3", "remainders": {"1": "Zz", "2": "7", "4": "8"}}

    with pytest.raises(RuleBroken) as refusal:
        correct(director, table, hand, reason=" ")

    codes = [found.code for found in refusal.value.problems]
    assert codes == ["reason.missing", "card.unknown", "hand.remainder_missing"]


def assert_clean(table: Table) -> None:
    tournament = table.round.stage.tournament
    tournament.refresh_from_db()
    assert tournament_differences(tournament) == ()


def test_a_correction_changes_the_totals_and_keeps_the_old_version(
    director: Actor, table: Table
) -> None:
    record_hand(ask(director, table), number=1, hand=FIRST_HAND)

    answer = correct(director, table, {**FIRST_HAND, "points": {**FIRST_HAND["points"], "1": 32}})

    assert answer["totals"]["1"] == 32
    assert [event.version for event in MatchEvent.objects.order_by("version")] == [1, 2]
    assert_clean(table)


def test_a_correction_needs_a_reason(director: Actor, table: Table) -> None:
    record_hand(ask(director, table), number=1, hand=FIRST_HAND)

    with pytest.raises(RuleBroken) as refusal:
        correct(director, table, FIRST_HAND, reason="  ")

    assert refusal.value.problems[0].code == "reason.missing"


def test_a_correction_of_an_older_version_is_refused(director: Actor, table: Table) -> None:
    record_hand(ask(director, table), number=1, hand=FIRST_HAND)
    correct(director, table, FIRST_HAND)

    with pytest.raises(Stale):
        correct(director, table, FIRST_HAND, hand_version=1)


def test_a_scorekeeper_may_record_but_not_correct(
    director: Actor, scorekeeper: Actor, table: Table
) -> None:
    table.round.stage.tournament.roles.create(user=scorekeeper.user, role="scorekeeper")
    record_hand(ask(scorekeeper, table), number=1, hand=FIRST_HAND)

    with pytest.raises(NotAllowed):
        correct(scorekeeper, table, FIRST_HAND)


def test_money_of_a_corrected_hand_is_answered_by_counter_lines(
    director: Actor, table: Table
) -> None:
    record_hand(ask(director, table), number=1, hand=FIRST_HAND)
    before = LedgerLine.objects.count()

    correct(director, table, {**FIRST_HAND, "finish": "kaluki"})

    assert LedgerLine.objects.count() > before
    # Initial stake 5 units and a kaluki of 2, ten pence each; the third went out.
    assert balances_by_name(table) == {"Jim": -70, "Pete": -70, "Jill": 30, "Sam": -70, "Ann": -70}
    assert_clean(table)


def test_a_recorded_hand_made_void_moves_nothing(director: Actor, table: Table) -> None:
    record_hand(ask(director, table), number=1, hand=FIRST_HAND)

    answer = correct(director, table, {"finish": "void"})

    assert answer["next_hand"] == 1
    assert set(balances_by_name(table).values()) == {-50}
    assert_clean(table)


def test_a_buy_in_of_a_player_who_was_never_out_is_shown_as_a_conflict(
    director: Actor, table: Table
) -> None:
    record_hand(ask(director, table), number=1, hand=THIRD_IS_OUT)
    take_buy_in(ask(director, table), seat="3")

    with pytest.raises(LaterEventsDoNotFit) as refusal:
        correct(director, table, NOBODY_IS_OUT)

    (position,) = refusal.value.positions
    assert MatchEvent.objects.get(position=position).kind == "buy_in"
    assert MatchEvent.objects.filter(is_current=True).count() == 2


def test_a_conflict_is_settled_by_taking_the_buy_in_back(director: Actor, table: Table) -> None:
    record_hand(ask(director, table), number=1, hand=THIRD_IS_OUT)
    take_buy_in(ask(director, table), seat="3")
    buy_in = MatchEvent.objects.get(kind="buy_in")

    answer = correct(director, table, NOBODY_IS_OUT, settle=[{"take_back": buy_in.position}])

    assert answer["totals"]["3"] == 51
    assert balances_by_name(table)["Jill"] == -60
    assert_clean(table)


def test_a_conflict_is_settled_by_putting_a_buy_in_between_two_hands(
    director: Actor, table: Table
) -> None:
    record_hand(ask(director, table), number=1, hand=NOBODY_IS_OUT)
    record_hand(ask(director, table), number=2, hand=WITH_THE_THIRD)
    first = MatchEvent.objects.order_by("position")[0]

    with pytest.raises(LaterEventsDoNotFit):
        correct(director, table, THIRD_IS_OUT)
    answer = correct(
        director, table, THIRD_IS_OUT, settle=[{"buy_in": "3", "after": first.position}]
    )

    assert answer["totals"]["3"] == 30 + 9
    assert_clean(table)


def test_fault_04_a_penalty_taken_back_leaves_all_as_if_it_never_was(
    director: Actor, club: Club, table: Table
) -> None:
    give_penalty(ask(director, table), seat="4", points=50, reason="wrong opening")
    record_hand(ask(director, table), number=1, hand=FIRST_HAND)
    penalty = MatchEvent.objects.get(kind="penalty")
    take_back(
        ask(director, table), position=penalty.position, event_version=1, reason="was allowed"
    )
    answer = record_hand(ask(director, table), number=2, hand=WITH_THE_THIRD)

    never = seat_table(run_tournament(club, house_rules={"out_at": 100}), number=2)
    record_hand(ask(director, never), number=1, hand=FIRST_HAND)
    same = record_hand(ask(director, never), number=2, hand=WITH_THE_THIRD)

    assert answer["totals"] == same["totals"]
    assert balances_by_name(table) == balances_by_name(never)
    acts = LogEntry.objects.filter(tournament=table.round.stage.tournament).values_list("act")
    assert {("give_penalty",), ("take_back",)} <= set(acts)
    assert_clean(table)


def test_fault_12_two_pass_the_limit_in_one_hand_and_one_is_restored(
    director: Actor, table: Table
) -> None:
    both = {"finish": "ordinary", "went_out": "1", "points": {"2": 101, "3": 110, "4": 3, "5": 2}}
    record_hand(ask(director, table), number=1, hand=both)
    one = {**both, "points": {**both["points"], "2": 91}}

    answer = correct(director, table, one)

    assert answer["out"] == ["3"]
    assert_clean(table)


def test_a_refused_buy_in_cannot_be_taken_later(director: Actor, table: Table) -> None:
    record_hand(ask(director, table), number=1, hand=THIRD_IS_OUT)
    decline_buy_in(ask(director, table), seat="3")

    with pytest.raises(RuleBroken):
        take_buy_in(ask(director, table), seat="3")
    record_hand(ask(director, table), number=2, hand=WITHOUT_THE_THIRD)
    assert_clean(table)


def test_whoever_withdraws_is_out_with_his_total_and_his_stake_stays(
    director: Actor, table: Table
) -> None:
    record_hand(ask(director, table), number=1, hand=FIRST_HAND)

    answer = withdraw_from_match(ask(director, table), seat="5", reason="had to leave")

    assert answer["out"] == ["5"]
    assert answer["totals"]["5"] == 75
    assert "5" not in answer["buy_in_offers"]
    assert balances_by_name(table)["Ann"] == -60
    assert_clean(table)
