"""Whole matches of the contract variants on a phone, card by card as people type them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scorekeeper import (
    cards_field,
    open_table,
    review,
    reviewed,
    save,
    say_how_it_ended,
    totals,
    type_cards,
    worth,
)
from tests.seated import run_tournament, seat_table
from tournaments.models import Actor, Club, Table

pytestmark = pytest.mark.browser


def seat(club: Club, variant: str) -> Table:
    return seat_table(run_tournament(club, variant, unit_minor=None), ("Jim", "Ann", "Тарас"))


def play(phone: Page, remainders: dict[str, str], *, hands: int, first: int = 1) -> None:
    """Hands from number `first` on which Jim wins and the others keep the same cards."""
    for number in range(first, hands + 1):
        expect(phone.get_by_text(f"Hand {number} of {hands}").first).to_be_visible()
        say_how_it_ended(phone, "Jim")
        type_cards(phone, remainders)
        review(phone)
        save(phone)


def test_nine_hands_of_jamaican(club: Club, director: Actor, phone: Page) -> None:
    """variants.md §3.7: on a first opening A♠ A♥ JK 7♦ are 146."""
    open_table(phone, director, seat(club, "jamaican"))
    say_how_it_ended(phone, "Jim", "first_opening")
    cards_field(phone, "Ann").fill("A♠ A♥")
    expect(worth(phone, "Ann")).to_have_text("32")
    cards_field(phone, "Ann").fill("A♠ A♥ JK 7♦")
    expect(worth(phone, "Ann")).to_have_text("146")
    cards_field(phone, "Тарас").fill("К 2♣")
    review(phone)
    assert reviewed(phone) == {"Jim": "0", "Ann": "+146", "Тарас": "+24"}
    save(phone)
    play(phone, {"Ann": "As ah joker 7d", "Тарас": "Кк 2т"}, hands=9, first=2)
    expect(phone.get_by_text("Jim wins this table")).to_be_visible()
    assert totals(phone) == {"Jim": 0, "Ann": 146 + 8 * 73, "Тарас": 24 + 8 * 12}


def test_seven_hands_of_mexican(club: Club, director: Actor, phone: Page) -> None:
    """variants.md §3.8: in the second hand fours are wild, and 4♠ A♥ K♣ 2♦ are 50."""
    open_table(phone, director, seat(club, "mexican"))
    for number in range(1, 8):
        expect(phone.get_by_text(f"Hand {number} of 7").first).to_be_visible()
        say_how_it_ended(phone, "Jim")
        type_cards(phone, {"Ann": "4♠ A♥ K♣ 2♦", "Тарас": "2♣"})
        points = "50" if number == 2 else "35"
        expect(worth(phone, "Ann")).to_have_text(points)
        review(phone)
        assert reviewed(phone) == {"Jim": "0", "Ann": f"+{points}", "Тарас": "+5"}
        save(phone)
    expect(phone.get_by_text("Jim wins this table")).to_be_visible()
    assert totals(phone) == {"Jim": 0, "Ann": 50 + 6 * 35, "Тарас": 35}
