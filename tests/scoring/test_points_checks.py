"""Points without cards are taken if some cards could give them (variants.md §5)."""

from itertools import combinations_with_replacement

import pytest

from scoring.cards import parse_cards
from scoring.finish import Finish
from scoring.hand import score_hand
from scoring.variant import Variant
from scoring.variants import all_variants
from tests.scoring.entering import BRITISH, JAMAICAN, MEXICAN, codes, refusals, score


def test_points_alone_are_taken_but_marked_unaudited() -> None:
    scored = score(BRITISH, points={"Jim": 23, "Pete": 44, "Sam": 12, "Ann": 75}, went_out="Jill")
    assert scored.points == {"Jim": 23, "Pete": 44, "Sam": 12, "Ann": 75, "Jill": 0}
    assert not scored.audited
    assert scored.cards == {}


@pytest.mark.parametrize("points", [0, 1, 149, 150, 10**30])
def test_points_that_no_cards_can_give_are_refused(points: int) -> None:
    assert codes(BRITISH, points={"E": points}) == [("hand.points_impossible", "E")]


def test_mexican_points_are_multiples_of_five() -> None:
    assert codes(MEXICAN, points={"E": 12}) == [("hand.points_impossible", "E")]
    assert score(BRITISH, points={"E": 12}).points["E"] == 12


def test_doubled_points_are_even() -> None:
    entered = {"finish": Finish.FIRST_OPENING, "points": {"E": 145, "S": 146}}
    assert codes(JAMAICAN, **entered) == [("hand.points_not_multiplied", "E")]


def test_doubled_points_are_judged_before_doubling() -> None:
    entered = {"finish": Finish.FIRST_OPENING}
    assert score(JAMAICAN, points={"E": 2}, **entered).points["E"] == 2  # type: ignore[arg-type]
    assert codes(JAMAICAN, points={"E": 800}, **entered) == [("hand.points_impossible", "E")]


@pytest.mark.parametrize("points", [True, 2.0, "12", None])
def test_points_are_whole_numbers(points: object) -> None:
    assert codes(BRITISH, points={"E": points}) == [("hand.points_not_whole", "E")]


def test_points_are_never_below_nothing() -> None:
    assert codes(BRITISH, points={"E": -4}) == [("hand.points_negative", "E")]


def test_whoever_went_out_scores_nothing() -> None:
    assert score(BRITISH, points={"N": 0, "E": 5}).points == {"N": 0, "E": 5}
    assert codes(BRITISH, points={"N": 5, "E": 5}) == [("hand.winner_has_points", "N")]


def test_in_a_blocked_hand_points_of_everybody_are_needed() -> None:
    entered = {"finish": Finish.BLOCKED, "went_out": None}
    scored = score(MEXICAN, points={"N": 5, "E": 25}, **entered)  # type: ignore[arg-type]
    assert scored.points == {"N": 5, "E": 25}
    assert codes(MEXICAN, points={"N": 0, "E": 25}, **entered) == [("hand.points_impossible", "N")]


def test_some_may_give_cards_and_others_points() -> None:
    scored = score(BRITISH, {"N": "", "E": "7s JK"}, points={"S": 15})
    assert scored.points == {"N": 0, "E": 22, "S": 15}
    assert set(scored.cards) == {"N", "E"}
    assert not scored.audited


def test_an_empty_line_with_points_beside_it_is_an_entry_of_points() -> None:
    scored = score(BRITISH, {"N": "", "E": "", "S": "2s"}, points={"E": 15})
    assert scored.points == {"N": 0, "E": 15, "S": 2}
    assert not scored.audited


def test_cards_in_one_hand_cannot_make_the_points_of_another() -> None:
    """148 takes both jokers of the pack."""
    assert codes(BRITISH, {"N": "", "E": "JK"}, points={"S": 148}) == [
        ("hand.points_impossible", "S")
    ]


def test_two_players_cannot_both_have_the_dearest_cards() -> None:
    found = refusals(BRITISH, points={"E": 148, "S": 148, "W": 20})
    assert [(one.code, one.seat) for one in found] == [
        ("hand.points_together", "E"),
        ("hand.points_together", "S"),
    ]
    assert "E, S" in found[0].message


def test_points_beside_cards_must_agree_with_them() -> None:
    scored = score(BRITISH, {"N": "", "E": "7s JK"}, points={"E": 22})
    assert scored.points == {"N": 0, "E": 22}
    assert scored.audited
    assert codes(BRITISH, {"N": "", "E": "7s JK"}, points={"E": 23}) == [
        ("hand.points_differ", "E")
    ]


SAMPLE = parse_cards("JK As Ah Kd 9c 2s")


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
def test_points_that_some_cards_gave_are_always_taken_without_them(variant: Variant) -> None:
    for size in (1, 2, 3):
        for cards in combinations_with_replacement(SAMPLE, min(size, 2)):
            counted = score_hand(variant, 1, Finish.ORDINARY, "N", {"N": (), "E": cards}).points
            alone = {"E": counted["E"]}
            assert score(variant, points=alone).points["E"] == counted["E"]
