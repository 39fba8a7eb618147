"""The seating draw with real cards, as the director types it."""

from dataclasses import replace

import pytest

from scoring.cards import Card, parse_cards
from scoring.match_rules import DrawTies
from scoring.problems import Problem, RuleBroken
from tournaments.domain.seating_draw import (
    Published,
    SeatingDraw,
    SeatTaken,
    draw_by_hand,
    draw_from_data,
    draw_to_data,
    verify,
)


def typed(**cards: str) -> dict[int, tuple[Card, ...]]:
    return {int(entry[1:]): parse_cards(text) for entry, text in cards.items()}


def draw(
    cards: dict[int, tuple[Card, ...]],
    ties: DrawTies = DrawTies.RANK,
    people: int = 4,
    packs: int | None = None,
) -> SeatingDraw:
    return draw_by_hand(range(1, people + 1), cards, ties, (people,), packs)


def problems(
    cards: dict[int, tuple[Card, ...]],
    ties: DrawTies = DrawTies.RANK,
    people: int = 4,
    packs: int | None = None,
) -> list[Problem]:
    with pytest.raises(RuleBroken) as refused:
        draw(cards, ties, people, packs)
    return list(refused.value.problems)


def short(found: list[Problem]) -> list[tuple[str, str | None, str | None]]:
    return [(item.code.removeprefix("seating_draw."), item.seat, item.card) for item in found]


def test_the_highest_card_takes_the_first_seat() -> None:
    """variants.md §3.1."""
    found = draw(typed(e1="7♠", e2="A♦", e3="10♥", e4="K♣"))
    assert found.order == (2, 4, 3, 1)
    assert found.seats[0] == SeatTaken(2, 1, 1)


def test_players_who_tie_draw_again_among_themselves() -> None:
    """variants.md §3.1: the redraw places them between the others, however low it is."""
    found = draw(typed(e1="K♠ 3♠", e2="Q♦", e3="K♥ 9♣", e4="A♣"))
    assert found.order == (4, 3, 1, 2)
    assert [[drawn.entry for drawn in step] for step in found.steps] == [[1, 2, 3, 4], [1, 3]]


def test_who_ties_again_draws_again() -> None:
    found = draw(typed(e1="K♠ 3♠ 2♠", e2="K♦ 3♣ J♠", e3="K♥ 9♣", e4="A♣"))
    assert found.order == (4, 3, 2, 1)


def test_two_ties_are_parted_in_the_same_step() -> None:
    assert draw(typed(e1="K♠ 3♠", e2="4♦ 5♦", e3="K♥ 9♣", e4="4♣ 3♦")).order == (3, 1, 2, 4)


def test_at_several_tables_the_suit_decides_and_only_identical_cards_draw_again() -> None:
    """variants.md §6: ♠ ♥ ♦ ♣, house rule draw_ties."""
    cards = typed(e1="K♣", e2="K♦", e3="K♥", e4="K♠")
    assert draw(cards, DrawTies.CARD).order == (4, 3, 2, 1)
    twins = typed(e1="K♣ 2♦", e2="K♣ 2♥", e3="K♥", e4="K♠")
    assert draw(twins, DrawTies.CARD, packs=2).order == (4, 3, 2, 1)


def test_cards_without_suit_do_where_the_rank_decides() -> None:
    assert draw(typed(e1="K 3", e2="Q", e3="K 9", e4="A")).order == (4, 3, 1, 2)


def test_a_card_drawn_more_often_than_the_packs_hold_is_named_with_all_who_have_it() -> None:
    found = problems(typed(e1="K♠ 3♠", e2="Q", e3="K♠ 9♣", e4="A♣"))
    assert short(found) == [("too_often", "1", "K♠"), ("too_often", "3", "K♠")]
    assert found[0].message == "2 people drew K♠ at once, but the packs hold 1."
    assert draw(typed(e1="K♠ 3♠", e2="Q", e3="K♠ 9♣", e4="A♣"), packs=2).order == (4, 3, 1, 2)


def test_five_kings_of_one_pack_are_too_many_even_without_suits() -> None:
    cards = typed(e1="K 2", e2="K 3", e3="K 4", e4="K 5", e5="K 6")
    assert {code for code, _, _ in short(problems(cards, people=5))} == {"too_often"}


def test_a_card_that_went_back_may_be_drawn_again() -> None:
    assert draw(typed(e1="K♠ A♣", e2="Q♦", e3="K♥ K♠", e4="A♣")).order == (4, 1, 3, 2)


def test_a_missing_card_is_named() -> None:
    assert short(problems(typed(e1="K♠", e3="4♥", e4=""))) == [
        ("no_card", "2", None),
        ("no_card", "4", None),
    ]


def test_a_tie_that_was_not_redrawn_is_named_on_both() -> None:
    assert short(problems(typed(e1="K♠", e2="Q♦", e3="K♥", e4="A♣"))) == [
        ("tie_not_redrawn", "1", "K♠"),
        ("tie_not_redrawn", "3", "K♥"),
    ]


def test_a_tie_of_which_one_redrew_is_named_on_the_other() -> None:
    assert short(problems(typed(e1="K♠ 2♠", e2="Q♦", e3="K♥", e4="A♣"))) == [
        ("tie_not_redrawn", "3", "K♥")
    ]


def test_a_redraw_by_somebody_not_tied_is_named() -> None:
    assert short(problems(typed(e1="K♠", e2="Q♦ A♠", e3="J♥", e4="A♣"))) == [
        ("not_tied", "2", "A♠")
    ]
    assert short(problems(typed(e1="K♠ 2♠ 3♠", e2="Q♦", e3="K♥ 9♠", e4="A♣"))) == [
        ("not_tied", "1", "3♠")
    ]


def test_jokers_suitless_cards_and_strangers_are_named() -> None:
    cards = typed(e1="JK", e2="Q", e3="K♥", e4="A♣", e9="2♠")
    assert short(problems(cards, DrawTies.CARD)) == [
        ("unknown_entry", "9", None),
        ("joker", "1", "JK"),
        ("suit_needed", "2", "Q"),
    ]


def test_every_problem_is_told_at_once() -> None:
    cards = typed(e1="K♠", e2="K♠", e3="7♥ 8♥", e4="JK", e6="A♣ 2♣")
    found = short(problems(cards, people=6))
    assert found == [
        ("joker", "4", "JK"),
        ("no_card", "5", None),
        ("too_often", "1", "K♠"),
        ("too_often", "2", "K♠"),
        ("not_tied", "6", "2♣"),
        ("tie_not_redrawn", "1", "K♠"),
        ("tie_not_redrawn", "2", "K♠"),
        ("not_tied", "3", "8♥"),
    ]


def test_a_draw_by_hand_is_kept_and_verified_like_any_other() -> None:
    found = draw(typed(e1="K♠ 3♠", e2="Q♦", e3="K♥ 9♣", e4="A♣"))
    assert draw_from_data(draw_to_data(found)) == found
    assert verify(Published(draw=found)) == []


def test_a_draw_by_hand_with_another_order_or_a_missing_redraw_does_not_verify() -> None:
    found = draw(typed(e1="K♠ 3♠", e2="Q♦", e3="K♥ 9♣", e4="A♣"))
    other_order = Published(draw=replace(found, order=(1, 2, 3, 4)))
    assert {item.code for item in verify(other_order)} == {"seating_draw.other_order"}
    no_redraw = Published(draw=replace(found, steps=found.steps[:1]))
    assert {item.code for item in verify(no_redraw)} == {"seating_draw.tie_not_redrawn"}
