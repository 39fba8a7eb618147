"""The published British match, recorded hand by hand: every total, every amount, the winner."""

import pytest

from tests.score_sheets import HANDS, HOUSE_RULES, NET, PLACES, PLAYERS, SheetHand
from tests.seated import ask, run_tournament, seat_table
from tournaments.models import Actor, Club, Table
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.money import entry_balances, pot_balances
from tournaments.selectors.standings import standings_of
from tournaments.services.buy_ins import take_buy_in
from tournaments.services.hands import record_hand

SEAT = {name: str(number) for number, name in enumerate(PLAYERS, start=1)}
PENCE_A_UNIT = 10


@pytest.fixture
def table(club: Club) -> Table:
    return seat_table(run_tournament(club, house_rules=HOUSE_RULES), PLAYERS)


def play(director: Actor, table: Table, number: int, line: SheetHand) -> dict[str, object]:
    hand = {
        "finish": line.finish,
        "went_out": SEAT[line.went_out],
        "points": {SEAT[name]: points for name, points in line.points.items()},
    }
    return record_hand(ask(director, table), number=number, hand=hand)


def play_match(director: Actor, table: Table) -> dict[str, object]:
    answer: dict[str, object] = {}
    for number, line in enumerate(HANDS, start=1):
        answer = play(director, table, number, line)
        assert answer["totals"] == {SEAT[name]: total for name, total in line.totals.items()}
        for name, score in line.buy_ins.items():
            assert answer["buy_in_offers"][SEAT[name]]["score"] == score
            answer = take_buy_in(ask(director, table), seat=SEAT[name])
            assert answer["totals"][SEAT[name]] == score
    return answer


def balances_by_name(table: Table) -> dict[str, int]:
    balances = entry_balances(table.round.stage.tournament)
    seats = table.seats.select_related("entry__player")
    return {seat.entry.player.name: balances[seat.entry_id] for seat in seats}


def test_every_total_and_the_winner(director: Actor, table: Table) -> None:
    answer = play_match(director, table)

    assert answer["finished"] is True
    assert answer["winners"] == [SEAT["Jill"]]
    assert answer["places"] == {SEAT[name]: place for name, place in PLACES.items()}


def test_the_money_comes_out_to_the_penny(director: Actor, table: Table) -> None:
    play_match(director, table)

    assert balances_by_name(table) == {name: units * PENCE_A_UNIT for name, units in NET.items()}
    assert set(pot_balances(table.round.stage.tournament).values()) == {0}


def test_the_standings_show_the_same(director: Actor, table: Table) -> None:
    play_match(director, table)
    tournament = table.round.stage.tournament
    tournament.refresh_from_db()

    standings = standings_of(tournament)

    assert {line.name: line.place for line in standings.lines} == PLACES
    assert [line.name for line in standings.winners] == ["Jill"]
    assert standings.is_provisional is False


def test_everything_kept_is_what_the_truth_gives(director: Actor, table: Table) -> None:
    play_match(director, table)
    tournament = table.round.stage.tournament
    tournament.refresh_from_db()

    assert tournament_differences(tournament) == ()
