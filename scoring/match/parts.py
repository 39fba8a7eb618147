"""The small records a match state is made of."""

from collections.abc import Mapping
from dataclasses import dataclass

from scoring.match.events import EventKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Exit:
    """A player who is out now: by which event (its index), before which hand."""

    player: str
    event_index: int
    next_hand: int
    withdrew: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyInOffer:
    """An open offer: the total he comes back at, the price in units.

    `left` is how many more buy-ins he has after this one.
    """

    player: str
    score: int
    price: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryLine:
    """What one event did, and how things stood after it.

    `hand_number` is that of the hand, for other events that of the hand before
    (0 before the first). `points` has the players who got any entry, `money` the
    units won or paid by this event, `totals` everybody, `out` those out after it.
    `dealer` is None and `audited` is None for events that are no scored hand.
    """

    event_index: int
    kind: EventKind
    hand_number: int
    points: Mapping[str, int]
    totals: Mapping[str, int]
    out: tuple[str, ...]
    money: Mapping[str, int]
    dealer: str | None = None
    multiplier: int = 1
    audited: bool | None = None
    override: bool = False
