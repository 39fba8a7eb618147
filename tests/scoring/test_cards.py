"""Cards are read as people write them, and written in one form."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.cards import (
    ALL_CARDS,
    JOKER,
    Card,
    Colour,
    Rank,
    Suit,
    format_card,
    format_cards,
    parse_card,
    parse_cards,
    sort_key,
)
from scoring.problems import Problem, RuleBroken

EACH_CARD = st.sampled_from(ALL_CARDS)


def refusals(text: str) -> list[Problem]:
    with pytest.raises(RuleBroken) as broken:
        parse_cards(text)
    return list(broken.value.problems)


def codes(text: str) -> list[str]:
    return [found.code for found in refusals(text)]


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("", ""),
        (" \n\t ", ""),
        ("As AS as aS", "A♠ A♠ A♠ A♠"),
        ("A♠ ♠A a♠", "A♠ A♠ A♠"),
        ("10h 0h h10 ♥0 10♥", "10♥ 10♥ 10♥ 10♥ 10♥"),
        ("JK jk joker JOKER Joker jkr * 🃏 🃟 🂿", "JK JK JK JK JK JK JK JK JK JK"),
        ("qd jc Kh 2s", "Q♦ J♣ K♥ 2♠"),
        ("A 7 10 k", "A 7 10 K"),
        ("As,Kd;7h\nQc\tJK", "A♠ K♦ 7♥ Q♣ JK"),
        ("As , Kd ;; 7h,", "A♠ K♦ 7♥"),
        ("A♤ K♡ Q♢ J♧", "A♠ K♥ Q♦ J♣"),
    ],
)
def test_english_notation(text: str, cards: str) -> None:
    assert format_cards(parse_cards(text)) == cards


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("В Д К Т", "J Q K A"),
        ("вп дч кб тт", "J♠ Q♥ K♦ A♣"),
        ("7п 7ч 7б 7т", "7♠ 7♥ 7♦ 7♣"),
        ("7к 10К", "7♣ 10♣"),
        ("7х 10Х", "7♣ 10♣"),
        ("Кк кк Тк тт", "K♣ K♣ A♣ A♣"),
        ("тп тч дж 7б", "A♠ A♥ JK 7♦"),
        ("Дж Джокер ДЖОКЕР джк", "JK JK JK JK"),
        ("Т♠ ♦Д п10 ч7", "A♠ Q♦ 10♠ 7♥"),
        ("Кs Kч вh", "K♠ K♥ J♥"),
    ],
)
def test_russian_and_ukrainian_notation(text: str, cards: str) -> None:
    assert format_cards(parse_cards(text)) == cards


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("A♠️ K❤️ Q♦︎ ♣️J", "A♠ K♥ Q♦ J♣"),
        ("7️⃣ 🔟d", "7 10♦"),
        ("🂡 🂻 🃍 🃞", "A♠ J♥ Q♦ K♣"),
        ("As. Kd. 7h…", "A♠ K♦ 7♥"),
        ("A♠ – K♦ — 7♥ -", "A♠ K♦ 7♥"),
        ("A♠\u00a0K♦\u20097♥", "A♠ K♦ 7♥"),
        ("\u200eA♠\u200f \ufeffK\u200d♦", "A♠ K♦"),
        ("\u202eA♠\u202c", "A♠"),
        ("１０♠，Ａｓ", "10♠ A♠"),
        ("A♠ + K♦ | 7♥ / 2c & 3c", "A♠ K♦ 7♥ 2♣ 3♣"),
    ],
)
def test_what_phones_and_keyboards_add_does_no_harm(text: str, cards: str) -> None:
    assert format_cards(parse_cards(text)) == cards


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("A♠K♦10♥", "A♠ K♦ 10♥"),
        ("♠A♦K♥10", "A♠ K♦ 10♥"),
        ("A♠️K♦️*7♣🃏", "A♠ K♦ JK 7♣ JK"),
        ("**", "JK JK"),
        ("🂡🃏", "A♠ JK"),
        ("Т♠Д♦", "A♠ Q♦"),
        ("AsKd", "A♠ K♦"),
        ("9h3h10c", "9♥ 3♥ 10♣"),
        ("h9s0", "9♥ 10♠"),
        ("9ч3п", "9♥ 3♠"),
    ],
)
def test_cards_may_touch_where_their_suits_tell_them_apart(text: str, cards: str) -> None:
    assert format_cards(parse_cards(text)) == cards


@pytest.mark.parametrize(
    "text", ["7♠8", "A♠K♦Q", "7♠8♠9", "9h3", "7к8к", "♠AK", "KQ", "кд", "JKJK", "7k"]
)
def test_touching_cards_that_could_be_read_in_two_ways_are_refused(text: str) -> None:
    assert codes(text) == ["card.not_apart"]


RED_ACES = "A(red),a(RED),Ared,A-red,A red,A (red),т красный,Ткрасн,т червоний,A🔴,А🟥"
BLACK_ACES = "A(black),Ablack,A_black,A black,т чёрный,Тчерный,т черн,Т чорний,A⚫️,A⬛"


@pytest.mark.parametrize("text", RED_ACES.split(","))
def test_an_ace_may_be_given_by_its_red_colour(text: str) -> None:
    assert parse_cards(text) == (Card(Rank.ACE, colour=Colour.RED),)


@pytest.mark.parametrize("text", BLACK_ACES.split(","))
def test_an_ace_may_be_given_by_its_black_colour(text: str) -> None:
    assert parse_cards(text) == (Card(Rank.ACE, colour=Colour.BLACK),)


def test_a_colour_belongs_to_the_ace_before_it() -> None:
    assert format_cards(parse_cards("7 A red A black K")) == "7 A(red) A(black) K"


@pytest.mark.parametrize("text", ["Aкр", "Aчерв", "7red", "K(black)", "red", "A(green)"])
def test_a_colour_that_could_be_a_suit_or_is_of_no_ace_is_refused(text: str) -> None:
    assert codes(text) == ["card.unknown"]


@pytest.mark.parametrize(
    "text", ["T", "t", "Ts", "ts", "td", "sT", "♠T", "T♦", "tп", "hT", "10T", "7t", "T♠K♦", "Tred"]
)
def test_a_latin_t_is_refused_with_the_reason(text: str) -> None:
    (found,) = refusals(text)
    assert found.code == "card.latin_t"
    assert "write 10 or A" in found.message


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1", "card.one"),
        ("1♠", "card.one"),
        ("s1", "card.one"),
        ("0", "card.zero"),
        ("00", "card.zero"),
        ("s", "card.no_rank"),
        ("♠", "card.no_rank"),
        ("ч", "card.no_rank"),
        ("Kx", "card.unclear_suit"),
        ("♠A♠", "card.unknown"),
        ("7♠♠", "card.unknown"),
        ("7с", "card.unclear_suit"),
        ("Ab", "card.unclear_suit"),
        ("A?", "card.unclear_suit"),
        ("Jк", "card.like_a_joker"),
        ("x", "card.unknown"),
        ("11", "card.unknown"),
        ("14h", "card.unknown"),
        ("-7", "card.unknown"),
        ("7-9", "card.unknown"),
        ("2x7", "card.unknown"),
        ("🂬", "card.unknown"),
        ("🂠", "card.unknown"),
        ("٧♠", "card.unknown"),
        ("dd", "card.unknown"),
        ("ace", "card.unknown"),
    ],
)
def test_what_is_no_card_or_no_clear_card_is_refused(text: str, code: str) -> None:
    assert codes(text) == [code]


def test_letters_of_both_scripts_that_look_alike_are_read_where_they_mean_one_thing() -> None:
    cyrillic_a, cyrillic_k, latin_b = "\u0410", "\u041a", "B"
    assert format_cards(parse_cards(f"{cyrillic_a}s {cyrillic_k}h {latin_b}d")) == "A♠ K♥ J♦"


def test_every_word_that_is_no_card_is_named_with_its_place() -> None:
    found = refusals("As foo Kd Ts 1")
    assert [(one.code, dict(one.params)["token"], dict(one.params)["place"]) for one in found] == [
        ("card.unknown", "foo", 2),
        ("card.latin_t", "Ts", 4),
        ("card.one", "1", 5),
    ]
    assert "foo" in found[0].message
    assert "2" in found[0].message


def test_what_is_refused_is_shown_without_unprintable_signs_and_cut_short() -> None:
    (nul, lone_half, endless) = refusals("A\x00s \ud800 " + "9" * 500)
    assert dict(nul.params)["token"] == "A\ufffds"
    assert dict(lone_half.params)["token"] == "\ufffd"
    assert len(str(dict(endless.params)["token"])) < 30


def test_a_text_far_too_long_is_refused_as_a_whole() -> None:
    assert codes("x " * 10_000) == ["card.text_too_long"]


@pytest.mark.parametrize("sign", ["к", "т", "7", "♠", "a ", "A\t", "7♠", "♠7", "*", "1", "10"])
def test_no_text_takes_long_to_refuse(sign: str) -> None:
    """Signs that are both rank and suit must not be tried in every way: this would not end."""
    text = (sign * 1499)[:1498] + "z"
    assert codes(text)[-1] in {"card.unknown", "card.unclear_suit"}


def test_a_whole_pack_of_three_decks_is_not_too_long() -> None:
    pack = format_cards([*ALL_CARDS] * 3)
    assert parse_cards(pack) == ALL_CARDS * 3


def test_one_card_is_one_card() -> None:
    assert parse_card("♠A") == Card(Rank.ACE, Suit.SPADES)
    for text in ("", "As Kd"):
        with pytest.raises(RuleBroken) as broken:
            parse_card(text)
        assert broken.value.problems[0].code == "card.not_one"


@given(st.lists(EACH_CARD, max_size=60))
def test_what_we_write_reads_back_as_the_same_cards(cards: list[Card]) -> None:
    assert parse_cards(format_cards(cards)) == tuple(cards)


@given(EACH_CARD, st.sampled_from([str.lower, str.upper, str.title]))
def test_case_never_matters(card: Card, change: type[str]) -> None:
    assert parse_card(change(format_card(card))) == card


@given(st.text(max_size=40) | st.text("aAкКтТtсхxk10JKшs♠♥️ ,;*🃏()redп\u200f\x00", max_size=20))
def test_any_text_is_read_or_refused_and_what_is_read_is_stable(text: str) -> None:
    with suppress(RuleBroken):
        cards = parse_cards(text)
        assert parse_cards(format_cards(cards)) == cards


def test_cards_are_sorted_jokers_first_then_down_from_the_ace() -> None:
    mixed = parse_cards("2c 7 A As JK 7d A(red) 10h 7s A♣")
    assert format_cards(sorted(mixed, key=sort_key)) == "JK A♠ A♣ A(red) A 10♥ 7♠ 7♦ 7 2♣"


@given(EACH_CARD, EACH_CARD)
def test_only_equal_cards_sort_alike(one: Card, other: Card) -> None:
    assert (sort_key(one) == sort_key(other)) == (one == other)


def test_cards_that_cannot_be_are_not_made() -> None:
    for rank, suit, colour in (
        (None, Suit.SPADES, None),
        (None, None, Colour.RED),
        (Rank.SEVEN, None, Colour.RED),
        (Rank.ACE, Suit.HEARTS, Colour.RED),
    ):
        with pytest.raises(ValueError, match=r"joker|ace"):
            Card(rank, suit, colour)


def test_a_card_knows_its_colour_as_far_as_it_is_given() -> None:
    shades = [card.shade for card in parse_cards("As Ah Ad Ac A(red) A")]
    black, red = Colour.BLACK, Colour.RED
    assert shades == [black, red, red, black, red, None]
    assert JOKER.shade is None
