"""Wrong seats noticed late: put right in one act, no card changing hands (fault 15)."""

import pytest

from scoring.problems import RuleBroken
from tests.evening.seated_stage import FOURS, begin_round, tournament_of
from tests.evening.test_clock import codes
from tests.seated import ask
from tournaments.domain.refusals import NotAllowed
from tournaments.domain.reseating import Follow
from tournaments.models import Actor, Club, Entry, LogEntry, MatchEvent, Seat, Table
from tournaments.selectors.integrity import tournament_differences
from tournaments.selectors.money import read_balances
from tournaments.services.hands import record_hand
from tournaments.services.rounds.reseating import reseat_round
from tournaments.services.rulings import give_penalty

HAND = {
    "finish": "ordinary",
    "went_out": "1",
    "remainders": {"2": "A♠ 7♦", "3": "JK", "4": "K♥ Q♥"},
}
POINTS = {"Jim": 0, "Pete": 18, "Jill": 15, "Sam": 20}


@pytest.fixture
def tables(club: Club) -> list[Table]:
    return begin_round(club, *FOURS[:2])


def entries(tables: list[Table]) -> dict[str, int]:
    return dict(Entry.objects.filter(tournament=tournament_of(tables[0])).values_list(
        "player__name", "pk"
    ))  # fmt: skip


def seats(tables: list[Table], **named: str) -> dict[int, dict[int, int]]:
    """Seats by names: `t1="Pete Jim Jill Sam"`."""
    known = entries(tables)
    return {
        int(table[1:]): {seat: known[name] for seat, name in enumerate(people.split(), start=1)}
        for table, people in named.items()
    }


def totals(table: Table) -> dict[str, int | None]:
    found = Seat.objects.filter(table=table).select_related("entry__player")
    return {seat.entry.player.name: seat.total for seat in found}


def in_order(table: Table) -> list[str]:
    found = Seat.objects.filter(table=table).order_by("number")
    return [seat.entry.player.name for seat in found.select_related("entry__player")]


def is_sound(tables: list[Table]) -> bool:
    tournament = tournament_of(tables[0])
    balances = read_balances(tournament)
    assert sum(balances.entries.values()) + sum(balances.pots.values()) == 0
    return tournament_differences(tournament) == ()


def test_chairs_change_and_every_card_stays_with_its_player(
    director: Actor, tables: list[Table]
) -> None:
    record_hand(ask(director, tables[0]), number=1, hand=HAND)
    give_penalty(ask(director, tables[0]), seat="2", points=5, reason="Talked")
    cards = MatchEvent.objects.filter(table=tables[0], is_current=True).order_by("position")
    before = [event.data for event in cards]
    reseat_round(
        actor=director,
        round_id=tables[0].round_id,
        seats=seats(tables, t1="Sam Pete Jim Jill"),
        reason="Sat otherwise than drawn",
    )
    assert in_order(tables[0]) == ["Sam", "Pete", "Jim", "Jill"]
    assert totals(tables[0]) == {**POINTS, "Pete": 23}
    assert [event.data for event in cards.all()] == before
    tables[0].refresh_from_db()
    assert (tables[0].first_dealer, tables[0].dealer) == (3, 4)
    assert is_sound(tables)
    assert LogEntry.objects.latest("pk").before == {
        "tables": {"1": ["1 Jim", "2 Pete", "3 Jill", "4 Sam"]}
    }


def test_what_was_recorded_of_a_chair_is_of_whoever_sat_in_it(
    director: Actor, tables: list[Table]
) -> None:
    """Jim, Ann and Bob sat otherwise than the phones knew; what their chairs held is theirs."""
    for table in tables:
        record_hand(ask(director, table), number=1, hand=HAND)
    reseat_round(
        actor=director,
        round_id=tables[0].round_id,
        seats=seats(tables, t1="Ann Pete Jill Sam", t2="Bob Jim Eve Kit"),
        follow=Follow.SEAT,
        reason="Three of them sat at the wrong places",
    )
    assert totals(tables[0]) == {"Ann": 0, "Pete": 18, "Jill": 15, "Sam": 20}
    assert totals(tables[1]) == {"Bob": 0, "Jim": 18, "Eve": 15, "Kit": 20}
    corrected = MatchEvent.objects.filter(table=tables[1], is_current=True).get()
    assert corrected.version == 2
    assert is_sound(tables)


def test_before_the_first_hand_people_change_tables_freely(
    director: Actor, tables: list[Table]
) -> None:
    reseat_round(
        actor=director,
        round_id=tables[0].round_id,
        seats=seats(tables, t1="Ann Pete Jill", t2="Jim Bob Eve Kit Sam"),
        reason="Sam cannot see there",
    )
    assert in_order(tables[1]) == ["Jim", "Bob", "Eve", "Kit", "Sam"]
    record_hand(
        ask(director, tables[0]),
        number=1,
        hand={"finish": "ordinary", "went_out": "1", "points": {"2": 5, "3": 9}},
    )
    assert is_sound(tables)


def test_nobody_leaves_a_table_where_he_has_results(director: Actor, tables: list[Table]) -> None:
    record_hand(ask(director, tables[0]), number=1, hand=HAND)
    with pytest.raises(RuleBroken) as broken:
        reseat_round(
            actor=director,
            round_id=tables[0].round_id,
            seats=seats(tables, t1="Ann Pete Jill Sam", t2="Jim Bob Eve Kit"),
            reason="",
        )
    assert codes(broken) == ["reseat.has_results", "reason.missing"]
    assert in_order(tables[0]) == ["Jim", "Pete", "Jill", "Sam"]


def test_everything_wrong_with_the_seats_is_said_at_once(
    director: Actor, tables: list[Table]
) -> None:
    wanted = seats(tables, t1="Jim Jim Jill", t2="Ann")
    with pytest.raises(RuleBroken) as broken:
        reseat_round(
            actor=director,
            round_id=tables[0].round_id,
            seats={**wanted, 2: {1: 10**6}, 9: {}},
            reason="Mixed up",
        )
    found = codes(broken)
    assert found[0] == "reseat.no_such_table"
    assert {"reseat.twice", "reseat.not_seated", "reseat.stranger", "reseat.table_size"} <= {*found}


def test_a_seating_that_changes_nothing_is_no_act(director: Actor, tables: list[Table]) -> None:
    with pytest.raises(RuleBroken) as broken:
        reseat_round(
            actor=director,
            round_id=tables[0].round_id,
            seats=seats(tables, t1="Jim Pete Jill Sam"),
            reason="As it is",
        )
    assert codes(broken) == ["reseat.nothing_changes"]


def test_only_a_director_changes_seats(tables: list[Table]) -> None:
    with pytest.raises(NotAllowed):
        reseat_round(
            actor=Actor(),
            round_id=tables[0].round_id,
            seats=seats(tables, t1="Pete Jim Jill Sam"),
            reason="I like it",
        )
