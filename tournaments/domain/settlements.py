"""How a director settles what no longer fits after a correction."""

from collections.abc import Iterable, Mapping

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.additions import ADD_TO, read_additions
from tournaments.domain.seat_keys import SeatKeys
from tournaments.domain.timeline import Change, PutIn, TakeBack

_TAKE_BACK = "take_back"
_PUT_IN = ("buy_in", "decline")


def settle_changes(settle: Iterable[Mapping[str, object]], keys: SeatKeys) -> tuple[Change, ...]:
    """The changes a director asks for beside a correction.

    Each is {"take_back": position}, or {"buy_in": seat, "after": position}, or the same with
    "decline": a choice put in behind the hand that put the player out; or what a hand lacks (see
    `domain.additions`). `RuleBroken` names the first that is none of these.
    """
    numbered = [*enumerate(settle)]
    others = [(index, one) for index, one in numbered if ADD_TO not in one]
    additions = [(index, one) for index, one in numbered if ADD_TO in one]
    changes = (_change(one, index, keys) for index, one in others)
    return (*changes, *read_additions(additions, keys))


def _change(one: Mapping[str, object], index: int, keys: SeatKeys) -> Change:
    position = one.get(_TAKE_BACK)
    if isinstance(position, int):
        return TakeBack(position)
    after = one.get("after")
    for kind in _PUT_IN:
        if kind in one and isinstance(after, int):
            return PutIn(after, {"type": kind, "player": keys.key(str(one[kind]))})
    raise RuleBroken((problem("settle.unknown", _UNKNOWN, field=f"settle.{index}"),))


_UNKNOWN = translatable(
    "A settlement takes an event back, puts in a buy-in or a refusal after another event, "
    "or adds to a hand what it lacks."
)
