"""A slip lies on its table all evening: pass and page lead to the table of that number of now."""

from uuid import uuid4

import pytest
from django.test import Client

from tests.evening.seated_stage import begin_round, tournament_of
from tests.evening.test_merging import NOBODY_GOES, TABLES, TWO_GO, decline, merge
from tests.seated import ask
from tests.web.rounds.events import end_round, now_played, open_event, seat_round
from tests.web.visitors import browser_of
from tournaments.domain.refusals import NotAllowed, Stale
from tournaments.models import Actor, Club, LogEntry, MatchEvent, Table, Tournament
from tournaments.selectors.access import find_table_pass
from tournaments.services.access import make_table_pass
from tournaments.services.hands import record_hand
from tournaments.services.rounds.dropping import drop_round
from tournaments.services.table_acts import TableRequest

A_HAND = {"finish": "ordinary", "went_out": "1", "points": {"2": 10, "3": 20, "4": 30}}


@pytest.fixture
def league(director: Actor, club: Club, empty_cache: None) -> Tournament:
    """Eight people at two tables, in the first of three rounds and a final of four."""
    event = open_event(director, club, "jamaican_with_final", 8)
    seat_round(director, event)
    return event


def table_of(tournament: Tournament, number: int) -> Table:
    return now_played(tournament).tables.get(number=number)


def give_pass(director: Actor, table: Table) -> tuple[Client, str]:
    """A phone that opened a new pass of the table, and the address it opened."""
    token = make_table_pass(actor=director, table_id=table.pk).token
    phone, address = Client(), f"/pass/{token}/"
    phone.get(address, follow=True)
    return phone, address


def can_record(phone: Client, table: Table) -> bool:
    return phone.get(f"/tables/{table.pk}/").context["entry"] is not None


def test_the_slip_scanned_again_opens_the_table_of_the_next_round(
    director: Actor, league: Tournament
) -> None:
    phone, slip = give_pass(director, table_of(league, 1))
    end_round(director, league)
    seat_round(director, league)
    page = phone.get(slip, follow=True)
    assert page.redirect_chain[-1][0] == f"/tables/{table_of(league, 1).pk}/"
    assert page.context["entry"] is not None


def test_a_phone_in_use_records_on_without_scanning_again_and_at_no_other_table(
    director: Actor, league: Tournament
) -> None:
    phone, _slip = give_pass(director, table_of(league, 1))
    end_round(director, league)
    seat_round(director, league)
    assert can_record(phone, table_of(league, 1))
    assert not can_record(phone, table_of(league, 2))


def test_a_hand_sent_from_the_old_page_is_never_recorded_at_the_new_table(
    director: Actor, league: Tournament
) -> None:
    old = table_of(league, 1)
    made = make_table_pass(actor=director, table_id=old.pk)
    phone = Actor(table_pass=find_table_pass(made.token), device="Old phone")
    end_round(director, league)
    seat_round(director, league)
    new = table_of(league, 1)
    with pytest.raises(Stale):
        record_hand(TableRequest(phone, old.pk, uuid4()), number=1, hand=A_HAND)
    assert not MatchEvent.objects.filter(table=new).exists()

    record_hand(TableRequest(phone, new.pk, uuid4()), number=1, hand=A_HAND)

    assert MatchEvent.objects.get(table=new).table_pass == made.table_pass
    written = LogEntry.objects.latest("pk")
    assert (written.actor_name, written.device) == (phone.name, "Old phone")


def test_the_old_page_leads_to_the_table_of_now_while_it_lies_open(
    director: Actor, league: Tournament
) -> None:
    old = table_of(league, 1)
    phone, _slip = give_pass(director, old)
    end_round(director, league)
    known = {"HX-PTag": phone.get(f"/tables/{old.pk}/sheet/")["HX-PTag"]}
    assert phone.get(f"/tables/{old.pk}/sheet/", headers=known).status_code == 304
    seat_round(director, league)
    part = phone.get(f"/tables/{old.pk}/sheet/", headers=known)
    goes_on = part.context["table"]["next"]
    assert goes_on["text"].endswith("Go to table 1 of now: Round 2 of 3")
    assert phone.get(goes_on["url"])["Location"] == f"/tables/{table_of(league, 1).pk}/"


def test_a_pass_made_in_the_second_round_does_not_reach_back_to_the_first(
    director: Actor, league: Tournament
) -> None:
    old = table_of(league, 1)
    end_round(director, league)
    seat_round(director, league)
    made = make_table_pass(actor=director, table_id=table_of(league, 1).pk)
    phone = Actor(table_pass=find_table_pass(made.token))
    with pytest.raises(NotAllowed):
        record_hand(TableRequest(phone, old.pk, uuid4()), number=2, hand=A_HAND)


def test_the_list_of_phones_shows_the_pass_of_an_earlier_round_and_ends_it(
    director: Actor, league: Tournament
) -> None:
    phone, slip = give_pass(director, table_of(league, 1))
    end_round(director, league)
    seat_round(director, league)
    desk, passes = browser_of(director), f"/tournaments/{league.pk}/passes/"
    first, second = desk.get(passes).context["tables"]
    assert ([len(first["passes"]), len(second["passes"])]) == [1, 0]
    desk.post(f"{passes}revoke/", {"pass": first["passes"][0]["key"]})
    assert not can_record(phone, table_of(league, 1))
    assert phone.get(slip).status_code == 404


def test_after_a_round_was_dropped_the_slip_works_in_the_one_made_instead(
    director: Actor, league: Tournament
) -> None:
    dropped = table_of(league, 1)
    phone, _slip = give_pass(director, dropped)
    drop_round(
        actor=director,
        round_id=dropped.round_id,
        typed_name=league.name,
        reason="Seated by the wrong list",
    )
    seat_round(director, league)
    assert can_record(phone, table_of(league, 1))
    assert not can_record(phone, dropped)


@pytest.fixture
def merged(director: Actor, club: Club, empty_cache: None) -> list[Table]:
    """Two tables of one total; the first was broken up and its two people moved to the second."""
    tables = begin_round(
        club,
        *TABLES,
        house_rules={"out_at": 30},
        match_end="to_the_last",
        limit_scope="stage",
        rounds=None,
    )
    record_hand(ask(director, tables[0]), number=1, hand=TWO_GO)
    record_hand(ask(director, tables[1]), number=1, hand=NOBODY_GOES)
    decline(director, tables[0])
    return tables


def test_after_a_merge_nobody_is_said_to_have_won_where_play_goes_on(
    director: Actor, merged: list[Table]
) -> None:
    phone, slip = give_pass(director, merged[1])
    merge(director, merged[0].round_id)
    old = phone.get(f"/tables/{merged[1].pk}/")
    assert old.context["table"]["next"]["text"] == "Go to table 2 of now: Round 2"
    assert "Winner" not in [(seat["tag"] or {}).get("text") for seat in old.context["seats"]]
    assert phone.get(slip, follow=True).context["entry"] is not None


def test_where_the_table_was_broken_up_the_phone_is_told_where_people_sit(
    director: Actor, merged: list[Table]
) -> None:
    phone, slip = give_pass(director, merged[0])
    merge(director, merged[0].round_id)
    page = phone.get(slip, follow=True)
    assert page.status_code == 200
    assert (page.context["number"], page.context["round"]) == (1, "Round 2")
    (table,) = page.context["tables"]
    assert table["number"] == 2
    assert [one["name"] for one in table["people"]][:3] == ["Ann", "Bob", "Eve"]
    old = phone.get(f"/tables/{merged[0].pk}/").context["table"]["next"]
    assert old["text"] == "Round 2 is played without a table 1: see who sits where"


def test_a_pass_that_waits_for_its_table_can_be_ended_meanwhile(
    director: Actor, merged: list[Table]
) -> None:
    give_pass(director, merged[0])
    merge(director, merged[0].round_id)
    address = f"/tournaments/{tournament_of(merged[0]).pk}/passes/"
    first, second = browser_of(director).get(address).context["tables"]
    assert (first["number"], first["url"], len(first["passes"])) == (1, "", 1)
    assert second["url"] != ""


def test_before_anybody_sits_the_address_of_a_table_says_so(
    client: Client, tournament: Tournament, empty_cache: None
) -> None:
    page = client.get(f"/tournaments/{tournament.pk}/tables/4/")
    assert "Nobody sits anywhere yet." in page.text
