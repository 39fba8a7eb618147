"""Melds written and read."""

import pytest

from scoring.melds import format_meld, parse_meld, read_meld
from scoring.problems import RuleBroken


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("7C 7D 4H=7S", "7♣ 7♦ 4♥=7♠"),
        ("JK = 7S", "JK=7♠"),
        ("JK＝7S, 8S", "JK=7♠ 8♠"),
        ("Дж=7п 8п", "JK=7♠ 8♠"),
        ("JK=7", "JK=7"),
        ("A♠K♠Q♠", "A♠ K♠ Q♠"),
        ("", ""),
    ],
)
def test_people_name_what_a_wild_stands_for_with_an_equals_sign(text: str, written: str) -> None:
    assert format_meld(parse_meld(text)) == written
    assert parse_meld(written) == parse_meld(text)


@pytest.mark.parametrize("text", ["=7S 9S", "9S JK=", "JK=7S=8S", "JK=7♠8♠"])
def test_a_naming_has_one_card_on_either_side(text: str) -> None:
    with pytest.raises(RuleBroken) as broken:
        parse_meld(text)
    assert {found.code for found in broken.value.problems} == {"meld.bad_naming"}


def test_every_word_that_cannot_be_read_is_told_with_its_place() -> None:
    cards, problems = read_meld("7C foo JK=bar 8C")
    assert format_meld(cards) == "7♣ 8♣"
    assert [dict(found.params)["place"] for found in problems] == [2, 3]
