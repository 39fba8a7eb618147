"""A seating draw as it is published, first dealers included, and whether it is right.

Everything here is worked out from the published JSON alone, so that anybody can do it elsewhere.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from scoring.match_rules import FirstDealer
from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.first_dealers import choose_first_dealers
from tournaments.domain.seating_draw import (
    Published,
    SeatingDraw,
    draw_from_data,
    draw_to_data,
    verify,
)


def outcome_to_data(
    draw: SeatingDraw, rule: FirstDealer, first_dealers: tuple[int, ...]
) -> dict[str, Any]:
    """The outcome of a draw as JSON: `draw_to_data`, and seat numbers of first dealers by table."""
    dealers = {"first_dealer": rule.value, "first_dealers": list(first_dealers)}
    return {**draw_to_data(draw), **dealers}


def published_problems(data: Mapping[str, Any]) -> list[Problem]:
    """Where a published draw (`selectors.seating_draws.published_draw`) is not as it should be.

    Empty when every link holds: promise, secret, seed, cards, order, seats and first dealers.
    Codes are those of `seating_draw.verify`, and `seating_draw.not_drawn`, `.unreadable`,
    `.other_dealer`.
    """
    outcome = data.get("outcome")
    if outcome is None:
        return [problem("seating_draw.not_drawn", _NOT_DRAWN)]
    try:
        published = _read(data, outcome)
    except RuleBroken as broken:
        return list(broken.problems)
    return [*verify(published), *_dealer_problems(published.draw, outcome)]


def _read(data: Mapping[str, Any], outcome: Mapping[str, Any]) -> Published:
    return Published(
        draw=draw_from_data(outcome),
        commitment=str(data.get("commitment") or ""),
        secret=str(data.get("secret") or ""),
        public_word=str(data.get("public_word") or ""),
    )


def _dealer_problems(draw: SeatingDraw, outcome: Mapping[str, Any]) -> Iterator[Problem]:
    """With real cards a random dealer was drawn by other means, of which there is no proof."""
    rule = outcome.get("first_dealer")
    if rule not in list(FirstDealer):
        yield problem("seating_draw.unreadable", _NO_RULE)
    elif draw.seed is not None:
        right = choose_first_dealers(FirstDealer(rule), draw.seed, draw.table_sizes)
        if list(right) != outcome.get("first_dealers"):
            tables = ", ".join(map(str, right))
            yield problem("seating_draw.other_dealer", _DEALERS, right=tables)


_NOT_DRAWN = translatable("These seats are not drawn yet: there is nothing to check.")
_NO_RULE = translatable("This seating draw does not say how first dealers are found.")
_DEALERS = translatable("The first dealers are not those the seed gives: seats {right} by table.")
