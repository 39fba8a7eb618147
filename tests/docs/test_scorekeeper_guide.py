"""docs/scorekeeper.md: what it says of typing and of messages is so."""

import re
from pathlib import Path

import pytest

from scoring.cards import format_cards, parse_cards
from scoring.finish import Finish
from scoring.problems import RuleBroken
from tests.docs.site_texts import unknown_texts
from tournaments.selectors.finish_words import finish_label

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "scorekeeper.md").read_text("utf-8")


def first_cells(heading: str) -> list[str]:
    """The first column of the table that begins with this heading."""
    table = GUIDE.partition(f"\n{heading}")[2].partition("\n\n")[0]
    return [line.split("|")[1].strip() for line in table.splitlines()[2:]]


@pytest.mark.parametrize("line", ["As 10h JK 7", "Тп 10ч Дж 7"])
def test_the_three_alphabets_mean_the_same(line: str) -> None:
    assert f"`{line}`" in GUIDE
    assert format_cards(parse_cards(line)) == "A♠ 10♥ JK 7"


def test_every_sign_of_the_guide_is_understood() -> None:
    for sign in re.findall(r"`([^`]+)`", GUIDE.partition("| ranks |")[2].partition("\n|")[0]):
        ranks = [rank for rank in sign.split() if rank != "…"]
        assert len(parse_cards(" ".join(ranks))) == len(ranks)
    for suits in ("s h d c", "♠ ♥ ♦ ♣", "п ч б т", "п ч б к", "п ч б х"):
        assert format_cards(parse_cards(" ".join(f"7{s}" for s in suits.split()))) == "7♠ 7♥ 7♦ 7♣"
    assert format_cards(parse_cards("JK joker * Дж джокер")) == "JK JK JK JK JK"


def test_what_could_be_two_cards_is_refused_as_the_guide_says() -> None:
    typed = [token for cell in first_cells("| typed |") for token in re.findall("`([^`]+)`", cell)]
    assert len(typed) > 4
    for token in typed:
        with pytest.raises(RuleBroken):
            parse_cards(token)


def test_every_message_of_the_guide_is_one_of_the_site() -> None:
    said = first_cells("| it says |")
    assert len(said) > 6
    assert unknown_texts(said) == []


def test_every_finish_of_the_guide_is_called_so_on_the_page() -> None:
    assert first_cells("| on the page |") == [finish_label(finish) for finish in Finish]
