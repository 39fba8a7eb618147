"""Tables merged within a round where one limit counts over the whole stage."""

import pytest

from scoring.problems import RuleBroken
from tests.evening.seated_stage import begin_round, tournament_of
from tests.evening.test_clock import codes
from tests.seated import ask
from tournaments.domain.refusals import NotAllowed, Stale
from tournaments.models import Actor, Club, LogEntry, Round, RoundState, Seat, Table, Tournament
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.merging import plan_merge
from tournaments.selectors.rounds import find_round
from tournaments.selectors.stage_results import stage_standings
from tournaments.services.buy_ins import decline_buy_in
from tournaments.services.hands import record_hand
from tournaments.services.rounds.merging import merge_tables

TABLES = (("Jim", "Pete", "Jill", "Sam"), ("Ann", "Bob", "Eve"))
TWO_GO = {"finish": "ordinary", "went_out": "1", "points": {"2": 40, "3": 32, "4": 5}}
NOBODY_GOES = {"finish": "ordinary", "went_out": "2", "points": {"1": 12, "3": 9}}


@pytest.fixture
def tables(club: Club) -> list[Table]:
    """Tables of four and of three, out at 30 in one total over the stage."""
    return begin_round(
        club,
        *TABLES,
        house_rules={"out_at": 30},
        match_end="to_the_last",
        limit_scope="stage",
        rounds=None,
    )


@pytest.fixture
def short(director: Actor, tables: list[Table]) -> Tournament:
    """Pete and Jill have left the first table; at the second all three are in."""
    record_hand(ask(director, tables[0]), number=1, hand=TWO_GO)
    record_hand(ask(director, tables[1]), number=1, hand=NOBODY_GOES)
    return tournament_of(tables[0])


def decline(director: Actor, table: Table) -> None:
    for seat in ("2", "3"):
        decline_buy_in(ask(director, table), seat=seat)


def merge(director: Actor, round_id: int, reason: str = "Three are left") -> Round:
    version = find_round(round_id).stage.tournament.version
    return merge_tables(actor=director, round_id=round_id, version=version, reason=reason)


def test_the_preview_says_who_moves_where_and_why(
    director: Actor, tables: list[Table], short: Tournament
) -> None:
    decline(director, tables[0])
    plan = plan_merge(find_round(tables[0].round_id), "seed")
    assert [one.table for one in plan.balance.broken] == [1]
    first, second = plan.balance.moves
    assert {plan.names[move.entry] for move in (first, second)} == {"Jim", "Sam"}
    assert [(move.to_table, move.to_seat) for move in (first, second)] == [(2, 4), (2, 5)]
    assert first.reason.code == "balancing.from_broken"


def test_everybody_goes_on_with_his_total_and_the_dealer_deals(
    director: Actor, tables: list[Table], short: Tournament
) -> None:
    decline(director, tables[0])
    following = merge(director, tables[0].round_id)
    assert following.number == 2
    assert Round.objects.get(pk=tables[0].round_id).state == RoundState.CLOSED
    (table,) = following.tables.all()
    seats = Seat.objects.filter(table=table).order_by("number")
    assert [seat.entry.player.name for seat in seats[:3]] == ["Ann", "Bob", "Eve"]
    totals = {seat.entry.player.name: seat.total for seat in seats}
    assert totals == {"Ann": 12, "Bob": 0, "Eve": 9, "Jim": 0, "Sam": 5}
    assert (table.number, table.first_dealer, table.dealer) == (2, 2, 2)
    assert LogEntry.objects.latest("pk").act == "merge_tables"
    assert following.plan["notes"][-1]["code"] == "balancing.from_broken"
    assert tournament_differences(Tournament.objects.get(pk=short.pk)) == ()


def test_play_goes_on_at_the_merged_table_to_one_winner(
    director: Actor, tables: list[Table], short: Tournament
) -> None:
    decline(director, tables[0])
    following = merge(director, tables[0].round_id)
    (table,) = following.tables.all()
    jim = str(Seat.objects.get(table=table, entry__player__name="Jim").number)
    losers = {seat: 30 for seat in "12345" if seat != jim}
    last = {"finish": "ordinary", "went_out": jim, "points": losers}
    answer = record_hand(ask(director, table), number=1, hand=last)
    assert answer["finished"]
    standings = stage_standings(find_round(following.pk).stage)
    assert not standings.is_provisional
    names = dict(short.entries.values_list("pk", "player__name"))
    assert names[standings.lines[0].entry] == "Jim"


def test_an_open_buy_in_comes_first(
    director: Actor, tables: list[Table], short: Tournament
) -> None:
    with pytest.raises(RuleBroken) as broken:
        merge(director, tables[0].round_id)
    assert codes(broken) == ["merge.offers_open"]
    assert Round.objects.count() == 1


def test_nothing_is_merged_on_a_plan_that_has_passed(
    director: Actor, tables: list[Table], short: Tournament
) -> None:
    version = find_round(tables[0].round_id).stage.tournament.version
    decline(director, tables[0])
    with pytest.raises(Stale):
        merge_tables(
            actor=director, round_id=tables[0].round_id, version=version, reason="Three left"
        )


def test_a_reason_is_needed_and_nothing_half_done(
    director: Actor, tables: list[Table], short: Tournament
) -> None:
    decline(director, tables[0])
    with pytest.raises(RuleBroken) as broken:
        merge(director, tables[0].round_id, reason="")
    assert codes(broken) == ["reason.missing"]
    assert not Table.objects.get(pk=tables[1].pk).is_finished


def test_tables_that_begin_from_zero_are_not_merged(director: Actor, club: Club) -> None:
    (table, _other) = begin_round(club, *TABLES, rounds=2)
    with pytest.raises(RuleBroken) as broken:
        merge(director, table.round_id)
    assert codes(broken) == ["merge.limit_at_table"]


def test_only_a_director_merges(tables: list[Table]) -> None:
    with pytest.raises(NotAllowed):
        merge_tables(actor=Actor(), round_id=tables[0].round_id, version=0, reason="late")
