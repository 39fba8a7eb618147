"""A problem speaks to its reader: labels for keys of the input, cards in his letters."""

import pytest
from django.utils.translation import gettext, override

from scoring.cards import Card, Colour, Rank, Suit
from scoring.problems import Problem, RuleBroken, problem
from scoring.rule_sheet import rule_sheet
from scoring.variants import get_variant
from tournaments.selectors.calculator import score_one_hand
from tournaments.selectors.card_words import write_card
from tournaments.selectors.wording import say


def sentences(language: str, **hand: object) -> list[str]:
    with pytest.raises(RuleBroken) as refused:
        score_one_hand("jamaican", number=1, hand=hand, house_rules={})
    with override(language):
        return [say(found) for found in refused.value.problems]


HELD = {"Jim": "", "Ann": "Ks Ks Ks", "Bob": "7"}


def test_a_finish_is_said_by_its_label() -> None:
    said = sentences("en", finish="kaluki", went_out="Jim", remainders={**HELD, "Ann": "7"})
    assert said == ["A hand of this game cannot end so: Kaluki."]


def test_the_finishes_a_game_knows_are_said_by_their_labels() -> None:
    """variants.md §4: no kaluki and no blocked hand in Jamaican Kaluki."""
    (said,) = sentences("en", finish="grand", went_out="Jim", remainders={**HELD, "Ann": "7"})
    ways = "Ordinary, On the first opening, Void hand"
    assert said == f"Say how the hand ended: {ways}."


def test_a_field_is_said_by_its_label() -> None:
    said = sentences("en", finish="ordinary", went_out=3, remainders=HELD | {"Ann": "7"})
    assert said == ["“Who went out” is missing or no text."]


def test_a_house_rule_is_said_by_its_label_and_one_nobody_knows_as_it_was_given() -> None:
    assert say(problem("x.y", "{field}", field="house_rules.penalties.joker")) == "“Joker”"
    assert say(problem("x.y", "{field}", field="house_rules.wind")) == "house_rules.wind"


@pytest.mark.parametrize(("language", "card"), [("en", "K♠"), ("ru", "К♠"), ("uk", "К♠")])
def test_cards_are_in_the_letters_of_the_reader(language: str, card: str) -> None:
    """In Cyrillic the king's letter is К."""
    said = sentences(language, finish="ordinary", went_out="Jim", remainders=HELD)
    assert all(card in sentence for sentence in said)


def test_what_was_typed_stays_as_it_was_typed() -> None:
    held = {**HELD, "Ann": "Kz"}
    said = sentences("ru", finish="ordinary", went_out="Jim", remainders=held)
    assert said[0].startswith("Kz ")


def test_a_text_that_is_no_card_stays_as_it_is() -> None:
    found: Problem = problem("x.y", "{card}", card="the green one")
    assert say(found) == "the green one"


def test_an_ace_of_a_colour_is_named() -> None:
    assert write_card(Card(Rank.ACE, colour=Colour.RED)) == "red ace"
    assert write_card(Card(Rank.ACE, Suit.HEARTS)) == "A♥"


@pytest.mark.parametrize(
    ("language", "label"), [("en", "K … 10"), ("ru", "К … 10"), ("uk", "К … 10")]
)
def test_the_rows_of_a_rule_sheet_have_the_letters_of_the_reader(language: str, label: str) -> None:
    with override(language):
        labels = [
            row.label.render(gettext)
            for section in rule_sheet(get_variant("british")).sections
            for row in section.rows
        ]
    assert label in labels


def test_melds_and_ranks_are_in_the_letters_of_the_reader() -> None:
    way = "{ways}; {rank}; {ranks}"
    told = problem("test.melds", way, ways="Q♠ JK=K♠ · K♠ A♠ · …", rank="A", ranks="K, A")
    with override("ru"):
        assert say(told) == "Д♠ Дж=К♠ · К♠ Т♠ · …; Т; К, Т"
