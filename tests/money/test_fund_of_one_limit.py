"""Where one limit counts over the stage, stakes are the fund's from the moment they are paid
(variants.md §3.1)."""

import pytest

from tests.money.money_cast import set_terms
from tests.rounds.made import differences, ids, one_limit, planned, play_hand, tables_of
from tournaments.models import Actor, Club, Round, Tournament
from tournaments.selectors.prizes import prizes_now, prizes_of
from tournaments.services.prizes import lock_prizes
from tournaments.services.rounds.closing import close_round
from tournaments.services.rounds.drafting import draft_by_hand
from tournaments.services.rounds.publishing import publish_round
from tournaments.services.tournament_states import finish_tournament

FEES = 4 * (1000 - 100)
STAKES = 4 * 5 * 10
"""Each stakes five units of 10p."""


@pytest.fixture
def playing(club: Club, director: Actor) -> Round:
    """Four people at two tables, nothing played yet."""
    tournament = planned(club, director, one_limit())
    set_terms(director, tournament)
    one, two, three, four = ids(tournament)
    draft = draft_by_hand(
        actor=director, tournament_id=tournament.pk, tables=((one, two), (three, four))
    )
    return publish_round(actor=director, round_id=draft.pk)


def tournament_of(round_: Round) -> Tournament:
    return Tournament.objects.get(pk=round_.stage.tournament_id)


def fund(round_: Round) -> int:
    """The figure of page, desk and preview."""
    prizes = prizes_of(tournament_of(round_))
    assert sum(prizes.by_place) == prizes.total
    return prizes.total


def paid_out(round_: Round) -> int:
    """What the standings as they are would have paid out."""
    tournament = tournament_of(round_)
    plan = prizes_of(tournament).plan
    assert plan is not None
    amounts, _needed, _standings = prizes_now(tournament, plan)
    return sum(amounts.values())


def test_the_fund_is_the_same_before_and_after_the_tables_finish(
    director: Actor, playing: Round
) -> None:
    assert fund(playing) == FEES + STAKES
    first, second = tables_of(playing)
    play_hand(director, first, 1, seat_2=30)
    assert fund(playing) == paid_out(playing) == FEES + STAKES
    play_hand(director, second, 1, seat_2=40)
    close_round(actor=director, round_id=playing.pk)
    assert fund(playing) == paid_out(playing) == FEES + STAKES
    assert differences(tournament_of(playing)) == ()


def test_prizes_locked_while_tables_play_close_the_ledger_afterwards(
    director: Actor, playing: Round
) -> None:
    first, second = tables_of(playing)
    play_hand(director, first, 1, seat_2=30)
    terms = lock_prizes(
        actor=director,
        tournament_id=playing.stage.tournament_id,
        acknowledged=["prizes.standings_provisional"],
    )
    assert sum((terms.amounts or {}).values()) == FEES + STAKES
    play_hand(director, second, 1, seat_2=40)
    assert differences(tournament_of(playing)) == ()
    assert prizes_of(tournament_of(playing)).parts.kept_pots == STAKES


def test_a_pot_left_filled_at_the_end_is_nobodys(director: Actor, playing: Round) -> None:
    first, _second = tables_of(playing)
    play_hand(director, first, 1, seat_2=30)
    finish_tournament(
        actor=director,
        tournament_id=playing.stage.tournament_id,
        unfinished_tables=[2],
        reason="power cut",
    )
    assert fund(playing) == FEES + STAKES // 2
