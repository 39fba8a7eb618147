"""The Russian texts: every number in its form, every name without an ending."""

from collections.abc import Iterator

import pytest
from django.utils.translation import gettext, ngettext, override

from scoring.cards import parse_card
from scoring.contract import Contract
from scoring.finish import Finish
from scoring.variants import get_variant
from tournaments.selectors.card_words import card_letters, card_name
from tournaments.selectors.finish_words import finish_label
from tournaments.web.field_words import count_players, tables_words
from tournaments.web.marks import pips
from tournaments.web.words import contract_words, hand_title

NUMBERS = (1, 2, 5, 11, 21)

FORMS = [
    (
        "%(count)s player",
        "%(count)s players",
        "1 игрок; 2 игрока; 5 игроков; 11 игроков; 21 игрок",
    ),
    ("%(count)s hand", "%(count)s hands", "1 сдача; 2 сдачи; 5 сдач; 11 сдач; 21 сдача"),
    ("%(count)s point", "%(count)s points", "1 очко; 2 очка; 5 очков; 11 очков; 21 очко"),
    ("%(count)s seat", "%(count)s seats", "1 место; 2 места; 5 мест; 11 мест; 21 место"),
    ("%(count)s card", "%(count)s cards", "1 карта; 2 карты; 5 карт; 11 карт; 21 карта"),
    (
        "%(count)s hand in",
        "%(count)s hands in",
        "сыграна 1 сдача; сыграно 2 сдачи; сыграно 5 сдач; сыграно 11 сдач; сыграна 21 сдача",
    ),
    (
        "%(count)s tournament running",
        "%(count)s tournaments running",
        "идёт 1 турнир; идут 2 турнира; идут 5 турниров; идут 11 турниров; идёт 21 турнир",
    ),
    (
        "%(count)s card each",
        "%(count)s cards each",
        "по 1 карте; по 2 карты; по 5 карт; по 11 карт; по 21 карте",
    ),
    (
        "at most %(count)s time",
        "at most %(count)s times",
        "не больше 1 раза; не больше 2 раз; не больше 5 раз; не больше 11 раз; не больше 21 раза",
    ),
    (
        "%(count)s joker",
        "%(count)s jokers",
        "1 джокер; 2 джокера; 5 джокеров; 11 джокеров; 21 джокер",
    ),
]


@pytest.fixture(autouse=True)
def in_russian() -> Iterator[None]:
    with override("ru"):
        yield


@pytest.mark.parametrize(("one", "many", "russian"), FORMS)
def test_a_number_takes_its_own_form(one: str, many: str, russian: str) -> None:
    said = [ngettext(one, many, number) % {"count": number} for number in NUMBERS]

    assert "; ".join(said) == russian


def test_places_moved_are_counted_in_positions() -> None:
    one, many = "up %(places)s place", "up %(places)s places"
    said = [ngettext(one, many, number) % {"places": number} for number in NUMBERS]

    assert said == [
        "вверх на 1 позицию",
        "вверх на 2 позиции",
        "вверх на 5 позиций",
        "вверх на 11 позиций",
        "вверх на 21 позицию",
    ]


def test_a_field_and_its_tables_read_as_one_sentence() -> None:
    assert f"{count_players(14)}: {tables_words((5, 5, 4))}" == "14 игроков: 3 стола на 5, 5 и 4"
    assert f"{count_players(21)}: {tables_words((4,))}" == "21 игрок: 1 стол на 4"


def test_a_contract_counts_sets_and_runs() -> None:
    assert contract_words(Contract(1, 2)) == "1 сет + 2 ряда"
    assert contract_words(Contract(4, 0)) == "4 сета"
    assert contract_words(Contract(0, 1)) == "1 ряд"


def test_a_sentence_without_plural_fits_every_number() -> None:
    text = gettext("%(points)s points at the end.")
    said = [text % {"points": number} for number in NUMBERS]

    assert said == [f"Очки в конце: {number}." for number in NUMBERS]


def test_buy_ins_are_told_used_of_allowed() -> None:
    assert [pips(0, 1)["label"], pips(1, 2)["label"], pips(2, 5)["label"]] == [
        "докупок взято: 0 из 1",
        "докупок взято: 1 из 2",
        "докупок взято: 2 из 5",
    ]


def test_a_name_stands_in_the_nominative() -> None:
    text = gettext("{seat} went out and scores nothing.")

    assert text.format(seat="Łukasz") == "Łukasz: выход, очков нет."


@pytest.mark.parametrize(
    ("card", "letters", "name"),
    [
        ("A♠", "Т", "туз пик"),
        ("K♥", "К", "король червей"),
        ("Q♦", "Д", "дама бубен"),
        ("J♣", "В", "валет треф"),
        ("10♦", "10", "10 бубен"),
        ("7", "7", "7, масть не указана"),
        ("JK", "Дж", "джокер"),
    ],
)
def test_a_card_has_its_russian_letters_and_name(card: str, letters: str, name: str) -> None:
    read = parse_card(card)

    assert (card_letters(read), card_name(read)) == (letters, name)


def test_a_hand_is_called_as_at_the_table() -> None:
    assert hand_title(get_variant("jamaican"), 4) == "Сдача 4 из 9"
    assert hand_title(get_variant("british"), 4) == "Сдача 4"
    assert finish_label(Finish.FIRST_OPENING) == "С первой выкладки"
