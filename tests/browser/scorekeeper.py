"""What a scorekeeper does with a phone at the table, by the words on the pages."""

import re
from collections.abc import Mapping

from playwright.sync_api import Locator, Page, expect

from tournaments.models import Actor, Table
from tournaments.services.access import make_table_pass


def open_table(page: Page, director: Actor, table: Table) -> None:
    """Come to the table by a pass of its own."""
    page.goto(f"/pass/{make_table_pass(actor=director, table_id=table.pk).token}/")
    expect(page.get_by_role("heading", name=f"Table {table.number}")).to_be_visible()


def say_how_it_ended(page: Page, went_out: str, finish: str = "ordinary") -> None:
    seats = page.get_by_role("group", name="Who went out?")
    seats.get_by_role("radio", name=re.compile(rf"^{went_out}\b")).check(force=True)
    page.locator(f"[name=finish][value={finish}]").check(force=True)


def type_points(page: Page, points: Mapping[str, int]) -> None:
    page.get_by_text("Only the points are known").click()
    for name, value in points.items():
        points_field(page, name).fill(str(value))


def type_cards(page: Page, remainders: Mapping[str, str]) -> None:
    for name, cards in remainders.items():
        cards_field(page, name).fill(cards)


def cards_field(page: Page, name: str) -> Locator:
    return page.get_by_label(name, exact=True).and_(page.locator("input.by-cards"))


def points_field(page: Page, name: str) -> Locator:
    return page.get_by_label(name, exact=True).and_(page.locator("input.by-points"))


def worth(page: Page, name: str) -> Locator:
    """The points shown beside a hand while its cards are typed."""
    block = page.locator(".remainder", has=page.locator("label.by-cards", has_text=name))
    return block.locator(".worth b")


def review(page: Page) -> None:
    page.get_by_role("button", name="Review hand").click()
    expect(page.get_by_text("Read it out to the table.")).to_be_visible()


def save(page: Page) -> None:
    page.get_by_role("button", name="Save hand").click()
    expect(page.get_by_text(re.compile(r"^Hand \d+ is saved\.$"))).to_be_visible()


def buy_in(page: Page) -> None:
    offer = page.get_by_role("button", name="Buys in")
    offer.click()
    expect(offer).to_be_hidden()


def totals(page: Page) -> dict[str, int]:
    """The totals beside the seats."""
    names = page.locator(".seats li > span:nth-child(2) > b:first-child").all_inner_texts()
    points = page.locator(".seats .seat-total b").all_inner_texts()
    return dict(zip(map(str.strip, names), map(int, points), strict=True))


def reviewed(page: Page) -> dict[str, str]:
    """The points of everybody as the review reads them out."""
    rows = page.locator(".review-rows li:not(.review-head)").all()
    return {
        row.locator("b").first.inner_text(): row.locator("> span:nth-child(2) > b").inner_text()
        for row in rows
    }


POINTS = {"Ann": 20, "Тарас": 31}


def fill_in(page: Page, points: dict[str, int] = POINTS) -> None:
    """Enter a hand Jim went out in, and save nothing yet."""
    say_how_it_ended(page, "Jim")
    type_points(page, points)
