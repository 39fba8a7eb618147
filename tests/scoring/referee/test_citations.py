"""Every reason names its rule."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scoring.house_rules import apply_house_rules
from scoring.referee import cite, quote
from scoring.referee.citations import GROUNDS
from scoring.rule_sheet import rule_sheet
from scoring.variants import all_variants, get_variant

PHYSICAL = {"pack.too_many", "card.suit_needed", "lay_down.too_many_cards"}
BOOKKEEPING = {"lay_down.own_before_opening", "lay_down.own_no_meld"}


def labels() -> set[str]:
    sheets = map(rule_sheet, all_variants())
    return {row.label.text for sheet in sheets for part in sheet.sections for row in part.rows}


def codes_in_the_source() -> Iterator[str]:
    for file in Path("scoring/referee").glob("*.py"):
        if not file.name.startswith("table_"):
            yield from re.findall(r'problem\(\s*"([a-z_]+\.[a-z_]+)"', file.read_text())


def test_every_row_that_is_quoted_is_on_a_sheet() -> None:
    quoted = {label for ground in GROUNDS.values() for label in ground.labels}
    assert quoted <= labels()


def test_every_reason_has_its_rule() -> None:
    assert set(codes_in_the_source()) - PHYSICAL - BOOKKEEPING <= set(GROUNDS)


# variants.md §3.1–§3.8: who has said it first
@pytest.mark.parametrize(
    ("key", "code", "rule"),
    [
        ("british", "opening.too_few_points", "3.1"),
        ("blackpool", "opening.too_few_points", "3.2"),
        ("blackpool", "set.suit_repeats", "3.1"),
        ("three_deck", "opening.too_few_points", "3.1"),
        ("three_deck", "set.suits_mixed", "3.3"),
        ("swedish", "exchange.missing_suits", "3.1"),
        ("north_american", "run.ace_inside", "3.5"),
        ("north_american", "draw.before_opening", "3.5"),
        ("scarne", "draw.before_opening", "3.5"),
        ("scarne", "set.too_few_naturals", "3.6"),
        ("scarne", "intercept.none", "3.1"),
        ("jamaican", "draw.after_opening", "3.7"),
        ("jamaican", "intercept.priority", "3.7"),
        ("jamaican", "lay_off.up_first", "3.7"),
        ("jamaican", "going_out.joker_discarded", "3.7"),
        ("mexican", "lay_off.in_opening_turn", "3.8"),
        ("mexican", "opening.contract_not_met", "3.8"),
        ("mexican", "pack.too_many", "5"),
    ],
)
def test_a_sheet_cites_where_its_rule_is_said(key: str, code: str, rule: str) -> None:
    assert cite(get_variant(key), code) == rule


def test_a_club_that_plays_otherwise_cites_the_same_paragraph() -> None:
    changed = apply_house_rules(get_variant("british"), {"opening_points": 45})
    assert cite(changed, "opening.too_few_points") == "3.1"


def test_the_sheet_is_quoted_with_the_house_rules_in_force() -> None:
    changed = apply_house_rules(get_variant("british"), {"opening_points": 45})
    rows = quote(changed, "opening.too_few_points")
    told = {row.label.render(): row.value.render() for row in rows}
    assert told == {"Points needed": "45", "Ace towards the opening": "11"}
    assert quote(changed, "pack.too_many") == ()
