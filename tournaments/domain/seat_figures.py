"""What standings need of each seat, from the state of its match."""

from dataclasses import dataclass

from scoring.match import Exit, MatchState

MOMENTS_IN_A_HAND = 1000


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """A player's figures at one table.

    `total` and `last_points` are None until something was scored: 0 is the best score. `totals` is
    the total after every line of the match, for the chart. `left_in_hand` is the number of the hand
    after which he was out for good and `left_at` orders those who left at any table: later is more,
    equal is together. Both are None while he is in. `units` are those won (+) or paid (−) so far.
    """

    total: int | None
    last_points: int | None
    is_out: bool
    withdrew: bool
    left_in_hand: int | None
    left_at: int | None
    hands_played: int
    hands_won: int
    kalukis: int
    buy_ins: int
    may_buy_in: bool
    place: int | None
    units: int
    totals: tuple[int, ...]

    def as_cache(self) -> dict[str, object]:
        """The figures by name, as a row keeps them: sequences as lists."""
        return {**{name: getattr(self, name) for name in self.__slots__}, "totals": [*self.totals]}


def figure_seats(state: MatchState) -> dict[str, SeatFigures]:
    """The figures of every player of a match."""
    return {player: _figure_seat(state, player) for player in state.players}


def _figure_seat(state: MatchState, player: str) -> SeatFigures:
    points = [line.points[player] for line in state.history if player in line.points]
    left = next((exit_ for exit_ in state.exits if exit_.player == player), None)
    return SeatFigures(
        total=state.totals[player] if state.history or player in state.terms.carried else None,
        last_points=points[-1] if points else None,
        is_out=left is not None,
        withdrew=player in state.withdrawn,
        left_in_hand=left.next_hand - 1 if left else None,
        left_at=_moment(state, left) if left else None,
        hands_played=sum(line.kind == "hand" and player in line.points for line in state.history),
        hands_won=state.hands_won[player],
        kalukis=state.kalukis[player],
        buy_ins=state.buy_ins_taken[player],
        may_buy_in=any(offer.player == player for offer in state.offers),
        place=state.places.get(player) if state.finished else None,
        units=state.money.net[player],
        totals=tuple(line.totals[player] for line in state.history),
    )


def _moment(state: MatchState, left: Exit) -> int:
    """When he left: the hand first, then the order of the events behind it.

    When a match ends with nobody in, all who left since the last hand left together
    (variants.md §3.1).
    """
    hand = left.next_hand - 1
    together = not state.still_in and left.next_hand == state.hand_number
    since = [line.event_index for line in state.history if line.hand_number == hand]
    order = 0 if together or not since else left.event_index - since[0]
    return hand * MOMENTS_IN_A_HAND + order
