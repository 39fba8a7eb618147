"""The rule sheet people read is the data that scores."""

import pytest

from scoring.house_rules import apply_house_rules
from scoring.rule_sheet import Phrase, RuleSheet, SheetRow, rule_sheet, sheet_to_data
from scoring.variant import Variant
from scoring.variants import all_variants, get_variant


def rows(key: str, **rules: object) -> dict[str, str]:
    """Label and value of every row, in English."""
    sheet = rule_sheet(apply_house_rules(get_variant(key), rules))
    return {
        row.label.render(): row.value.render() for section in sheet.sections for row in section.rows
    }


def marked(key: str, **rules: object) -> list[str]:
    """Labels of the rows that a house rule in force has changed."""
    sheet = rule_sheet(apply_house_rules(get_variant(key), rules))
    return [
        row.label.render() for section in sheet.sections for row in section.rows if row.in_force
    ]


def test_the_british_sheet_in_figures() -> None:
    told = rows("british")
    assert told["Players at a table"] == "2–5"
    assert told["Cards in all"] == "106"
    assert told["To each player"] == "13"
    assert told["Points needed"] == "40"
    assert told["Out when the total reaches"] == "150"
    assert told["Joker"] == "15"
    assert (told["Ace"], told["K … 10"], told["9 … 2"]) == ("11", "10", "face value")
    assert told["Kaluki, paid instead of the call"] == "2"


def test_the_jamaican_sheet_tells_its_hands_and_its_aces_apart() -> None:
    told = rows("jamaican")
    assert told["Hand 2"] == "sets: 2, runs: 1; cards dealt: 10"
    assert (told["Black ace"], told["Red ace"]) == ("15", "1")
    assert told["Out in the turn of the first opening"] == "the others score the cards left × 2"
    assert told["Intercepts in a hand, at most"] == "3"


def test_the_mexican_sheet_tells_the_wild_ranks() -> None:
    told = rows("mexican", wild_ranks=[3, 14, 5], hands=3)
    assert told["Hand 2"] == "sets: 1, runs: 1; cards dealt: 8; wild: A"
    assert "Hand 4" not in told
    assert told["Card of the hand's wild rank"] == "20"
    assert told["9 … 2"] == "5"
    assert told["Equal totals"] == "more hands won, then shared"


def test_scarne_tells_what_the_cards_left_pay() -> None:
    told = rows("scarne")
    assert told["Out when the total reaches"] == "never"
    assert told["K … 2"] == "1"
    assert told["Up to 5 players"] == "13"
    assert "Initial stake, into the pot" not in told


def test_a_price_apart_breaks_the_row_of_its_neighbours() -> None:
    told = rows("british", penalties={"7": 9})
    assert (told["9 … 8"], told["7"], told["6 … 2"]) == ("face value", "9", "face value")


def test_a_sheet_as_published_has_nothing_marked() -> None:
    for variant in all_variants():
        assert not marked(variant.key)
        assert not rule_sheet(variant).house_rules_in_force


@pytest.mark.parametrize(
    ("key", "rules", "label"),
    [
        ("british", {"out_at": 101}, "Out when the total reaches"),
        ("british", {"penalties": {"ace": 12}}, "Ace"),
        ("british", {"stakes": {"buy_in": 8}}, "Buy-in, into the pot"),
        ("british", {"kaluki_doubles": True}, "Kaluki: all cards in one turn"),
        ("british", {"cards_per_turn": 2}, "Cards played in a turn"),
        ("british", {"joker_exchange_in_set": "never"}, "A joker leaves a set of three"),
        ("british", {"reentry_margin": 1}, "Back at"),
        ("jamaican", {"penalties": {"red_ace": 2}}, "Red ace"),
        ("jamaican", {"intercepts": 2}, "Intercepts in a hand, at most"),
        ("mexican", {"hands": 3}, "Hands in a match"),
    ],
)
def test_a_house_rule_in_force_is_marked_in_its_row(
    key: str, rules: dict[str, object], label: str
) -> None:
    assert marked(key, **rules) == [label]


def test_a_house_rule_set_to_what_the_sheet_says_is_not_marked() -> None:
    assert not marked("british", out_at=150)


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
def test_every_house_rule_has_a_row_to_be_marked_in(variant: Variant) -> None:
    told = {key for row in _all_rows(rule_sheet(variant)) for key in row.keys}
    told |= {"penalties.ace"}
    assert set(variant.house_rules) <= told


def test_every_text_goes_through_the_translator() -> None:
    sheet = sheet_to_data(rule_sheet(get_variant("mexican")), _shout)
    assert sheet["name"] == "MEXICAN RUMMY"
    first = sheet["sections"][1]["rows"][1]
    assert first["label"] == "HAND 1"
    assert first["value"].startswith("SETS: 2, RUNS: 0")


def test_a_phrase_within_a_phrase_is_translated_too() -> None:
    outer = Phrase("{who} deals", (("who", Phrase("the first seat")),))
    assert outer.render(lambda text: text.replace("the first seat", "Platz 1")) == "Platz 1 deals"


def _all_rows(sheet: RuleSheet) -> list[SheetRow]:
    return [row for section in sheet.sections for row in section.rows]


def _shout(text: str) -> str:
    """Upper case outside the braces."""
    parts = text.replace("}", "{").split("{")
    return "".join(f"{{{part}}}" if place % 2 else part.upper() for place, part in enumerate(parts))


def test_the_sheets_tell_what_may_be_laid_on_the_table() -> None:
    """variants.md §3.1, §3.7, §3.8"""
    british, jamaican, mexican = rows("british"), rows("jamaican"), rows("mexican")
    assert british["Lay-offs"] == "on anybody's melds, from the opening turn on"
    assert british["A joker leaves a run"] == "for the very card it stands for, after opening"
    assert jamaican["A run grows"] == "up to the ace first, and only then downwards"
    assert jamaican["A joker may be discarded"] == "no"
    assert jamaican["More melds than the contract"] == "allowed, in the opening turn and later"
    assert mexican["More melds than the contract"] == "never"
    assert mexican["First lay-down in hand 7"] == "all cards, as exactly the contract"


def test_a_shortened_match_never_comes_to_the_hand_without_a_discard() -> None:
    """variants.md §3.8, §3.9"""
    row = "Discard when going out"
    assert rows("mexican")[row] == "always, but never in the last hand"
    assert rows("mexican", hands=5)[row] == "always"
