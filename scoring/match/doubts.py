"""What cannot be said of an event that could be read only in part."""

from collections.abc import Iterable, Sequence

from scoring.problems import Problem

_OF_HOLDING = frozenset(
    {
        "hand.blocked_everyone_holds",
        "hand.no_cards",
        "hand.points_differ",
        "hand.points_impossible",
        "hand.remainder_missing",
    }
)
_OF_FINISH = frozenset(
    {
        "hand.nobody_went_out",
        "hand.points_differ",
        "hand.points_impossible",
        "hand.points_not_multiplied",
        "hand.points_together",
        "hand.went_out_missing",
    }
)
_OF_WINNER = _OF_HOLDING | {"hand.went_out_missing"}
_OF_PLAYERS = frozenset({"hand.not_dealt_in", "hand.too_few_players"})
_OF_ANY_STATE = frozenset({"card.suit_needed", "hand.finish_not_allowed"})


def beyond_doubt(found: Sequence[Problem], unread: Iterable[Problem]) -> tuple[Problem, ...]:
    """Those of the problems found that hold whatever the unread parts turn out to say.

    `unread` are problems of reading, each with its field, and its event where there are several.
    An event that follows an unread one may have come to another state: only what holds in any
    state is said of it, as that the pack has no such card.
    """
    unread = tuple(unread)
    nobody_named = {one.event for one in found if one.code == "hand.went_out_missing"}
    return tuple(
        one
        for one in found
        if not any(_may_follow(one, cause, one.event in nobody_named) for cause in unread)
    )


def _may_follow(found: Problem, cause: Problem, nobody_named: bool) -> bool:
    if cause.event not in (None, found.event):
        return _comes_later(found, cause) and not _holds_in_any_state(found)
    match cause.field:
        case "remainders" | "points" if cause.seat is not None:
            return found.seat == cause.seat and found.code in _OF_HOLDING
        case "remainders" | "points":
            return found.code in _OF_HOLDING | _OF_PLAYERS
        case "finish":
            # With nobody named the hand may be void, and in that nobody needs cards.
            return found.code in (_OF_FINISH | _OF_HOLDING if nobody_named else _OF_FINISH)
        case "went_out":
            return found.code in _OF_WINNER
        case _:
            return False


def _comes_later(found: Problem, cause: Problem) -> bool:
    return found.event is not None and cause.event is not None and found.event > cause.event


def _holds_in_any_state(found: Problem) -> bool:
    return found.code.startswith("pack.") or found.code in _OF_ANY_STATE
