"""The rule book says what the software scores by."""

import re
from pathlib import Path

import pytest
from django.core.management import call_command

from scoring.cards import parse_cards
from scoring.finish import Finish
from scoring.hand import score_hand
from scoring.rule_sheet import rule_sheet, sheet_to_markdown
from scoring.variant import Variant
from scoring.variants import all_variants
from tournaments.management.commands.write_rule_book import MARK

PAGES = Path(__file__).resolve().parents[2] / "docs" / "rules"
EXAMPLE = re.compile(r"^Hand (\d+), `(\w+)`, (?:nobody|(\w+)) went out\.", re.MULTILINE)
LINE = re.compile(r"^\| (\w+) \| ([^|]+) \| (\d+) \|$", re.MULTILINE)

each_variant = pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)


def read_page(variant: Variant) -> str:
    return (PAGES / f"{variant.key}.md").read_text(encoding="utf-8")


@each_variant
def test_the_numbers_of_a_page_are_those_that_score(variant: Variant) -> None:
    """If this fails after a change of a rule sheet: manage.py write_rule_book"""
    numbers = read_page(variant).partition(MARK)[2]
    assert numbers == f"\n## The numbers\n\n{sheet_to_markdown(rule_sheet(variant))}"


@each_variant
def test_the_words_of_a_page_leave_the_numbers_to_the_data(variant: Variant) -> None:
    words = read_page(variant).partition("## An example")[0]
    assert re.findall(r"\d+", words) == []


@each_variant
def test_the_example_of_a_page_is_scored_as_it_says(variant: Variant) -> None:
    words = read_page(variant).partition(MARK)[0]
    number, finish, went_out = EXAMPLE.search(words).groups()  # type: ignore[union-attr]
    lines = LINE.findall(words)
    remainders = {seat: parse_cards("" if cards == "–" else cards) for seat, cards, _ in lines}
    scored = score_hand(variant, int(number), Finish(finish), went_out, remainders)
    assert scored.points == {seat: int(points) for seat, _, points in lines}


def test_the_book_lists_every_page_and_nothing_else() -> None:
    listed = re.findall(r"^- \[.+\]\((\w+)\.md\)$", (PAGES / "README.md").read_text(), re.MULTILINE)
    assert listed == [variant.key for variant in all_variants()]
    assert {path.stem for path in PAGES.glob("*.md")} == {"README", *listed}


def test_the_numbers_are_written_below_the_words_and_a_new_page_begins_with_the_name(
    tmp_path: Path,
) -> None:
    (tmp_path / "british.md").write_text(f"# Ours\n\nWords.\n\n{MARK}old", encoding="utf-8")
    call_command("write_rule_book", tmp_path, verbosity=0)
    british = (tmp_path / "british.md").read_text(encoding="utf-8")
    assert british.startswith(f"# Ours\n\nWords.\n\n{MARK}\n## The numbers\n")
    assert "old" not in british
    assert (tmp_path / "mexican.md").read_text(encoding="utf-8").startswith("# Mexican Rummy\n")
