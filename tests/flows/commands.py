"""Commands a phone, a programme or a tired person might send: some make sense, most do not."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from scoring.cards import ALL_CARDS, format_cards
from scoring.finish import Finish
from scoring.match import event_from_data, event_to_data
from tests.seated import ask
from tournaments.demo.staff import Staff
from tournaments.demo.table_play import play_event
from tournaments.domain.simulation import LIVELY, simulate_event
from tournaments.models import Actor, Table
from tournaments.selectors.matches import load_match
from tournaments.services.buy_ins import decline_buy_in, take_buy_in
from tournaments.services.hands import correct_hand, record_hand
from tournaments.services.rulings import give_penalty, take_back, withdraw_from_match
from tournaments.services.table_acts import TableRequest

Command = Callable[[], object]
REASONS = ("", " ", "Miscounted", "x" * 400)


def random_command(chance: Random, actor: Actor, table: Table, seats: Sequence[str]) -> Command:
    """One act at the table with whatever comes to hand."""
    version = chance.choice((None, table.version, table.version, table.version - 1, 99))
    request = ask(actor, table, version=version)
    make = chance.choice((_record, _record, _record, _correct, _answer, _rule, _take_back))
    return make(chance, request, table, [*seats, "9", ""])


def sensible_command(chance: Random, staff: Staff, table: Table) -> Command:
    """What may happen next at a table whose match is not over."""
    match = load_match(table)
    state = match.timeline.fold()
    event = event_to_data(simulate_event(state, chance, LIVELY))
    by_seat = event_from_data(match.keys.hand_by_seat(event))
    return lambda: play_event(staff, table, by_seat, state.hand_number)


def _record(chance: Random, request: TableRequest, table: Table, seats: list[str]) -> Command:
    number = chance.choice((table.hand_number, table.hand_number, 0, 1, 40)) or 1
    hand, reason = random_hand(chance, seats), chance.choice(REASONS)
    return lambda: record_hand(request, number=number, hand=hand, reason=reason)


def _correct(chance: Random, request: TableRequest, table: Table, seats: list[str]) -> Command:
    number, version = chance.randint(0, table.hands_played + 1), chance.randint(1, 2)
    hand, reason = random_hand(chance, seats), chance.choice(REASONS)
    return lambda: correct_hand(
        request, number=number, hand_version=version, hand=hand, reason=reason
    )


def _answer(chance: Random, request: TableRequest, table: Table, seats: list[str]) -> Command:
    answer = chance.choice((take_buy_in, decline_buy_in))
    seat = chance.choice(seats)
    return lambda: answer(request, seat=seat)


def _rule(chance: Random, request: TableRequest, table: Table, seats: list[str]) -> Command:
    seat, reason = chance.choice(seats), chance.choice(REASONS)
    points = chance.choice((-5, 0, 5, 50, 10**9))
    if chance.random() < 0.8:
        return lambda: give_penalty(request, seat=seat, points=points, reason=reason)
    return lambda: withdraw_from_match(request, seat=seat, reason=reason)


def _take_back(chance: Random, request: TableRequest, table: Table, seats: list[str]) -> Command:
    positions = [*table.events.values_list("position", flat=True), 1]
    position, version = chance.choice(positions), chance.randint(1, 2)
    reason = chance.choice(REASONS)
    return lambda: take_back(request, position=position, event_version=version, reason=reason)


def random_hand(chance: Random, seats: list[str]) -> dict[str, Any]:
    """A hand that is possible now and then."""
    went_out = chance.choice([*seats, None])
    losers = [seat for seat in seats if seat not in {"", "9", went_out}]
    if chance.random() < 0.3:
        losers = chance.sample(seats, chance.randint(0, len(seats)))
    hand: dict[str, Any] = {
        "finish": chance.choice((*Finish, Finish.ORDINARY, Finish.ORDINARY, "lucky")),
        "went_out": went_out,
    }
    if chance.random() < 0.8:
        hand["remainders"] = {seat: _random_cards(chance) for seat in losers}
    else:
        hand["points"] = {seat: chance.choice((-1, 0, 1, 12, 37, 999, "7")) for seat in losers}
    return hand


def _random_cards(chance: Random) -> str:
    if chance.random() < 0.05:
        return "Tc seven"
    return format_cards(chance.choices(ALL_CARDS, k=chance.choice((0, 1, 2, 3, 5, 13, 20))))
