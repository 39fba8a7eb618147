"""One limit over a whole stage: totals and buy-ins go from table to table."""

import pytest

from scoring.problems import RuleBroken
from tests.rounds.made import differences, ids, one_limit, planned, play_hand, tables_of
from tests.seated import ask
from tournaments.domain.refusals import LaterEventsDoNotFit
from tournaments.domain.rounds.planned import Tables
from tournaments.models import Actor, Club, Round, Seat, Tournament
from tournaments.selectors.standings import standings_of
from tournaments.services.buy_ins import take_buy_in
from tournaments.services.hands import correct_hand
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.drafting import draft_by_hand
from tournaments.services.rounds.publishing import publish_round
from tournaments.services.rulings import give_penalty


def seat(director: Actor, tournament: Tournament, tables: Tables) -> Round:
    draft = draft_by_hand(actor=director, tournament_id=tournament.pk, tables=tables)
    return publish_round(actor=director, round_id=draft.pk)


@pytest.fixture
def tournament(club: Club, director: Actor) -> Tournament:
    """Four players: after the first hand 0, 100, 140 and 30."""
    tournament = planned(club, director, one_limit())
    first = seat(director, tournament, (tuple(ids(tournament)),))
    play_hand(director, tables_of(first)[0], 1, seat_2=100, seat_3=140, seat_4=30)
    close_round(actor=director, round_id=first.pk)
    return tournament


def correct(director: Actor, table: object, **points: int) -> None:
    hand = {"finish": "ordinary", "went_out": "1", "points": points}
    correct_hand(
        ask(director, table),  # type: ignore[arg-type]
        number=1,
        hand_version=1,
        hand=hand,
        reason="Counted wrongly",
    )


def test_everybody_sits_down_with_what_he_has(director: Actor, tournament: Tournament) -> None:
    one, two, three, four = ids(tournament)
    second = seat(director, tournament, ((four, three), (two, one)))
    carried = {
        seat.entry_id: seat.carried_total for seat in Seat.objects.filter(table__round=second)
    }
    assert carried == {one: 0, two: 100, three: 140, four: 30}
    answer = play_hand(director, tables_of(second)[0], 1, seat_2=9)
    assert answer["totals"] == {"1": 30, "2": 149}
    assert differences(tournament) == ()


def test_the_initial_stake_is_paid_once_and_the_pot_goes_to_the_fund(
    director: Actor, tournament: Tournament
) -> None:
    """variants.md §3.1: five units each; 10p a unit."""
    second = seat(director, tournament, (tuple(ids(tournament)),))
    assert not tables_of(second)[0].ledger_lines.filter(source="initial").exists()
    fund = tournament.accounts.get(kind="fund")
    assert sum(line.amount for line in fund.lines.all()) == 4 * 5 * 10


def test_whoever_is_put_out_may_buy_in_until_the_next_round_is_made(
    director: Actor, tournament: Tournament
) -> None:
    """variants.md §3.1: at the highest total still in at his table."""
    one, two, three, four = ids(tournament)
    second = seat(director, tournament, ((four, three, one),))
    (table,) = tables_of(second)
    answer = play_hand(director, table, 1, seat_2=11, seat_3=5)
    assert answer["out"] == ["2"]
    assert answer["finished"] is True
    assert answer["buy_in_offers"] == {"2": {"score": 30, "price": 5, "left": 1}}
    take_buy_in(ask(director, table), seat="2")
    close_round(actor=director, round_id=second.pk)
    third = seat(director, tournament, ((three, two),))
    carried = Seat.objects.get(entry=three, table__round=third)
    assert (carried.carried_total, carried.carried_buy_ins) == (30, 1)
    assert differences(tournament) == ()


def test_whoever_is_out_is_not_in_the_field_of_the_next_round(
    director: Actor, tournament: Tournament
) -> None:
    one, two, three, four = ids(tournament)
    second = seat(director, tournament, ((four, three, one),))
    play_hand(director, tables_of(second)[0], 1, seat_2=11, seat_3=5)
    close_round(actor=director, round_id=second.pk)
    with pytest.raises(RuleBroken) as refused:
        seat(director, tournament, ((three, two),))
    assert [found.code for found in refused.value.problems] == ["round.not_in_field"]


def test_a_correction_in_an_earlier_round_goes_along(
    director: Actor, tournament: Tournament
) -> None:
    one, two, three, four = ids(tournament)
    first_table = Seat.objects.filter(entry=one).get().table
    second = seat(director, tournament, ((four, three), (two, one)))
    play_hand(director, tables_of(second)[0], 1, seat_2=9)
    correct(director, first_table, **{"2": 100, "3": 120, "4": 30})
    assert Seat.objects.get(entry=three, table__round=second).total == 129
    assert differences(tournament) == ()
    totals = {line.entry_id: line.total for line in standings_of(tournament).lines}
    assert totals[three] == 129


def test_a_correction_that_would_have_put_him_out_before_he_sat_down_is_a_conflict(
    director: Actor, tournament: Tournament
) -> None:
    one, two, three, four = ids(tournament)
    first_table = Seat.objects.filter(entry=one).get().table
    second = seat(director, tournament, ((four, three), (two, one)))
    with pytest.raises(LaterEventsDoNotFit) as refused:
        give_penalty(ask(director, first_table), seat="3", points=10, reason="Wrong opening")
    assert [found.code for found in refused.value.problems] == ["carried.out"]
    assert Seat.objects.get(entry=three, table__round=second).carried_total == 140
    assert differences(tournament) == ()


def test_a_seat_that_begins_with_another_total_is_found(
    director: Actor, tournament: Tournament
) -> None:
    one, two, three, four = ids(tournament)
    second = seat(director, tournament, ((four, three), (two, one)))
    Seat.objects.filter(entry=four, table__round=second).update(carried_total=29)
    found = [str(difference) for difference in differences(tournament)]
    assert "round 2, table 1, seat 1, carried: kept (29, 0), should be (30, 0)" in found


def test_a_correction_goes_along_to_the_next_table_of_each_who_sat_there(
    director: Actor, tournament: Tournament
) -> None:
    """Two who sit out a round meet one who did not: what he has is from the round between."""
    one, two, three, four = ids(tournament)
    first_table = Seat.objects.filter(entry=one).get().table
    second = seat(director, tournament, ((four, three),))
    play_hand(director, tables_of(second)[0], 1, seat_2=9)
    close_round(actor=director, round_id=second.pk)
    third = seat(director, tournament, ((one, three, two),))
    correct(director, first_table, **{"2": 90, "3": 120, "4": 30})
    carried = Seat.objects.filter(table__round=third).values_list("entry", "carried_total")
    assert dict(carried) == {one: 0, two: 90, three: 129}
    assert differences(tournament) == ()
