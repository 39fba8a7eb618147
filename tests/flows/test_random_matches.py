"""Matches nobody thought out: three ways to work them out, one result, and money that adds up."""

from random import Random

import pytest
from django.db.models import Sum
from pytest_django import Settings
from rest_framework.test import APIClient

from scoring.match_rules import Ranking
from scoring.variant import Variant
from scoring.variants import all_variants
from tests.flows.evenings import (
    PENCE_A_UNIT,
    Answer,
    Played,
    ask_calculator,
    hands_of,
    make_staff,
    make_tournament,
    play_table,
    seat_random_table,
)
from tournaments.models import Actor, Club, LedgerLine, Tournament
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.money import entry_balances, pot_balances
from tournaments.selectors.standings import build_standings
from tournaments.selectors.tables import find_table, read_table_state

ELIMINATION = [variant for variant in all_variants() if variant.ranking is Ranking.LAST_IN]
BY_TOTAL = [variant for variant in all_variants() if variant.ranking is Ranking.LOWEST_TOTAL]
EVENINGS = range(5)


@pytest.fixture(autouse=True)
def unlimited(settings: Settings) -> None:
    settings.REST_FRAMEWORK = {
        **settings.REST_FRAMEWORK,
        "DEFAULT_THROTTLE_RATES": {"calculator": None},
    }


@pytest.mark.parametrize("evening", EVENINGS)
@pytest.mark.parametrize("variant", ELIMINATION, ids=lambda variant: variant.key)
def test_elimination_matches_agree_everywhere(
    club: Club, director: Actor, variant: Variant, evening: int
) -> None:
    """300 in all: of each of five variants, five evenings of twelve tables."""
    play_evening(club, director, variant, evening, tables=60 // len(EVENINGS))


@pytest.mark.parametrize("evening", EVENINGS)
@pytest.mark.parametrize("variant", BY_TOTAL, ids=lambda variant: variant.key)
def test_matches_for_the_lowest_total_agree_everywhere(
    club: Club, director: Actor, variant: Variant, evening: int
) -> None:
    """100 of each variant: five evenings of twenty tables."""
    play_evening(club, director, variant, evening, tables=100 // len(EVENINGS))


def play_evening(club: Club, director: Actor, variant: Variant, evening: int, tables: int) -> None:
    chance = Random(f"{variant.key}, evening {evening}")
    tournament = make_tournament(club, variant, chance)
    staff, api = make_staff(club, director), APIClient()
    matches = []
    for number in range(1, tables + 1):
        table = seat_random_table(tournament, variant, chance, number)
        matches.append(play_table(staff, table, chance))
    for played in matches:
        calculated = ask_calculator(api, played)
        assert_table_agrees(played, calculated)
        assert_money_agrees(played, calculated)
    tournament.refresh_from_db()
    assert_standings_agree(tournament, matches)
    assert tournament_differences(tournament) == ()
    assert_ledger_closes(tournament, matches)


def assert_table_agrees(played: Played, calculated: Answer) -> None:
    """What the last answer at the table said is what the calculator says of the same events."""
    answer = played.answer
    for name in ("totals", "out", "finished", "buy_in_offers", "next_hand", "dealer", "contract"):
        assert answer[name] == calculated[name], name
    assert answer["totals"] == played.state.totals
    if answer["finished"]:
        assert answer["places"] == calculated["places"]
        winner = calculated["winner"]
        assert answer["winners"] == (winner if isinstance(winner, list) else [winner])
    history = read_table_state(find_table(played.table.pk))["history"]
    assert [*hands_of(history)] == [*hands_of(calculated["history"])]


def assert_money_agrees(played: Played, calculated: Answer) -> None:
    balances = entry_balances(played.table.round.stage.tournament)
    by_seat = {
        str(seat.number): balances[seat.entry_id] for seat in played.table.seats.order_by("number")
    }
    units = calculated["money"]["net"]
    assert by_seat == {seat: amount * PENCE_A_UNIT for seat, amount in units.items()}


def assert_standings_agree(tournament: Tournament, matches: list[Played]) -> None:
    lines = {(line.table, line.seat): line for line in build_standings(tournament).lines}
    for played in matches:
        for seat, total in played.state.totals.items():
            line = lines[played.table.number, int(seat)]
            assert line.total == total
            assert line.is_out == (seat in played.state.out)
            assert line.won_match == (seat in played.state.winners)


def assert_ledger_closes(tournament: Tournament, matches: list[Played]) -> None:
    """Every posting sums to zero, and a match that is won leaves nothing in its pot."""
    lines = LedgerLine.objects.filter(account__tournament=tournament)
    assert (lines.aggregate(total=Sum("amount"))["total"] or 0) == 0
    postings = lines.values("posting").annotate(total=Sum("amount")).exclude(total=0)
    assert not postings.exists()
    pots = pot_balances(tournament)
    assert all(pots[played.table.pk] == 0 for played in matches if played.state.finished)
