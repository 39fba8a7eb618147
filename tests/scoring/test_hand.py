"""A finished hand gives everybody his points (variants.md §2, §4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.cards import Card, format_card, parse_cards
from scoring.finish import Finish
from scoring.hand import score_hand
from scoring.house_rules import apply_house_rules
from scoring.variant import Variant
from scoring.variants import all_variants
from tests.scoring.entering import BRITISH, JAMAICAN, MEXICAN, SCARNE, codes, score


def test_the_jamaican_example_is_146() -> None:
    """variants.md §2, worked: 73 doubled, and the others with it."""
    scored = score(
        JAMAICAN,
        {"N": "", "E": "A♠ A♥ joker 7♦", "S": "2s"},
        finish=Finish.FIRST_OPENING,
    )
    assert scored.points == {"N": 0, "E": 146, "S": 4}
    assert scored.multiplier == 2
    assert scored.audited
    assert [(format_card(card), points) for card, points in scored.cards["E"]] == [
        ("A♠", 15),
        ("A♥", 1),
        ("JK", 50),
        ("7♦", 7),
    ]


def test_the_mexican_example_is_50() -> None:
    """variants.md §2, worked: fours are wild in the second hand."""
    assert score(MEXICAN, {"N": "", "E": "4♠ A♥ K♣ 2♦"}, hand=2).points == {"N": 0, "E": 50}


def test_a_jamaican_hand_that_ends_later_is_not_doubled() -> None:
    assert score(JAMAICAN, {"N": "", "E": "As Ah JK 7d"}).points["E"] == 73


def test_a_club_may_multiply_a_first_opening_by_three() -> None:
    """variants.md §3.9."""
    club = apply_house_rules(JAMAICAN, {"first_opening_multiplier": 3})
    scored = score(club, {"N": "", "E": "7d"}, finish=Finish.FIRST_OPENING)
    assert (scored.points["E"], scored.multiplier) == (21, 3)


def test_a_kaluki_doubles_points_only_where_the_house_says_so() -> None:
    """variants.md §2."""
    remainders = {"N": "", "E": "A K 7 JK"}
    club = apply_house_rules(BRITISH, {"kaluki_doubles": True})
    assert score(BRITISH, remainders, finish=Finish.KALUKI).points["E"] == 43
    assert score(club, remainders, finish=Finish.KALUKI).points["E"] == 86
    assert score(club, remainders).points["E"] == 43


def test_scarne_counts_cards_jokers_twice_and_all_of_it_twice_at_kaluki() -> None:
    """variants.md §3.6."""
    remainders = {"N": "", "E": "A K 7 JK", "S": "2"}
    assert score(SCARNE, remainders).points == {"N": 0, "E": 5, "S": 1}
    assert score(SCARNE, remainders, finish=Finish.KALUKI).points == {"N": 0, "E": 10, "S": 2}


def test_in_a_blocked_hand_everybody_scores() -> None:
    """variants.md §3.8, §4."""
    remainders = {"N": "3s", "E": "A K", "S": "JK 10"}
    scored = score(MEXICAN, remainders, finish=Finish.BLOCKED, went_out=None)
    assert scored.points == {"N": 20, "E": 25, "S": 30}
    assert scored.audited


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
def test_a_void_hand_scores_nobody(variant: Variant) -> None:
    """variants.md §4."""
    scored = score(variant, {"N": "", "E": ""}, finish=Finish.VOID, went_out=None)
    assert (scored.points, scored.cards, scored.multiplier) == ({}, {}, 1)


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
def test_each_variant_allows_the_finishes_of_the_rule_book_and_no_others(variant: Variant) -> None:
    """variants.md §4."""
    special = {"jamaican": {Finish.FIRST_OPENING}, "mexican": {Finish.BLOCKED}}
    allowed = {Finish.ORDINARY, Finish.VOID} | special.get(variant.key, {Finish.KALUKI})
    for finish in set(Finish) - allowed:
        went_out = "N" if finish.somebody_went_out else None
        remainders = {"N": "" if went_out else "2s", "E": "3s"}
        assert codes(variant, remainders, finish=finish, went_out=went_out) == [
            ("hand.finish_not_allowed", None)
        ]


@given(st.permutations(parse_cards("As Ah JK 7d 10h 2c")))
def test_the_order_of_a_remainder_never_matters(cards: list[Card]) -> None:
    remainders = {"N": (), "E": tuple(cards)}
    scored = score_hand(JAMAICAN, 1, Finish.ORDINARY, "N", remainders)
    assert scored.points["E"] == 85
