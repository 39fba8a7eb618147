"""The Ukrainian texts: every number in its form, every name without an ending."""

from collections.abc import Iterator

import pytest
from django.utils.translation import gettext, ngettext, override, pgettext

from scoring.cards import parse_card
from scoring.contract import Contract
from scoring.finish import Finish
from scoring.variants import get_variant
from tournaments.selectors.card_words import card_letters, card_name
from tournaments.selectors.finish_words import finish_label
from tournaments.web.field_words import count_players, tables_words
from tournaments.web.marks import count_cards, left_to
from tournaments.web.words import contract_words, hand_title

NUMBERS = (1, 2, 5, 11, 21)

FORMS = {
    ("%(count)s player", "%(count)s players"): (
        "1 гравець", "2 гравці", "5 гравців", "11 гравців", "21 гравець",
    ),
    ("%(count)s hand", "%(count)s hands"): (
        "1 роздача", "2 роздачі", "5 роздач", "11 роздач", "21 роздача",
    ),
    ("%(count)s hand in", "%(count)s hands in"): (
        "записано 1 роздачу",
        "записано 2 роздачі",
        "записано 5 роздач",
        "записано 11 роздач",
        "записано 21 роздачу",
    ),
    ("%(count)s point", "%(count)s points"): (
        "1 бал", "2 бали", "5 балів", "11 балів", "21 бал",
    ),
    ("%(count)s seat", "%(count)s seats"): (
        "1 місце", "2 місця", "5 місць", "11 місць", "21 місце",
    ),
    ("%(count)s deck", "%(count)s decks"): (
        "1 колода", "2 колоди", "5 колод", "11 колод", "21 колода",
    ),
    ("%(count)s tournament running", "%(count)s tournaments running"): (
        "1 турнір триває",
        "2 турніри тривають",
        "5 турнірів триває",
        "11 турнірів триває",
        "21 турнір триває",
    ),
    ("%(count)s card each", "%(count)s cards each"): (
        "по 1 карті", "по 2 карти", "по 5 карт", "по 11 карт", "по 21 карті",
    ),
    ("at most %(count)s time", "at most %(count)s times"): (
        "щонайбільше 1 раз",
        "щонайбільше 2 рази",
        "щонайбільше 5 разів",
        "щонайбільше 11 разів",
        "щонайбільше 21 раз",
    ),
    ("Add %(count)s player", "Add %(count)s players"): (
        "Додати 1 гравця",
        "Додати 2 гравців",
        "Додати 5 гравців",
        "Додати 11 гравців",
        "Додати 21 гравця",
    ),
    (
        "A hand usually takes %(count)s minute tonight.",
        "A hand usually takes %(count)s minutes tonight.",
    ): (
        "Сьогодні роздача зазвичай триває 1 хвилину.",
        "Сьогодні роздача зазвичай триває 2 хвилини.",
        "Сьогодні роздача зазвичай триває 5 хвилин.",
        "Сьогодні роздача зазвичай триває 11 хвилин.",
        "Сьогодні роздача зазвичай триває 21 хвилину.",
    ),
    (
        "%(count)s entry, the chain is unbroken",
        "%(count)s entries, the chain is unbroken",
    ): (
        "1 запис, ланцюг цілий",
        "2 записи, ланцюг цілий",
        "5 записів, ланцюг цілий",
        "11 записів, ланцюг цілий",
        "21 запис, ланцюг цілий",
    ),
}  # fmt: skip


@pytest.fixture(autouse=True)
def in_ukrainian() -> Iterator[None]:
    with override("uk"):
        yield


@pytest.mark.parametrize(("english", "ukrainian"), FORMS.items())
def test_a_number_takes_its_own_form(english: tuple[str, str], ukrainian: tuple[str, ...]) -> None:
    said = [ngettext(*english, number) % {"count": number} for number in NUMBERS]

    assert said == [*ukrainian]


def test_buy_ins_left_are_counted() -> None:
    one, many = "%(left)s more buy-in would be left.", "%(left)s more buy-ins would be left."
    said = [ngettext(one, many, number) % {"left": number} for number in NUMBERS]

    assert said == [
        "Лишиться ще 1 докупівля.",
        "Лишиться ще 2 докупівлі.",
        "Лишиться ще 5 докупівель.",
        "Лишиться ще 11 докупівель.",
        "Лишиться ще 21 докупівля.",
    ]


def test_places_moved_are_counted_in_positions() -> None:
    one, many = "down %(places)s place", "down %(places)s places"
    said = [ngettext(one, many, number) % {"places": number} for number in NUMBERS]

    assert said == [
        "вниз на 1 позицію",
        "вниз на 2 позиції",
        "вниз на 5 позицій",
        "вниз на 11 позицій",
        "вниз на 21 позицію",
    ]


def test_cards_are_counted() -> None:
    said = [count_cards(number) for number in NUMBERS]

    assert said == ["1 карта", "2 карти", "5 карт", "11 карт", "21 карта"]


def test_a_field_and_its_tables_read_as_one_sentence() -> None:
    assert f"{count_players(14)}: {tables_words((5, 5, 4))}" == "14 гравців: 3 столи на 5, 5 та 4"
    assert f"{count_players(22)}: {tables_words((4,))}" == "22 гравці: 1 стіл на 4"


def test_a_contract_counts_sets_and_runs() -> None:
    assert contract_words(Contract(1, 2)) == "1 сет + 2 ряди"
    assert contract_words(Contract(4, 0)) == "4 сети"
    assert contract_words(Contract(0, 1)) == "1 ряд"


def test_a_sentence_without_plural_fits_every_number() -> None:
    text = gettext("%(points)s points at the end.")

    assert [text % {"points": number} for number in NUMBERS] == [
        f"Сума наприкінці: {number}." for number in NUMBERS
    ]
    assert [left_to(150, 150 - number) for number in NUMBERS] == [
        f"ще {number} до 150" for number in NUMBERS
    ]


def test_a_name_stands_in_the_nominative() -> None:
    offer = gettext("%(name)s buys in at %(score)s for %(price)s")

    assert offer % {"name": "Łukasz", "score": 132, "price": "£0.50"} == (
        "Łukasz: докупівля за £0.50, повернення на 132"
    )
    assert gettext("{seat} is out already.").format(seat="Оксана") == "Оксана уже поза грою."


@pytest.mark.parametrize(
    ("card", "letters", "name"),
    [
        ("A♠", "Т", "туз піки"),
        ("K♥", "К", "король чирви"),
        ("Q♦", "Д", "дама бубни"),
        ("J♣", "В", "валет трефи"),
        ("10♦", "10", "10 бубни"),
        ("7", "7", "7, масть не вказано"),
        ("JK", "Дж", "джокер"),
    ],
)
def test_a_card_has_its_ukrainian_letters_and_name(card: str, letters: str, name: str) -> None:
    read = parse_card(card)

    assert (card_letters(read), card_name(read)) == (letters, name)


def test_a_hand_is_called_as_at_the_table() -> None:
    assert hand_title(get_variant("jamaican"), 4) == "Роздача 4 з 9"
    assert hand_title(get_variant("british"), 4) == "Роздача 4"
    assert finish_label(Finish.FIRST_OPENING) == "З першої викладки"
    assert pgettext("dealer", "D") == "З"
