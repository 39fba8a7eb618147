"""Each round that is drawn has a promise of its own; a stage made otherwise has no draw."""

import pytest
from django.test import Client

from tests.web.rounds.events import end_round, open_event, seat_round
from tests.web.seating.test_making_a_draw import at, promise
from tests.web.visitors import browser_of
from tournaments.models import Actor, Club, SeatingDraw, Tournament
from tournaments.selectors.rounds import latest_round
from tournaments.services.rounds.drafting import draft_by_hand
from tournaments.services.rounds.publishing import publish_round


@pytest.fixture
def desk(director: Actor) -> Client:
    return browser_of(director)


@pytest.fixture
def league(director: Actor, club: Club, desk: Client, empty_cache: None) -> Tournament:
    """Three rounds of which each is drawn; people sit down for the first."""
    event = open_event(director, club, "league_night", 8)
    desk.post(at(event, "seed"), promise(desk, event) | {"word": "heron"})
    return event


@pytest.fixture
def with_final(director: Actor, club: Club, empty_cache: None) -> Tournament:
    """Eight people are here for three rounds planned ahead, and a final."""
    return open_event(director, club, "jamaican_with_final", 8)


def test_the_second_round_begins_with_a_promise_of_its_own(
    director: Actor, desk: Client, league: Tournament
) -> None:
    end_round(director, league)
    page = desk.get(at(league))
    assert page.context["draw"]["state"] == "none"
    assert page.context["promise"]["url"] == at(league, "promise")
    assert "Publish the promise" in page.text

    fields = promise(desk, league)
    assert desk.get(at(league)).context["reason"] is None
    assert desk.post(at(league, "seed"), fields | {"word": "badger"}).status_code == 302

    page = desk.get(at(league))
    assert (page.context["draw"]["state"], page.context["proof"]["word"]) == ("made", "badger")
    playing = latest_round(league)
    assert playing is not None
    assert playing.number == 2
    assert SeatingDraw.objects.get(number=2).round == playing


def test_between_two_rounds_nobody_is_offered_to_deal_first_where_all_is_played(
    director: Actor, desk: Client, league: Tournament
) -> None:
    end_round(director, league)
    for _moment in ("before the promise", "after it"):
        page = desk.get(at(league))
        assert page.context["tables"] == []
        assert "Somebody else deals first" not in page.text
        assert [draw["url"] for draw in page.context["earlier"]] == [at(league, 1)]
        promise(desk, league)


def test_the_draw_before_stays_readable_while_the_next_is_promised(
    director: Actor, desk: Client, stranger: Actor, league: Tournament
) -> None:
    end_round(director, league)
    promise(desk, league)
    page = browser_of(stranger).get(at(league, 1))
    assert page.context["draw"]["state"] == "made"
    assert page.context["draw"]["url"] == "", "It does not turn into the next draw under the eye."
    assert page.context["proof"]["word"] == "heron"


def test_tables_made_by_a_draft_instead_are_not_shown_as_the_draw_of_the_round_before(
    director: Actor, desk: Client, league: Tournament
) -> None:
    end_round(director, league)
    people = [*league.entries.order_by("number").values_list("pk", flat=True)]
    draft = draft_by_hand(actor=director, tournament_id=league.pk, tables=(people[:4], people[4:]))
    publish_round(actor=director, round_id=draft.pk)
    page = desk.get(at(league))
    assert (page.context["draw"]["state"], page.context["tables"]) == ("none", [])
    assert page.context["promise"]["url"] == at(league, "promise")
    assert page.text.count("Publish ") == 1


def test_the_first_dealers_shown_are_those_of_the_round_that_was_drawn(
    director: Actor, desk: Client, league: Tournament
) -> None:
    shown = desk.get(at(league)).context["tables"]
    playing = latest_round(league)
    assert playing is not None
    tables = playing.tables.order_by("number")
    assert [table["url"] for table in shown] == [f"/tables/{table.pk}/" for table in tables]


def test_where_tables_are_planned_ahead_the_page_says_so_and_leads_to_the_rounds(
    desk: Client, with_final: Tournament
) -> None:
    page = desk.get(at(with_final))
    assert page.context["settled"] == {
        "text": "The tables of this stage are not drawn: make a draft of its next round.",
        "url": f"/tournaments/{with_final.pk}/rounds/",
    }
    assert "First a promise" not in page.text


def test_the_console_offers_no_draw_where_tables_are_planned_ahead(
    director: Actor, desk: Client, with_final: Tournament
) -> None:
    console = f"/tournaments/{with_final.pk}/console/"
    assert at(with_final) not in [act["url"] for act in desk.get(console).context["acts"]]
    seat_round(director, with_final)
    assert at(with_final) not in [act["url"] for act in desk.get(console).context["acts"]]


def test_the_console_offers_to_draw_again_what_was_drawn(desk: Client, league: Tournament) -> None:
    acts = desk.get(f"/tournaments/{league.pk}/console/").context["acts"]
    assert ("Draw again", at(league)) in [(act["label"], act["url"]) for act in acts]
