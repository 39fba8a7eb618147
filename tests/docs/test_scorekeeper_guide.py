"""docs/scorekeeper.md: what it says of typing and of messages is so."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaluki_site.messages import collect
from scoring.cards import format_cards, parse_cards
from scoring.problems import RuleBroken

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "scorekeeper.md").read_text("utf-8")
FIELD = re.compile(r"\\{\w+\\}|%\\?\(\w+\\?\)s")


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


def texts_of_the_site() -> Iterator[re.Pattern[str]]:
    for message in collect():
        text = message.id if isinstance(message.id, str) else message.id[0]
        yield re.compile(FIELD.sub(".+", re.escape(text)))


def test_every_message_of_the_guide_is_one_of_the_site() -> None:
    texts = [*texts_of_the_site()]
    said = first_cells("| it says |")
    assert len(said) > 6
    ends = ("", ".")
    unknown = [text for text in said if not any(t.fullmatch(text + e) for t in texts for e in ends)]
    assert unknown == []
