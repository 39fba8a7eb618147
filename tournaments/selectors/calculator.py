"""The calculator: hands and whole matches scored for anybody, nothing kept."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from scoring.cards import format_card
from scoring.finish import Finish
from scoring.hand import HandScore, score_hand
from scoring.house_rules import apply_house_rules
from scoring.match import (
    HandPlayed,
    MatchEvent,
    event_from_data,
    events_from_data,
    replay,
    state_to_data,
)
from scoring.problems import Problem, RuleBroken, insist
from scoring.variant import Variant
from scoring.variants import get_variant

T = TypeVar("T")
Data = dict[str, Any]
HouseRules = Mapping[str, object]


def score_one_hand(
    key: str, *, number: int, hand: Mapping[str, object], house_rules: HouseRules
) -> Data:
    """What a hand costs whom: {"points", "multiplier", "cards", "audited"}, by seat.

    `hand` has finish, went_out, remainders or points, cut_joker_seat, cards as text; the seats
    named are those dealt in. Raises `UnknownVariant`, or `RuleBroken` with every problem.
    """
    published = get_variant(key)
    variant, event = _both(
        lambda: apply_house_rules(published, house_rules),
        lambda: event_from_data({**hand, "type": "hand"}),
    )
    return _score_to_data(_score(variant, number, event))


def replay_match(
    key: str,
    *,
    players: Iterable[str],
    events: Iterable[object],
    house_rules: HouseRules,
    first_dealer: str | None = None,
) -> Data:
    """Where a match stands after its events (`scoring.match.state_to_data`).

    Raises `UnknownVariant`, or `RuleBroken` with every problem and the event's index.
    """
    published = get_variant(key)
    variant, read = _both(
        lambda: apply_house_rules(published, house_rules), lambda: events_from_data(events)
    )
    return state_to_data(replay(variant, players, read, first_dealer=first_dealer))


def _score(variant: Variant, number: int, event: MatchEvent) -> HandScore:
    if not isinstance(event, HandPlayed):
        return score_hand(variant, number, Finish.VOID, None, None)
    return score_hand(
        variant,
        number,
        event.finish,
        event.went_out,
        None if event.remainders is None else dict(event.remainders),
        points=None if event.points is None else dict(event.points),
        cut_joker_seat=event.cut_joker_seat,
    )


def _score_to_data(score: HandScore) -> Data:
    return {
        "points": dict(score.points),
        "multiplier": score.multiplier,
        "cards": {
            seat: [{"card": format_card(card), "points": points} for card, points in priced]
            for seat, priced in score.cards.items()
        },
        "audited": score.audited,
    }


def _both(rules: Callable[[], Variant], events: Callable[[], T]) -> tuple[Variant, T]:
    """Both results, or the problems of both at once."""
    problems: list[Problem] = []
    results: list[Any] = []
    for read in (rules, events):
        try:
            results.append(read())
        except RuleBroken as broken:
            problems += broken.problems
    insist(problems)
    return results[0], results[1]
