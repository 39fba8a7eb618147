"""What melds are worth towards an opening."""

import pytest

from scoring.house_rules import apply_house_rules
from scoring.melds import meld_points, parse_meld, readings
from scoring.variants import get_variant


def points(key: str, text: str, **house_rules: object) -> set[int | None]:
    variant = apply_house_rules(get_variant(key), house_rules)
    return {meld_points(variant, meld) for meld in readings(variant, 1, parse_meld(text))}


# variants.md §3.1, §3.5, §3.6
@pytest.mark.parametrize(
    ("key", "cards", "worth"),
    [
        ("british", "QS KS AS", {31}),
        ("british", "AS AH AD", {33}),
        ("british", "7S 8S 9S", {24}),
        ("british", "10S 10H JK", {30}),
        ("british", "7H JK JK", {18, 21, 24}),
        ("north_american", "QS KS AS", {35}),
        ("north_american", "AS AH AD", {45}),
        ("north_american", "AS 2S 3S", {6}),
        ("north_american", "JK 2S 3S", {6, 9}),
        ("scarne", "QS KS AS", {31}),
        ("scarne", "JK JK JK", {45}),
        ("scarne", "JK JK JK JK", {60}),
        ("jamaican", "JS QS KS AS", {None}),
    ],
)
def test_a_wild_is_worth_what_it_stands_for(key: str, cards: str, worth: set[int | None]) -> None:
    assert points(key, cards) == worth


def test_a_low_ace_counts_one_and_in_a_set_eleven() -> None:
    """variants.md §3.1: house rule ace_low"""
    assert points("british", "AS 2S 3S", ace_low=True) == {6}
    assert points("british", "AS AH AD", ace_low=True) == {33}
