"""A club's published evening, typed into the pages from an empty site to the winner."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.director import (
    enter_newcomer,
    make_pass,
    make_tournament,
    seat_by_cards,
    sign_in,
)
from tests.browser.scorekeeper import buy_in, review, save, say_how_it_ended, totals, type_points
from tests.score_sheets import HANDS, HOUSE_RULES, NET, PLACES, PLAYERS, WINNER
from tournaments.models import Actor, Tournament
from tournaments.selectors.integrity import tournament_differences

pytestmark = pytest.mark.browser

CARDS = dict(zip(PLAYERS, ("As", "Kh", "Qd", "Jc", "10s"), strict=True))
"""Highest sits first: these seat everybody as on the sheet."""


def test_the_sheet_comes_out_to_the_point_and_the_penny(
    director: Actor, desk: Page, phone: Page
) -> None:
    """variants.md §3.1: stakes 1 : 2 : 4 : 4, two buy-ins, and 33 units for the winner."""
    _seat_everybody(desk)
    phone.goto(make_pass(desk))
    desk.goto(f"/tournaments/{Tournament.objects.get().pk}/")
    _play(phone, watched_by=desk)
    expect(phone.get_by_text(f"{WINNER} wins this table")).to_be_visible()
    phone.get_by_role("link", name=f"{WINNER} wins this table").click()
    expect(phone.locator("[data-standings] tr[id]")).to_have_count(len(PLAYERS))
    assert _standings(phone) == {
        name: (PLACES[name], HANDS[-1].totals[name], _pounds(NET[name])) for name in PLAYERS
    }
    _close(desk)
    assert tournament_differences(Tournament.objects.get()) == ()


def _seat_everybody(desk: Page) -> None:
    sign_in(desk, "director")
    make_tournament(desk, "Friday Kaluki", "Kaluki, UK clubs", HOUSE_RULES["stakes"])
    desk.get_by_role("link", name="Enter players").click()
    for name in PLAYERS:
        enter_newcomer(desk, name)
    desk.get_by_role("button", name="Check in all 5").click()
    desk.get_by_role("link", name="Seating draw").first.click()
    seat_by_cards(desk, CARDS)
    desk.get_by_role("link", name="Open table 1").click()


def _play(phone: Page, *, watched_by: Page) -> None:
    """Every hand in points, every buy-in taken; whoever watches sees each amount by itself."""
    units = dict.fromkeys(PLAYERS, -HOUSE_RULES["stakes"]["initial"])
    for number, hand in enumerate(HANDS, start=1):
        say_how_it_ended(phone, hand.went_out, hand.finish)
        type_points(phone, hand.points)
        review(phone)
        save(phone)
        after = dict(hand.totals)
        for name, score in hand.buy_ins.items():
            buy_in(phone)
            after[name] = score
            units[name] -= HOUSE_RULES["stakes"]["buy_in"]
        assert totals(phone) == after, number
        units = {name: amount + hand.money[name] for name, amount in units.items()}
        if number < len(HANDS):
            _expect_money(watched_by, units)


def _expect_money(page: Page, units: dict[str, int]) -> None:
    for name, amount in units.items():
        row = page.locator("[data-standings] tr", has=page.get_by_role("link", name=name))
        expect(row.locator(".c-money")).to_have_text(_pounds(amount))


def _close(desk: Page) -> None:
    """The director makes it final, and the money adds up to nothing."""
    tournament = Tournament.objects.get()
    desk.goto(f"/tournaments/{tournament.pk}/console/")
    desk.get_by_role("link", name="Finish the tournament").first.click()
    desk.get_by_role("button", name="Finish the tournament").click()
    desk.goto(f"/tournaments/{tournament.pk}/console/")
    expect(desk.get_by_text("The ledger closes to zero")).to_be_visible()


def _standings(page: Page) -> dict[str, tuple[int, int, str]]:
    """Place, total and money of everybody, as the tournament's page says them."""
    return {
        row.locator(".who").inner_text(): (
            int(row.locator(".c-place").inner_text()),
            int(row.locator(".c-points").inner_text()),
            row.locator(".c-money").inner_text(),
        )
        for row in page.locator("[data-standings] tr[id]").all()
    }


def _pounds(units: int) -> str:
    """Units of 10p with their sign, as the page writes them."""
    pence = abs(units) * 10
    sign = "+" if units > 0 else "−" if units else ""
    return f"{sign}£{pence // 100}.{pence % 100:02}"
