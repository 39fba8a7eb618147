"""The tournament of the demo club that is being played: every table has something to look at."""

from collections.abc import Callable, Sequence
from itertools import count
from uuid import uuid4

from scoring.match import HandPlayed, MatchState, PenaltyGiven, Withdrew, event_to_data
from tournaments.demo.corrections import MISCOUNTED
from tournaments.demo.entering import enter_people
from tournaments.demo.money import Desk
from tournaments.demo.seating import seat_by_site
from tournaments.demo.staff import Staff
from tournaments.demo.table_play import first_state, play_event, play_happenings
from tournaments.demo.tournaments import Plan, make_chance, open_tournament
from tournaments.domain.simulation import Habits, Happening, simulate_match
from tournaments.models import Player, Table, Tournament
from tournaments.services.hands import correct_hand
from tournaments.services.table_acts import TableRequest

HABITS = Habits(withdrawal=0, penalty=0, points_only=0.1)
PUBLIC_WORD = "Nine lamps and a moth"
PAID = 0.8
"""How many of those who sit down have paid."""
WRONG_OPENING = PenaltyGiven("2", 25, "Opened with 38 points")


def play_half(staff: Staff, plan: Plan, players: Sequence[Player]) -> Tournament:
    """Play on at every table until there is what it should show. It takes five tables."""
    tournament = open_tournament(staff, plan)
    desk = Desk(staff, plan, tournament)
    desk.announce()
    enter_people(staff, tournament, players)
    with_offer, corrected, fined, left, begun = seat_by_site(staff, tournament, PUBLIC_WORD)
    desk.collect(PAID)
    _play_until(staff, with_offer, plan, lambda state: bool(state.offers))
    _correct_first_hand(staff, corrected, _play_until(staff, corrected, plan, _after(4)))
    play_event(staff, fined, WRONG_OPENING, _next_hand(_play_until(staff, fined, plan, _after(3))))
    play_event(staff, left, Withdrew("3"), _next_hand(_play_until(staff, left, plan, _after(4))))
    _play_until(staff, begun, plan, _after(2))
    return tournament


def _after(hands: int) -> Callable[[MatchState], bool]:
    """So many hands played and nobody put out by any of them."""

    def is_reached(state: MatchState) -> bool:
        has_lost = bool(state.out) or any(state.buy_ins_taken.values())
        return state.hand_number == hands + 1 and not has_lost

    return is_reached


def _next_hand(happenings: Sequence[Happening]) -> int:
    return happenings[-1].state.hand_number


def _play_until(
    staff: Staff, table: Table, plan: Plan, is_reached: Callable[[MatchState], bool]
) -> list[Happening]:
    """Play the first of the seed's evenings that gets there."""
    for evening in count(1):
        chance = make_chance(f"{plan.seed}, table {table.number}, evening {evening}")
        happenings: list[Happening] = []
        for happening in simulate_match(first_state(table), chance, HABITS):
            happenings.append(happening)
            if is_reached(happening.state):
                play_happenings(staff, table, happenings)
                return happenings
    raise AssertionError("count has no end")


def _correct_first_hand(staff: Staff, table: Table, happenings: Sequence[Happening]) -> None:
    """Somebody had one card less."""
    hand = next(h.event for h in happenings if isinstance(h.event, HandPlayed))
    request = TableRequest(staff.director, table.pk, uuid4())
    correct_hand(request, number=1, hand_version=1, hand=_with_a_card_less(hand), reason=MISCOUNTED)


def _with_a_card_less(hand: HandPlayed) -> dict[str, object]:
    most = max(hand.remainders or (), key=lambda held: len(held[1]))
    data = event_to_data(hand)
    *kept, _ = data["remainders"][most[0]].split()
    return {**data, "remainders": {**data["remainders"], most[0]: " ".join(kept)}}
