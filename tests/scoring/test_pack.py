"""All remainders of a hand together must come out of the pack (variants.md §5)."""

from collections import Counter
from collections.abc import Mapping
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from scoring.cards import ALL_CARDS, JOKER, Card, Colour, Rank, Suit, format_card, parse_cards
from scoring.pack import Pack, audit_pack

BRITISH = Pack(2, 2)


def audit(pack: Pack, remainders: Mapping[str, str]) -> list[tuple[str, str | None, str | None]]:
    cards = {seat: parse_cards(text) for seat, text in remainders.items()}
    return [(found.code, found.seat, found.card) for found in audit_pack(pack, cards)]


def test_packs_have_the_sizes_of_the_rule_book() -> None:
    """variants.md §1."""
    assert [Pack(2, 2).size, Pack(3, 3).size, Pack(2, 4).size] == [106, 159, 108]


@given(st.integers(1, 4), st.integers(0, 6))
def test_a_pack_lists_each_card_as_often_as_it_counts_it(decks: int, jokers: int) -> None:
    pack = Pack(decks, jokers)
    listed = Counter(pack.cards())
    assert listed.total() == pack.size
    assert all(pack.count(card) == count for card, count in listed.items())


def test_a_card_without_its_suit_may_be_any_of_its_rank() -> None:
    assert BRITISH.count(Card(Rank.SEVEN)) == 8
    assert BRITISH.count(Card(Rank.ACE, colour=Colour.RED)) == 4
    assert BRITISH.count(Card(Rank.ACE, Suit.HEARTS)) == 2
    assert BRITISH.count(JOKER) == 2


def test_what_the_pack_can_deal_is_fine() -> None:
    assert not audit(BRITISH, {"E": "As As JK 7 7 7h", "S": "JK Ah A(red) 7 7s 7s", "N": ""})


def test_every_impossible_card_is_named_with_every_seat_that_holds_it() -> None:
    remainders = {"E": "As As JK JK", "S": "As K", "N": "JK Ks Ks Ks"}
    assert audit(BRITISH, remainders) == [
        ("pack.too_many", "E", "A♠"),
        ("pack.too_many", "S", "A♠"),
        ("pack.too_many", "E", "JK"),
        ("pack.too_many", "N", "JK"),
        ("pack.too_many", "N", "K♠"),
    ]


def test_the_problem_says_how_many_there_are_and_how_many_are_named() -> None:
    (found,) = audit_pack(BRITISH, {"E": parse_cards("9h 9h 9h")})
    assert found.message == "The pack holds 2 of 9♥, but 3 are named: E."


def test_it_says_who_holds_how_many_of_them() -> None:
    first, second = audit_pack(BRITISH, {"E": parse_cards("9h 9h"), "S": parse_cards("9h K")})
    assert first.message == "The pack holds 2 of 9♥, but 3 are named: E (2), S."
    assert second.message == first.message


def test_a_joker_in_a_pack_without_any_is_no_card_of_it() -> None:
    assert audit(Pack(2, 0), {"E": "JK"}) == [("pack.no_such_card", "E", "JK")]


def test_cards_without_suit_are_counted_by_rank() -> None:
    assert not audit(BRITISH, {"E": "7 7 7 7", "S": "7s 7s 7h 7h"})
    assert audit(BRITISH, {"E": "7 7 7 7 7", "S": "7s 7s 7h 7h"}) == [
        ("pack.too_many", "E", "7"),
        ("pack.too_many", "S", "7"),
    ]


def test_an_excess_of_one_suit_is_not_said_again_for_its_rank() -> None:
    remainders = {"E": "7s 7s 7s 7s", "S": "7 7 7 7 7 7"}
    assert audit(BRITISH, remainders) == [("pack.too_many", "E", "7♠")]


def test_aces_by_colour_are_counted_by_colour_and_then_by_rank() -> None:
    red = {"E": "A(red) A(red) A(red)", "S": "Ah Ad A"}
    assert audit(BRITISH, red) == [
        ("pack.too_many", "E", "A(red)"),
        ("pack.too_many", "S", "A(red)"),
    ]
    full = {"E": "A(red) A(red) A(black) A(black)", "S": "Ah Ad A A A"}
    assert audit(BRITISH, full) == [("pack.too_many", "E", "A"), ("pack.too_many", "S", "A")]


SMALL = Pack(1, 1)
FEW_CARDS = [card for card in ALL_CARDS if card.rank in (None, Rank.ACE, Rank.TWO)]


def can_be_dealt(pack: Pack, cards: list[Card]) -> bool:
    """Try every way to give the cards their suits."""
    choices = [[full for full in set(pack.cards()) if could_be(card, full)] for card in cards]
    held = Counter(pack.cards())
    return any(Counter(choice) <= held for choice in product(*choices))


def could_be(card: Card, full: Card) -> bool:
    return (
        card.rank == full.rank
        and card.suit in (None, full.suit)
        and card.shade in (None, full.shade)
    )


@given(st.lists(st.sampled_from(FEW_CARDS), max_size=6))
def test_the_audit_finds_fault_exactly_with_what_cannot_be_dealt(cards: list[Card]) -> None:
    assert (not audit_pack(SMALL, {"E": cards})) == can_be_dealt(SMALL, cards)


@given(st.lists(st.lists(st.sampled_from(ALL_CARDS), max_size=25), min_size=1, max_size=4))
def test_no_fault_is_named_twice_and_each_seat_named_holds_such_a_card(
    hands: list[list[Card]],
) -> None:
    remainders = {str(seat): cards for seat, cards in enumerate(hands)}
    problems = audit_pack(BRITISH, remainders)
    assert len(set(problems)) == len(problems)
    for found in problems:
        held = {format_card(card)[:1] for card in remainders[str(found.seat)]}
        assert str(found.card)[:1] in held


@given(st.lists(st.sampled_from(ALL_CARDS), max_size=40), st.randoms())
def test_the_order_of_cards_does_not_matter(cards: list[Card], random: object) -> None:
    shuffled = sorted(cards, key=lambda _: random.random())  # type: ignore[attr-defined]
    assert set(audit_pack(BRITISH, {"E": cards})) == set(audit_pack(BRITISH, {"E": shuffled}))
