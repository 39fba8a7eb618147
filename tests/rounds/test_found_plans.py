"""A plan that is only offered: kept until somebody takes it as the draft or drops it."""

from collections.abc import Callable
from uuid import uuid4

import pytest

from scoring.problems import RuleBroken
from tests.rounds.made import differences, ids, planned
from tests.rounds.test_searching import SCHEDULED
from tournaments.domain.rounds import plan_rounds
from tournaments.models import Actor, Club, Round, RoundSearch, SearchOutcome, Tournament
from tournaments.services.entry_changes import withdraw_entry
from tournaments.services.rounds.drafting import draft_rounds
from tournaments.services.rounds.found_plans import drop_search, take_found_plan
from tournaments.services.rounds.search_requests import request_search
from tournaments.services.rounds.searching import begin_search, finish_search
from tournaments.tasks import make_search


@pytest.fixture
def tournament(club: Club, director: Actor) -> Tournament:
    """Sixteen people, three rounds to schedule, drafts already made."""
    tournament = planned(club, director, SCHEDULED, players=16)
    draft_rounds(actor=director, tournament_id=tournament.pk, seed="before")
    return tournament


@pytest.fixture
def search(director: Actor, tournament: Tournament) -> RoundSearch:
    """A search that offers what it finds."""
    return request_search(
        actor=director,
        tournament_id=tournament.pk,
        submission_id=uuid4(),
        seconds=1,
        seed="friday",
        offers=True,
    )


def seeds() -> list[str]:
    return [draft.plan["seed"] for draft in Round.objects.order_by("number")]


def refused(act: Callable[[], object]) -> list[str]:
    with pytest.raises(RuleBroken) as broken:
        act()
    return [found.code for found in broken.value.problems]


def test_what_is_found_waits_until_it_is_taken(
    director: Actor, tournament: Tournament, search: RoundSearch
) -> None:
    make_search(search.pk)
    search.refresh_from_db()
    assert (search.state, search.outcome, search.repeats) == ("done", SearchOutcome.OPEN, 0)
    assert seeds() == ["before"] * 3

    take_found_plan(actor=director, search_id=search.pk)

    assert seeds() == ["friday"] * 3
    assert differences(tournament) == ()
    again = refused(lambda: take_found_plan(actor=director, search_id=search.pk))
    assert again == ["search.nothing_to_take"]


def test_what_was_found_for_other_people_is_not_taken(
    director: Actor, tournament: Tournament, search: RoundSearch
) -> None:
    make_search(search.pk)
    withdraw_entry(actor=director, entry_id=ids(tournament)[0])
    codes = refused(lambda: take_found_plan(actor=director, search_id=search.pk))
    assert codes == ["search.too_late"]
    assert seeds() == ["before"] * 3


def test_what_is_dropped_on_the_way_leaves_nothing(
    director: Actor, tournament: Tournament, search: RoundSearch
) -> None:
    begun = begin_search(search_id=search.pk)
    assert begun is not None
    claim, so_far = begun
    drop_search(actor=director, search_id=search.pk)
    finish_search(claim=claim, so_far=so_far, planned=plan_rounds(so_far))
    search.refresh_from_db()
    assert (search.outcome, search.is_stopped, search.found) == ("dropped", True, {})
    assert seeds() == ["before"] * 3


def test_a_stage_is_searched_once_at_a_time(
    director: Actor, tournament: Tournament, search: RoundSearch
) -> None:
    def ask() -> RoundSearch:
        return request_search(
            actor=director, tournament_id=tournament.pk, submission_id=uuid4(), seconds=1
        )

    assert refused(ask) == ["search.goes_on"]
    drop_search(actor=director, search_id=search.pk)
    assert ask().pk != search.pk
