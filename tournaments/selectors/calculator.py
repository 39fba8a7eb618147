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
    beyond_doubt,
    read_events,
    read_hand,
    replay,
    seating_problems,
    state_to_data,
)
from scoring.problems import Problem, RuleBroken, insist
from scoring.variant import Variant
from scoring.variants import get_variant
from tournaments.domain.known_ends import name_known_ends

T = TypeVar("T")
Data = dict[str, Any]
Problems = tuple[Problem, ...]
HouseRules = Mapping[str, object]


def score_one_hand(
    key: str, *, number: int, hand: Mapping[str, object], house_rules: HouseRules
) -> Data:
    """What a hand costs whom: {"points", "multiplier", "cards", "audited"}, by seat.

    `hand` has finish, went_out, remainders or points, cut_joker_seat, cards as text; the seats
    named are those dealt in. Raises `UnknownVariant`, or `RuleBroken` with every problem.
    """
    published = get_variant(key)
    event, unreadable = read_hand(hand)
    unread = name_known_ends(published, unreadable)
    variant = _apply_rules(published, house_rules, unread)
    return _score_to_data(_with_unread(unread, lambda: _score(variant, number, event)))


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
    published, seated = get_variant(key), tuple(players)
    read, unreadable = read_events(events)
    unread = name_known_ends(published, unreadable)
    ill_seated = seating_problems(published, seated, first_dealer)
    variant = _apply_rules(published, house_rules, (*ill_seated, *unread))
    return state_to_data(
        _with_unread(unread, lambda: replay(variant, seated, read, first_dealer=first_dealer))
    )


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


def _with_unread(unread: Problems, score: Callable[[], T]) -> T:
    """The result, or what could not be read and all that is wrong whatever it says."""
    try:
        result = score()
    except RuleBroken as broken:
        problems = (*unread, *beyond_doubt(broken.problems, unread))
        raise RuleBroken(sorted(problems, key=_event_of)) from broken
    insist(unread)
    return result


def _event_of(found: Problem) -> int:
    return -1 if found.event is None else found.event


def _apply_rules(published: Variant, house_rules: HouseRules, found: Problems) -> Variant:
    """The variant under its house rules, or what is wrong with them and with all else so far."""
    try:
        return apply_house_rules(published, house_rules)
    except RuleBroken as broken:
        raise RuleBroken((*broken.problems, *found)) from broken
