"""A hand as people at a table give it, made the data an event is kept as."""

from collections.abc import Mapping

from scoring.match import event_from_data, event_to_data
from scoring.problems import RuleBroken
from tournaments.domain.seat_keys import SeatKeys
from tournaments.domain.timeline import EventData


def hand_data(hand: Mapping[str, object], keys: SeatKeys) -> EventData:
    """The hand by match key, its cards in canonical writing.

    `RuleBroken` names, by seat, everything that cannot be read.
    """
    try:
        return event_to_data(event_from_data({"type": "hand", **keys.hand_by_key(hand)}))
    except RuleBroken as broken:
        raise RuleBroken(keys.explain(broken.problems)) from broken
