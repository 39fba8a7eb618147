"""Small pieces of pages: cards as they are shown."""

from django.template.loader import render_to_string

from scoring.cards import parse_card
from tournaments.web.marks import card


def test_an_ace_given_by_its_colour_shows_both_suits_it_may_have() -> None:
    """variants.md §2: Jamaican aces cost by their colour, so a scorekeeper may give no more."""
    black, red = card(parse_card("A(black)")), card(parse_card("A(red)"))

    assert (black["shade"], black["suit"], black["name"]) == (["s", "c"], "", "black ace")
    assert (red["shade"], red["suit"], red["name"]) == (["h", "d"], "", "red ace")


def test_black_and_red_aces_differ_to_the_eye_and_to_the_ear() -> None:
    black, red = (
        render_to_string("components/card.html", {"card": card(parse_card(text))})
        for text in ("A(black)", "A(red)")
    )

    assert "#suit-s" in black
    assert "#suit-c" in black
    assert "#suit-h" in red
    assert "black ace" in black


def test_a_card_without_its_suit_shows_none() -> None:
    assert card(parse_card("7"))["shade"] == []
    assert card(parse_card("7♦"))["shade"] == []
