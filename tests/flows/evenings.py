"""Random matches at the tables of one tournament, and what the calculator says of the same."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from rest_framework.test import APIClient

from scoring.match import MatchEvent, MatchState, event_to_data
from scoring.variant import Variant
from tests.seated import run_tournament, seat_table
from tournaments.demo.names import name_people
from tournaments.demo.staff import Staff
from tournaments.demo.table_play import first_state, play_event
from tournaments.demo.tournaments import HANDS_WITHOUT_AN_END
from tournaments.domain.simulation import LIVELY, simulate_match
from tournaments.models import Actor, Club, Table, Tournament

PENCE_A_UNIT = 10
Answer = dict[str, Any]


@dataclass(frozen=True)
class Played:
    """A match at a table: its events, the rules' own end state, the last answer of the service."""

    table: Table
    events: tuple[MatchEvent, ...]
    state: MatchState
    answer: Answer


def make_tournament(club: Club, variant: Variant, chance: Random) -> Tournament:
    """A tournament under house rules somebody might choose."""
    return run_tournament(
        club, variant.key, house_rules=choose_rules(variant, chance), unit_minor=PENCE_A_UNIT
    )


def choose_rules(variant: Variant, chance: Random) -> dict[str, object]:
    """Some of the house rules that this variant lets a club set."""
    wished: dict[str, object] = {
        "out_at": chance.choice((60, 80, 101, 150)),
        "max_buy_ins": chance.choice((0, 1, 2, 3)),
        "buy_in_min_survivors": chance.choice((1, 2, 3)),
        "reentry_margin": chance.choice((0, 1)),
        "kaluki_doubles": chance.random() < 0.5,
        "first_opening_multiplier": chance.choice((1, 2, 3)),
    }
    allowed = {name: value for name, value in wished.items() if name in variant.house_rules}
    return {name: value for name, value in allowed.items() if chance.random() < 0.5}


def seat_random_table(
    tournament: Tournament, variant: Variant, chance: Random, number: int
) -> Table:
    seats = chance.randint(max(variant.players_min, 2), variant.players_max)
    names = [f"{name} {number}" for name in name_people(seats)]
    return seat_table(tournament, names, number=number, first_dealer=chance.randint(1, seats))


def play_table(staff: Staff, table: Table, chance: Random) -> Played:
    """Play a random match to its end through the services."""
    state = first_state(table)
    endless = state.variant.hand_count is None and state.variant.out_at is None
    most_hands = HANDS_WITHOUT_AN_END if endless else None
    events: list[MatchEvent] = []
    answer: Answer = {}
    for happening in simulate_match(state, chance, LIVELY, most_hands=most_hands):
        answer = play_event(staff, table, happening.event, state.hand_number)
        events.append(happening.event)
        state = happening.state
    return Played(table, tuple(events), state, answer)


def ask_calculator(api: APIClient, played: Played) -> Answer:
    """The same match, asked of the stateless call that anybody may use."""
    tournament = played.table.round.stage.tournament
    body = {
        "players": played.state.players,
        "first_dealer": str(played.table.first_dealer),
        "house_rules": tournament.house_rules,
        "events": [event_to_data(event) for event in played.events],
    }
    answer = api.post(f"/api/v1/variants/{tournament.variant_key}/match/", body)
    assert answer.status_code == 200, answer.content
    data: Answer = answer.json()
    return data


def make_staff(club: Club, director: Actor) -> Staff:
    """One person who is director and scorekeeper in one."""
    return Staff(club, director, director)


def hands_of(history: list[Answer]) -> Iterator[tuple[object, object]]:
    """Points and totals of each hand with a result."""
    for line in history:
        if line.get("kind", line.get("type")) == "hand":
            yield line["points"], line["totals"]
