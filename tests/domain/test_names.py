"""Names of every script: kept as they are written, found as they are typed."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.problems import RuleBroken
from tournaments.domain.names import (
    Likeness,
    clean_name,
    fold_name,
    likeness,
    search_keys,
    search_words,
    sort_key,
    split_surname,
)


def finds(typed: str, name: str) -> bool:
    keys = search_keys(name)
    return all(word in keys for word in search_words(typed))


@pytest.mark.parametrize(
    ("name", "folded"),
    [
        ("Łukasz", "lukasz"),
        ("Тарас", "taras"),
        ("O’Larkspur", "olarkspur"),
        ("O'Larkspur", "olarkspur"),
        ("Мар'яна", "mariana"),
        ("Мар’яна", "mariana"),
        ("Марʼяна", "mariana"),
        ("Ирина", "irina"),
        ("Ірина", "irina"),
        ("Пётр", "petr"),
        ("Straße", "strasse"),
        ("Bjørn Đorđević", "bjorn dordevic"),
        ("IŞIL Yıldız", "isil ildiz"),
        ("İnci", "inci"),
        ("Zoë  van  den  Berg-Smith", "zoe van den berg smith"),
        ("Jose\N{COMBINING ACUTE ACCENT}", "jose"),
        ("Ива\N{COMBINING ACUTE ACCENT}н", "ivan"),
        ("Сергій", "sergi"),
        ("Χρήστος", "χρηστοσ"),
        ("…", ""),
    ],
)
def test_a_name_has_one_plain_spelling(name: str, folded: str) -> None:
    assert fold_name(name) == folded


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("lukasz", "Łukasz Żak"),
        ("taras", "Тарас Гай"),
        ("тарас", "Taras Hai"),
        ("ТАРАС", "Тарас Гай"),
        ("olena", "Олена Світлогір"),
        ("Олена", "Olena Svitlohir"),
        ("світлогір", "Олена Світлогір"),
        ("svitlogir", "Олена Світлогір"),
        ("svitlohir", "Олена Світлогір"),
        ("Ирина", "Ірина Бондар"),
        ("iryna", "Ірина Бондар"),
        ("irina", "Ірина Бондар"),
        ("артем", "Артём Соловьёв"),
        ("артём", "Артем Соловьев"),
        ("solovyov", "Артём Соловьёв"),
        ("solovyev", "Артём Соловьёв"),
        ("soloviev", "Артём Соловьёв"),
        ("sergey", "Сергей Щербак"),
        ("sergei", "Сергей Щербак"),
        ("serhiy", "Сергій Щербак"),
        ("serhii", "Сергій Щербак"),
        ("shcherbak", "Сергей Щербак"),
        ("scherbak", "Сергей Щербак"),
        ("mikhail", "Михаил Цой"),
        ("mihail", "Михаил Цой"),
        ("tsoy", "Михаил Цой"),
        ("coi", "Михаил Цой"),
        ("yuriy", "Юрій Яценко"),
        ("jurij", "Юрій Яценко"),
        ("yatsenko", "Юрій Яценко"),
        ("елена", "Yelena Andreyeva"),
        ("андреева", "Yelena Andreyeva"),
        ("yelena", "Елена Андреева"),
        ("elena andreeva", "Елена Андреева"),
        ("Ольга", "Olha Tkachenko"),
        ("alexander", "Александер"),
        ("максим", "Maxim"),
        ("dolinsky", "Долинский"),
        ("dolinskiy", "Долинский"),
        ("ковальский", "Kowalski"),
        ("natalya", "Наталья"),
        ("nataliia", "Наталія"),
        ("marjana", "Мар’яна"),
        ("mueller", "Jürgen Müller"),
        ("muller", "Jürgen Müller"),
        ("olarkspur", "Siobhán O’Larkspur"),
        ("o'larkspur", "Siobhán O’Larkspur"),
        ("petrov ivan", "Ivan Petrov"),
        ("Petrov, Ivan", "Ivan Petrov"),
        ("smith", "Zoë Berg-Smith"),
        ("χρήστος", "ΧΡΗΣΤΟΣ"),
        ("", "Anybody"),
    ],
)
def test_a_name_is_found_in_either_script_and_any_usual_spelling(typed: str, name: str) -> None:
    assert finds(typed, name)


@pytest.mark.parametrize(
    ("typed", "name"), [("taras", "Тамара"), ("ivan petrov", "Ivan Sidorov"), ("ga", "Hugh")]
)
def test_another_name_is_not_found(typed: str, name: str) -> None:
    assert not finds(typed, name)


@pytest.mark.parametrize("name", ["Сергій Щербак", "Łukasz Żółw", "Мар’яна Хижняк", "Жанна Цой"])
def test_every_beginning_of_a_name_finds_it_while_it_is_typed(name: str) -> None:
    assert all(finds(name[:length], name) for length in range(1, len(name) + 1))
    spelt = search_keys(name).split("\n")[0]
    assert all(finds(spelt[:length], name) for length in range(1, len(spelt) + 1))


@given(st.text(max_size=30))
def test_folding_what_is_folded_changes_nothing(text: str) -> None:
    assert fold_name(fold_name(text)) == fold_name(text)


@given(st.text(max_size=30))
def test_a_name_is_found_by_itself_in_any_case_and_form(text: str) -> None:
    assert finds(text, text)
    assert finds(unicodedata.normalize("NFD", text), text)


def test_lists_put_latin_before_cyrillic_and_follow_the_alphabets() -> None:
    in_order = [
        "Ådahl",
        "O'Brien",
        "Obuya",
        "Żak",
        "Гай",
        "Ґава",
        "Егоров",
        "Ёлкин",
        "Ельцин",
        "Євтушенко",
        "Жук",
        "Иванов",
        "Івасюк",
        "Їжак",
        "Йовенко",
        "Кононов",
        "Ямпольський",
    ]
    assert sorted(set(in_order), key=sort_key) == in_order


@given(st.text(max_size=80))
def test_a_sort_key_fits_its_column(text: str) -> None:
    assert len(sort_key(text)) <= 200


@pytest.mark.parametrize(
    ("a", "b", "how"),
    [
        ("Łukasz Żak", "LUKASZ ZAK", Likeness.SAME),
        ("Олена Коваль", "Olena Koval", Likeness.SAME),
        ("Сергій Гай", "Serhii Hai", Likeness.SAME),
        ("O’Larkspur", "O'Larkspur", Likeness.SAME),
        ("Petrov, Ivan", "Ivan Petrov", Likeness.SWAPPED),
        ("Коваль Олена", "Olena Koval", Likeness.SWAPPED),
        ("Jon Smith", "John Smith", Likeness.ONE_LETTER),
        ("Jonh Smith", "John Smith", Likeness.ONE_LETTER),
        ("Smith Jahn", "John Smith", Likeness.ONE_LETTER),
        ("John Smith", "Jane Smith", None),
        ("A. Smith", "B. Smith", None),
        ("Player 101", "Player 102", None),
        ("John Smith", "John Smith Lee", None),
        ("…", "!", None),
    ],
)
def test_two_names_may_be_one_person(a: str, b: str, how: Likeness | None) -> None:
    assert likeness(a, b) is how
    assert likeness(b, a) is how


@pytest.mark.parametrize("how", Likeness)
def test_a_likeness_can_be_said(how: Likeness) -> None:
    assert how.text.endswith(".")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann   Lee\n", "Ann Lee"),
        ("Ann\N{NO-BREAK SPACE}Lee", "Ann Lee"),
        ("Jose\N{COMBINING ACUTE ACCENT}", "José"),
        ("O’Larkspur, Siobhán-Mae Jr.", "O’Larkspur, Siobhán-Mae Jr."),
        ("=cmd()", "=cmd()"),
        ("x" * 80, "x" * 80),
    ],
)
def test_a_name_is_kept_as_it_is_written(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("", ["name.empty"]),
        (" \t ", ["name.empty"]),
        ("--", ["name.no_letter"]),
        ("x" * 81, ["name.too_long"]),
        ("Ann\tLee", ["name.invisible"]),
        ("Ann\N{RIGHT-TO-LEFT OVERRIDE}Lee\N{ZERO WIDTH SPACE}", ["name.invisible"] * 2),
        ("\x00" + "." * 90, ["name.no_letter", "name.too_long", "name.invisible"]),
    ],
)
def test_what_is_no_name_is_refused_with_every_reason(typed: str, codes: list[str]) -> None:
    with pytest.raises(RuleBroken) as refused:
        clean_name(typed)
    assert [problem.code for problem in refused.value.problems] == codes
    assert {problem.field for problem in refused.value.problems} == {"name"}


@pytest.mark.parametrize(
    ("name", "surname", "given"),
    [
        ("Seán O’Neill", "O’Neill", "Seán"),
        ("O’Neill, Seán", "O’Neill", "Seán"),
        ("Ёлкина, Анна-Мария", "Ёлкина", "Анна-Мария"),
        ("Anna Maria Vane", "Vane", "Anna Maria"),
        ("van der Berg, Jan", "van der Berg", "Jan"),
        ("Тарас", "Тарас", ""),
        ("Vane,", "Vane", ""),
        (", Vane", "Vane", ""),
    ],
)
def test_a_surname_stands_before_the_comma_or_last(name: str, surname: str, given: str) -> None:
    assert split_surname(name) == (surname, given)
