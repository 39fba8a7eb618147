"""One hand at a simulated table: who goes out, and which cards of the pack the others hold.

Nobody lays melds here. A player is what he is left with: all his cards if he never opened, else a
few; and as he gets rid of dear cards first, he keeps the cheapest of some more.
"""

from collections.abc import Sequence
from random import Random

from scoring.cards import Card
from scoring.finish import Finish
from scoring.hand import score_hand
from scoring.match import HandPlayed, MatchState
from scoring.penalties import card_points
from scoring.variant import Variant
from tournaments.domain.simulation.habits import Habits

MOST_AFTER_OPENING = 6
THROWN_AWAY = 3

Remainders = tuple[tuple[str, tuple[Card, ...]], ...]


def simulate_hand(state: MatchState, chance: Random, habits: Habits) -> HandPlayed:
    """The next hand of the match with a result the rules allow; two have to be in still."""
    finish = _choose_finish(state.variant, chance, habits)
    went_out = chance.choice(state.still_in) if finish.somebody_went_out else None
    remainders = _deal_remainders(state, went_out, chance, habits)
    by_points = {
        seat: points
        for seat, points in _count_points(state, finish, went_out, remainders).items()
        if seat != went_out and chance.random() < habits.points_only
    }
    counted = tuple(held for held in remainders if held[0] not in by_points)
    return HandPlayed(
        finish=finish,
        went_out=went_out,
        remainders=counted or None,
        points=tuple(by_points.items()) or None,
        cut_joker_seat=_choose_cutter(state, chance, habits),
    )


def _choose_finish(variant: Variant, chance: Random, habits: Habits) -> Finish:
    rare = {
        Finish.KALUKI: habits.kaluki,
        Finish.FIRST_OPENING: habits.first_opening,
        Finish.BLOCKED: habits.blocked,
    }
    for finish, often in rare.items():
        if finish in variant.finishes and chance.random() < often:
            return finish
    return Finish.ORDINARY


def _choose_cutter(state: MatchState, chance: Random, habits: Habits) -> str | None:
    if state.variant.cut_joker and chance.random() < habits.cut_joker:
        return chance.choice(state.still_in)
    return None


def _deal_remainders(
    state: MatchState, went_out: str | None, chance: Random, habits: Habits
) -> Remainders:
    variant, number = state.variant, state.hand_number
    dealt = variant.cards_dealt(number, len(state.still_in))
    pack = list(variant.pack.cards())
    chance.shuffle(pack)
    return tuple(
        (seat, _keep_cheapest(state, _take(pack, _choose_size(dealt, chance, habits))))
        for seat in state.still_in
        if seat != went_out
    )


def _choose_size(dealt: int, chance: Random, habits: Habits) -> int:
    if chance.random() < habits.never_opened:
        return dealt
    return chance.randint(1, min(MOST_AFTER_OPENING, dealt))


def _take(pack: list[Card], size: int) -> tuple[list[Card], int]:
    """So many cards off the pack, and those that pass through a hand besides."""
    drawn = [pack.pop() for _ in range(min(size + THROWN_AWAY, len(pack)))]
    return drawn, size


def _keep_cheapest(state: MatchState, taken: tuple[Sequence[Card], int]) -> tuple[Card, ...]:
    drawn, size = taken

    def price(card: Card) -> int:
        return card_points(state.variant.penalties, card, state.wild_rank)

    return tuple(sorted(drawn, key=price)[:size])


def _count_points(
    state: MatchState, finish: Finish, went_out: str | None, remainders: Remainders
) -> dict[str, int]:
    score = score_hand(
        state.variant,
        state.hand_number,
        finish,
        went_out,
        dict(remainders),
        dealt_in=state.still_in,
    )
    return dict(score.points)
