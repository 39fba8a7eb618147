"""Points entered without cards must be a total that some remainder can give (variants.md §5)."""

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from scoring.cards import Rank, parse_cards
from scoring.pack import Pack
from scoring.penalties import PenaltyTable, penalty_table
from scoring.totals import Totals, find_totals, possible_totals

BRITISH = penalty_table(joker=15, ace=11)
JAMAICAN = PenaltyTable(joker=50, black_ace=15, red_ace=1)
TWO_AND_TWO = Pack(2, 2)
TWO_AND_FOUR = Pack(2, 4)


def test_a_lone_card_is_never_twelve() -> None:
    alone = possible_totals(TWO_AND_TWO, BRITISH, None, 1)
    assert alone == {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15}


def test_no_british_remainder_is_worth_one_and_none_more_than_148() -> None:
    """Two jokers, eight aces and three tens are the dearest thirteen cards."""
    assert possible_totals(TWO_AND_TWO, BRITISH, None, 13) == frozenset(range(2, 149))


def test_no_cards_at_all_are_no_total() -> None:
    assert possible_totals(TWO_AND_TWO, BRITISH, None, 0) == frozenset()


def test_nothing_is_a_total_only_where_some_card_costs_nothing() -> None:
    free_jokers = penalty_table(joker=0, ace=11)
    assert 0 not in possible_totals(TWO_AND_TWO, BRITISH, None, 13)
    assert 0 in possible_totals(TWO_AND_TWO, free_jokers, None, 1)
    assert 0 not in possible_totals(Pack(2, 0), free_jokers, None, 1)


def test_the_dearest_jamaican_remainder() -> None:
    """Four jokers, four black aces and fourteen tens: 22 cards in the ninth hand."""
    totals = possible_totals(TWO_AND_FOUR, JAMAICAN, None, 22)
    assert totals == frozenset(range(1, 401))


def test_wild_cards_change_what_is_possible() -> None:
    mexican = penalty_table(joker=20, ace=15, others=5, wild=20)
    assert possible_totals(TWO_AND_FOUR, mexican, Rank.FOUR, 1) == {5, 10, 15, 20}
    nines = possible_totals(TWO_AND_FOUR, mexican, Rank.NINE, 13)
    assert all(total % 5 == 0 for total in nines)
    assert max(nines) == 12 * 20 + 15


def test_cards_in_other_hands_cannot_be_counted_again() -> None:
    without_jokers = find_totals(TWO_AND_TWO, BRITISH, None, 1, named=parse_cards("JK JK"))
    assert 15 not in without_jokers
    assert 11 in without_jokers


def test_a_minimum_of_cards_rules_out_small_totals() -> None:
    two_cards = find_totals(TWO_AND_TWO, BRITISH, None, 2, min_cards=2)
    assert set(two_cards) == {*range(4, 27), 30}


PRICES = st.integers(0, 12)
TINY = Pack(1, 1)


@given(st.lists(PRICES, min_size=5, max_size=5), st.integers(0, 3))
def test_every_total_is_that_of_some_cards_and_no_other(prices: list[int], most: int) -> None:
    joker, ace, king_to_ten, others, wild = prices
    table = penalty_table(joker=joker, ace=ace, king_to_ten=king_to_ten, others=others, wild=wild)
    pool = [joker] + [ace] * 4 + [king_to_ten] * 16 + [others] * 28 + [wild] * 4
    kept = [price for price, count in Counter(pool).items() for _ in range(min(count, most))]
    tried = {sum(cards) for size in range(1, most + 1) for cards in combinations(kept, size)}
    assert possible_totals(TINY, table, Rank.TWO, most) == tried


@given(st.sets(st.integers(0, 300)), st.integers(-5, 10**30))
def test_totals_are_a_set(members: set[int], probe: int) -> None:
    totals = Totals(sum(1 << total for total in members))
    assert set(totals) == members
    assert (probe in totals) == (probe in members)
