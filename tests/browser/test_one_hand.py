"""A hand is entered once, whatever phones, thumbs and networks do; nothing typed is lost."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.scorekeeper import (
    POINTS,
    fill_in,
    open_table,
    points_field,
    review,
    save,
    totals,
)
from tournaments.models import Actor, MatchEvent, Table

pytestmark = pytest.mark.browser

BACK = "What was typed here before is back. It is not saved yet."


def is_recorded_once(page: Page, table: Table) -> bool:
    """One event at the table, and the page says so."""
    expect(page.get_by_role("heading", name="Record hand 2")).to_be_visible()
    return totals(page) == {"Jim": 0, **POINTS} and MatchEvent.objects.count() == 1


def test_the_second_of_two_phones_sees_both_hands_side_by_side(
    at_table: Page, other_phone: Page, director: Actor, table: Table
) -> None:
    open_table(other_phone, director, table)
    fill_in(other_phone, {"Ann": 20, "Тарас": 13})
    fill_in(at_table)
    review(other_phone)
    review(at_table)
    save(at_table)
    other_phone.get_by_role("button", name="Save hand 1").click()
    clash = other_phone.get_by_role("alert")
    expect(clash).to_contain_text("Hand 1 was recorded by")
    expect(clash.locator("tbody tr")).to_have_text(["Тарас1331"])
    clash.get_by_role("link", name="Go on with hand 2").click()
    assert is_recorded_once(other_phone, table)


def test_a_double_tap_saves_once(at_table: Page, table: Table) -> None:
    fill_in(at_table)
    review(at_table)
    at_table.get_by_role("button", name="Save hand 1").dblclick()
    assert is_recorded_once(at_table, table)


def test_without_a_network_nothing_is_sent_and_nothing_lost(at_table: Page, table: Table) -> None:
    fill_in(at_table)
    review(at_table)
    at_table.context.set_offline(True)
    at_table.get_by_role("button", name="Save hand 1").click()
    expect(at_table.get_by_text("No connection since")).to_be_visible()
    at_table.context.set_offline(False)
    save(at_table)
    assert is_recorded_once(at_table, table)


def test_an_answer_lost_on_its_way_does_not_record_the_hand_again(
    at_table: Page, table: Table
) -> None:
    def lose_answer(route: Route) -> None:
        route.fetch()
        route.abort()

    fill_in(at_table)
    review(at_table)
    address = at_table.url
    at_table.route(address, lose_answer, times=1)
    at_table.get_by_role("button", name="Save hand 1").click()
    at_table.wait_for_url("chrome-error://**")
    at_table.goto(address)
    assert is_recorded_once(at_table, table)


def test_a_request_lost_on_its_way_leaves_the_hand_to_be_saved_again(
    at_table: Page, table: Table
) -> None:
    fill_in(at_table)
    review(at_table)
    address = at_table.url
    at_table.route(address, lambda route: route.abort(), times=1)
    at_table.get_by_role("button", name="Save hand 1").click()
    at_table.wait_for_url("chrome-error://**")
    at_table.goto(address)
    expect(at_table.get_by_text(BACK)).to_be_visible()
    review(at_table)
    save(at_table)
    assert is_recorded_once(at_table, table)


def test_what_was_typed_outlives_a_reload_and_goes_once_it_is_saved(
    at_table: Page, table: Table
) -> None:
    fill_in(at_table)
    at_table.reload()
    expect(at_table.get_by_text(BACK)).to_be_visible()
    expect(points_field(at_table, "Тарас")).to_have_value("31")
    review(at_table)
    save(at_table)
    expect(at_table.get_by_text(BACK)).to_be_hidden()
    at_table.get_by_text("Only the points are known").click()
    expect(points_field(at_table, "Тарас")).to_have_value("")
    assert is_recorded_once(at_table, table)


def clear(page: Page) -> None:
    page.get_by_role("button", name="Clear", exact=True).click()
    page.get_by_role("button", name="Clear it").click()


def test_what_is_cleared_stays_away(at_table: Page) -> None:
    fill_in(at_table)
    clear(at_table)
    at_table.reload()
    expect(at_table.get_by_text(BACK)).to_be_hidden()
    expect(at_table.locator("[name=went_out]:checked")).to_have_count(0)


def test_one_tap_on_clear_clears_nothing(at_table: Page) -> None:
    fill_in(at_table)
    at_table.get_by_role("button", name="Clear", exact=True).click()
    expect(points_field(at_table, "Тарас")).to_have_value("31")
    at_table.get_by_role("button", name="Keep it").click()
    expect(points_field(at_table, "Тарас")).to_have_value("31")


def test_what_was_cleared_can_be_brought_back_even_after_a_reload(
    at_table: Page, table: Table
) -> None:
    fill_in(at_table)
    clear(at_table)
    expect(points_field(at_table, "Тарас")).to_have_value("")
    at_table.reload()
    at_table.get_by_role("button", name="Bring it back").click()
    expect(points_field(at_table, "Тарас")).to_have_value("31")
    review(at_table)
    save(at_table)
    assert is_recorded_once(at_table, table)


def test_the_back_button_leads_to_what_was_typed(at_table: Page) -> None:
    fill_in(at_table)
    review(at_table)
    at_table.get_by_role("button", name="Back to the cards").click()
    expect(points_field(at_table, "Ann")).to_have_value("20")
    expect(at_table.get_by_text(BACK)).to_be_hidden()
    at_table.get_by_role("link", name="Friday Kaluki").click()
    expect(at_table.get_by_role("heading", name="Friday Kaluki")).to_be_visible()
    at_table.get_by_role("link", name="Table 1").click()
    expect(points_field(at_table, "Ann")).to_have_value("20")
    review(at_table)


def test_going_back_and_saving_again_saves_nothing_more(at_table: Page, table: Table) -> None:
    fill_in(at_table)
    review(at_table)
    save(at_table)
    at_table.go_back()
    save(at_table)
    assert is_recorded_once(at_table, table)
