"""Short ways to tell a match in tests."""

from scoring.finish import Finish
from scoring.house_rules import apply_house_rules
from scoring.match import HandPlayed, MatchEvent, MatchState, apply, event_from_data, start_match
from scoring.problems import RuleBroken
from scoring.variants import get_variant


def sit_down(
    key: str, players: str, first_dealer: str | None = None, **rules: object
) -> MatchState:
    """A match of players given as one text, "Ann Bob Cy"."""
    variant = apply_house_rules(get_variant(key), rules)
    return start_match(variant, players.split(), first_dealer)


def hand(went_out: str | None, finish: str = "ordinary", **points: int) -> HandPlayed:
    """A hand of which only the points are known."""
    return HandPlayed(Finish(finish), went_out, points=tuple(points.items()))


def cards(went_out: str | None, finish: str = "ordinary", **remainders: str) -> MatchEvent:
    """A hand told by the cards left."""
    data = {"type": "hand", "finish": finish, "went_out": went_out, "remainders": remainders}
    return event_from_data(data)


def play(state: MatchState, *events: MatchEvent) -> MatchState:
    """The state after all these events."""
    for event in events:
        state = apply(state, event)
    return state


def refusals(state: MatchState, event: MatchEvent) -> list[tuple[str, str | None]]:
    """Code and seat of every reason why the event cannot follow."""
    try:
        apply(state, event)
    except RuleBroken as broken:
        return [(found.code, found.seat) for found in broken.problems]
    raise AssertionError("the event was accepted")


def offered(state: MatchState) -> dict[str, tuple[int, int, int]]:
    """Score, price and buy-ins left of every open offer."""
    return {offer.player: (offer.score, offer.price, offer.left) for offer in state.offers}
