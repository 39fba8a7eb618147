"""Entering a hand as a scorekeeper does: seats N, E, S, W with cards as text."""

from collections.abc import Mapping

import pytest

from scoring.cards import Card, parse_cards
from scoring.finish import Finish
from scoring.hand import HandScore, score_hand
from scoring.problems import Problem, RuleBroken
from scoring.variant import Variant
from scoring.variants import get_variant

BRITISH = get_variant("british")
SCARNE = get_variant("scarne")
JAMAICAN = get_variant("jamaican")
MEXICAN = get_variant("mexican")


def read(remainders: Mapping[str, str]) -> dict[str, tuple[Card, ...]]:
    return {seat: parse_cards(cards) for seat, cards in remainders.items()}


def score(
    variant: Variant,
    remainders: Mapping[str, str] | None = None,
    *,
    hand: int = 1,
    finish: Finish = Finish.ORDINARY,
    went_out: str | None = "N",
    points: Mapping[str, int] | None = None,
    cut_joker_seat: str | None = None,
    dealt_in: tuple[str, ...] | None = None,
) -> HandScore:
    """Score a hand, unless told otherwise the first, out of which N went in the ordinary way."""
    cards = None if remainders is None else read(remainders)
    return score_hand(
        variant,
        hand,
        finish,
        went_out,
        cards,
        points=points,
        cut_joker_seat=cut_joker_seat,
        dealt_in=dealt_in,
    )


def refusals(variant: Variant, *remainders: object, **entered: object) -> list[Problem]:
    """Every reason why the hand is refused, none of them given twice."""
    with pytest.raises(RuleBroken) as broken:
        score(variant, *remainders, **entered)  # type: ignore[arg-type]
    assert len(set(broken.value.problems)) == len(broken.value.problems)
    return list(broken.value.problems)


def codes(variant: Variant, *remainders: object, **entered: object) -> list[tuple[str, str | None]]:
    return [(found.code, found.seat) for found in refusals(variant, *remainders, **entered)]
