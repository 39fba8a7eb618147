"""The pages in a browser: on the narrowest phone, by keyboard, live, and to a screen reader."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import OVERFLOW, find_barriers
from tests.look.samples import SAMPLES

pytestmark = pytest.mark.browser

# Russian and Ukrainian take about four tenths more room than English.
LENGTHEN = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const lengthen = (word) => word + word.slice(0, word.length * 0.4);
    node.data = node.data.replace(/\\p{L}{4,}/gu, lengthen);
  }
}"""


@pytest.mark.parametrize("name", SAMPLES)
def test_no_page_is_wider_than_the_narrowest_phone(
    gallery: str, phone: Page, complaints: list[str], name: str
) -> None:
    phone.goto(f"{gallery}/{name}/")
    assert phone.evaluate(OVERFLOW) == 0
    phone.evaluate(LENGTHEN)
    assert phone.evaluate(OVERFLOW) == 0
    assert complaints == []


@pytest.mark.parametrize("name", SAMPLES)
def test_no_page_puts_a_barrier_up(gallery: str, desk: Page, name: str) -> None:
    desk.goto(f"{gallery}/{name}/")
    assert find_barriers(desk, "light", "dark") == []


def test_points_appear_beside_each_hand_as_the_cards_are_typed(
    gallery: str, phone: Page, complaints: list[str]
) -> None:
    phone.goto(f"{gallery}/table-new/")
    field = phone.get_by_label("Łukasz Wrzosek", exact=True).and_(phone.locator(".by-cards"))
    field.fill("Qd JK")
    expect(phone.locator("#seen-43 .worth b")).to_have_text("50")
    expect(phone.locator("#seen-44")).to_contain_text("“Td” can mean a ten or an ace")
    expect(field).to_be_focused()
    assert complaints == []


def test_whoever_went_out_has_no_cards_to_type(gallery: str, phone: Page) -> None:
    phone.goto(f"{gallery}/table-new/")
    phone.locator("[name=went_out][value='43']").check(force=True)
    expect(phone.locator("#cards-43")).to_be_hidden()
    expect(phone.locator("#cards-42")).to_be_visible()


def test_points_alone_can_be_typed_without_javascript(gallery: str, plain_page: Page) -> None:
    plain_page.goto(f"{gallery}/table-new/")
    plain_page.locator("#by-points").check(force=True)
    expect(plain_page.locator("#points-43")).to_be_visible()
    expect(plain_page.locator("#cards-43")).to_be_hidden()


@pytest.mark.parametrize("typed", ["barvinok", "Олена", "барв"])
def test_a_player_is_found_in_either_alphabet(gallery: str, desk: Page, typed: str) -> None:
    desk.goto(f"{gallery}/tournament/")
    desk.keyboard.press("/")
    desk.keyboard.type(typed)
    expect(desk.locator("[data-standings] tr[id]:visible")).to_have_count(1)
    expect(desk.locator("#e11")).to_be_visible()


def test_my_row_stays_mine_when_the_standings_come_anew(gallery: str, desk: Page) -> None:
    desk.goto(f"{gallery}/tournament/")
    desk.locator("#e12").hover()
    desk.locator("#e12 .me-button").click()
    with desk.expect_response("**/standings/"):
        pass
    expect(desk.locator("#e12")).to_have_class("is-me")
    desk.reload()
    expect(desk.locator("#e12")).to_have_class("is-me")
    desk.set_viewport_size({"width": 1440, "height": 500})
    desk.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(desk.locator("[data-pinned]")).to_contain_text("104")


def test_a_new_version_is_fetched_as_soon_as_it_is_told(gallery: str, desk: Page) -> None:
    with desk.expect_response("**/standings/", timeout=4_000) as answer:
        desk.goto(f"{gallery}/tournament/")
    assert answer.value.headers["hx-ptag"]


def test_a_lost_connection_is_said_and_its_return_too(gallery: str, desk: Page) -> None:
    desk.goto(f"{gallery}/tournament/")
    desk.context.set_offline(True)
    expect(desk.locator("[data-offline]")).to_be_visible()
    desk.context.set_offline(False)
    expect(desk.locator("[data-offline]")).to_be_hidden(timeout=25_000)


def test_a_grave_act_is_asked_about_on_a_page_that_can_be_left(gallery: str, desk: Page) -> None:
    desk.goto(f"{gallery}/ask/")
    expect(desk.get_by_role("button", name="Finish the tournament")).to_be_visible()
    expect(desk.get_by_role("checkbox", name="Table 2 ends unfinished")).to_be_checked()
    expect(desk.get_by_role("link", name="Cancel")).to_have_attribute("href", "/console/")


def test_the_error_summary_is_where_a_reader_begins(gallery: str, desk: Page) -> None:
    desk.goto(f"{gallery}/setup/")
    expect(desk.locator("[data-summary]")).to_be_focused()
    assert desk.title().startswith("Error:")
    desk.get_by_role("link", name="Out at must be a number").click()
    expect(desk.locator("#out_at")).to_be_focused()


def test_a_chosen_theme_outlives_the_page(gallery: str, desk: Page) -> None:
    desk.goto(f"{gallery}/home/")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert desk.evaluate(ground) == "rgb(246, 244, 238)"
    desk.get_by_role("button", name="Dark").click()
    desk.reload()
    assert desk.evaluate(ground) == "rgb(15, 20, 18)"


def test_the_hall_screen_turns_its_pages_by_hand_too(gallery: str, desk: Page) -> None:
    desk.goto(f"{gallery}/hall/")
    expect(desk.get_by_text("Places 1 to 12")).to_be_visible()
    desk.keyboard.press("ArrowRight")
    expect(desk.get_by_text("Places 13 to 20")).to_be_visible()
    desk.keyboard.press(" ")
    expect(desk.locator("[data-pause]")).to_have_attribute("aria-pressed", "true")
