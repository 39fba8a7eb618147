"""Decisions to buy in against the clock (variants.md §3.1): it decides nothing by itself."""

from datetime import timedelta

import pytest
from django.utils import timezone

from scoring.problems import RuleBroken
from tests.evening.seated_stage import FOURS, begin_round, tournament_of
from tests.evening.test_clock import codes
from tests.seated import ask
from tournaments.models import Actor, Club, Stage, Table
from tournaments.selectors.clocks import offer_clocks
from tournaments.selectors.console import build_console_board
from tournaments.selectors.matches import load_match
from tournaments.selectors.tables import find_table
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.access import make_table_pass
from tournaments.services.buy_ins import decline_buy_in, take_buy_in
from tournaments.services.hands import record_hand
from tournaments.services.rounds.timing import pause_clock, start_clock

PETE_IS_OUT = {"finish": "ordinary", "went_out": "1", "points": {"2": 40, "3": 10, "4": 10}}
NEXT = {"finish": "ordinary", "went_out": "1", "points": {"3": 5, "4": 5}}


@pytest.fixture
def table(director: Actor, club: Club) -> Table:
    """Pete has a minute to decide whether he buys in."""
    (table,) = begin_round(
        club, *FOURS[:1], house_rules={"out_at": 30}, match_end="to_the_last", buy_in_seconds=60
    )
    record_hand(ask(director, table), number=1, hand=PETE_IS_OUT)
    return find_table(table.pk)


@pytest.fixture
def phone(director: Actor, table: Table) -> Actor:
    return Actor(table_pass=make_table_pass(actor=director, table_id=table.pk).table_pass)


def let_it_run_out(table: Table) -> None:
    """As if hands had been recorded before: the offer stands for less than has passed since."""
    stage = Stage.objects.get(pk=table.round.stage_id)
    stage.settings = {**stage.settings, "buy_in_seconds": 0}
    stage.save()


def has_run_out(table: Table, after: timedelta) -> bool:
    match = load_match(find_table(table.pk))
    (clock,) = offer_clocks([(match, match.timeline.fold())]).values()
    return clock.has_run_out(timezone.now() + after)


def test_an_offer_stands_for_a_minute(table: Table, phone: Actor) -> None:
    assert not has_run_out(table, timedelta(0))
    assert has_run_out(table, timedelta(seconds=60))
    answer = take_buy_in(ask(phone, table), seat="2")
    assert answer["out"] == []


def test_once_it_has_run_out_only_the_director_grants_it(
    director: Actor, table: Table, phone: Actor
) -> None:
    let_it_run_out(table)
    with pytest.raises(RuleBroken) as broken:
        take_buy_in(ask(phone, table), seat="2")
    assert codes(broken) == ["buy_in.time_up"]
    assert take_buy_in(ask(director, table), seat="2")["out"] == []


def test_nothing_is_declined_but_by_an_act_or_the_next_hand(table: Table, phone: Actor) -> None:
    let_it_run_out(table)
    board = build_console_board(find_tournament(tournament_of(table).pk))
    (offer,) = board.tables[0].offers
    assert offer.clock is not None
    assert offer.clock.has_run_out(timezone.now())
    answer = record_hand(ask(phone, table), number=2, hand=NEXT)
    assert answer["buy_in_offers"] == {}


def test_a_refusal_is_taken_at_any_time(table: Table, phone: Actor) -> None:
    let_it_run_out(table)
    assert decline_buy_in(ask(phone, table), seat="2")["buy_in_offers"] == {}


def test_it_stands_still_with_the_clock_of_the_round(director: Actor, table: Table) -> None:
    start_clock(actor=director, round_id=table.round_id, minutes=50)
    pause_clock(actor=director, round_id=table.round_id)
    assert not has_run_out(table, timedelta(hours=1))


def test_without_seconds_it_stands_until_the_next_deal(director: Actor, club: Club) -> None:
    (table,) = begin_round(club, *FOURS[:1], house_rules={"out_at": 30}, match_end="to_the_last")
    record_hand(ask(director, table), number=1, hand=PETE_IS_OUT)
    match = load_match(find_table(table.pk))
    assert offer_clocks([(match, match.timeline.fold())]) == {}
