"""What standings need of each seat, from the state of its match."""

from dataclasses import dataclass

from scoring.match import MatchState


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """A player's figures at one table.

    `total` and `last_points` are None until something was scored: 0 is the best score. `totals` is
    the total after every line of the match he has a total in, for the chart. `left_in_hand` is the
    number of the hand that put him out for good, None while he is in.
    """

    total: int | None
    last_points: int | None
    is_out: bool
    left_in_hand: int | None
    hands_played: int
    hands_won: int
    kalukis: int
    buy_ins: int
    may_buy_in: bool
    place: int | None
    totals: tuple[int, ...]


def figure_seats(state: MatchState) -> dict[str, SeatFigures]:
    """The figures of every player of a match."""
    return {player: _figure_seat(state, player) for player in state.players}


def _figure_seat(state: MatchState, player: str) -> SeatFigures:
    points = [line.points[player] for line in state.history if player in line.points]
    is_out = player in state.out
    return SeatFigures(
        total=state.totals[player] if state.history else None,
        last_points=points[-1] if points else None,
        is_out=is_out,
        left_in_hand=_left_in_hand(state, player) if is_out else None,
        hands_played=sum(line.kind == "hand" and player in line.points for line in state.history),
        hands_won=state.hands_won[player],
        kalukis=state.kalukis[player],
        buy_ins=state.buy_ins_taken[player],
        may_buy_in=any(offer.player == player for offer in state.offers),
        place=state.places.get(player) if state.finished else None,
        totals=tuple(line.totals[player] for line in state.history),
    )


def _left_in_hand(state: MatchState, player: str) -> int:
    """The hand of the line that put him out, walking back to where he was last in."""
    left = state.hand_number
    for line in reversed(state.history):
        if player not in line.out:
            break
        left = line.hand_number
    return left
