"""What cards left in hand cost (variants.md §2)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.cards import ALL_CARDS, Card, Rank, parse_card, parse_cards
from scoring.penalties import PenaltyTable, card_points, penalty_table, remainder_points
from scoring.problems import RuleBroken

BRITISH = penalty_table(joker=15, ace=11)
SCARNE = penalty_table(joker=2, ace=1, king_to_ten=1, others=1)
JAMAICAN = PenaltyTable(joker=50, black_ace=15, red_ace=1)
MEXICAN = penalty_table(joker=20, ace=15, others=5, wild=20)


@pytest.mark.parametrize(
    ("table", "points"),
    [
        (BRITISH, [15, 11, 10, 10, 10, 10, 9, 8, 7, 6, 5, 4, 3, 2]),
        (SCARNE, [2] + [1] * 13),
        (MEXICAN, [20, 15, 10, 10, 10, 10, 5, 5, 5, 5, 5, 5, 5, 5]),
    ],
)
def test_each_card_costs_what_the_rule_book_says(table: PenaltyTable, points: list[int]) -> None:
    """variants.md §2."""
    cards = parse_cards("JK A K Q J 10 9 8 7 6 5 4 3 2")
    assert [card_points(table, card, None) for card in cards] == points


def test_jamaican_aces_cost_by_their_colour() -> None:
    """variants.md §2: black 15, red 1."""
    aces = parse_cards("As Ac Ah Ad A(black) A(red)")
    assert [card_points(JAMAICAN, ace, None) for ace in aces] == [15, 15, 1, 1, 15, 1]


def test_an_ace_that_may_be_dear_or_cheap_needs_its_suit_or_colour() -> None:
    with pytest.raises(RuleBroken) as broken:
        card_points(JAMAICAN, parse_card("A"), None)
    (found,) = broken.value.problems
    assert (found.code, found.card) == ("card.suit_needed", "A")


def test_a_house_that_prices_all_aces_alike_needs_no_suit() -> None:
    alike = replace(JAMAICAN, red_ace=15)
    assert card_points(alike, parse_card("A"), None) == 15


def test_the_wild_rank_costs_the_same_whatever_its_face() -> None:
    """variants.md §2, mexican: fours wild in hand 2."""
    assert remainder_points(MEXICAN, parse_cards("4s Ah Kc 2d"), Rank.FOUR) == 50
    assert remainder_points(MEXICAN, parse_cards("4s Ah Kc 2d"), Rank.FIVE) == 35


def test_a_wild_ace_needs_no_suit_even_where_colours_differ() -> None:
    assert card_points(replace(JAMAICAN, wild=20), parse_card("A"), Rank.ACE) == 20


def test_where_wild_cards_have_no_price_they_cost_their_face() -> None:
    assert card_points(BRITISH, parse_card("4h"), Rank.FOUR) == 4


def test_the_jamaican_example_before_doubling() -> None:
    """variants.md §2, worked: 15 + 1 + 50 + 7."""
    assert remainder_points(JAMAICAN, parse_cards("A♠ A♥ joker 7♦"), None) == 73


def test_a_price_of_nothing_is_a_price() -> None:
    assert card_points(penalty_table(joker=0, ace=1, others=0), parse_card("5"), None) == 0


@given(st.permutations(parse_cards("JK As Ah 10h 7 4d 2c")))
def test_the_order_of_cards_does_not_matter(cards: list[Card]) -> None:
    assert remainder_points(JAMAICAN, cards, None) == 50 + 15 + 1 + 10 + 7 + 4 + 2


@given(st.lists(st.sampled_from(ALL_CARDS)), st.lists(st.sampled_from(ALL_CARDS)))
def test_two_remainders_cost_what_they_cost_together(one: list[Card], other: list[Card]) -> None:
    separate = remainder_points(BRITISH, one, None) + remainder_points(BRITISH, other, None)
    assert remainder_points(BRITISH, one + other, None) == separate
