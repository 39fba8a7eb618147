"""Which column holds the names, and what is said of each row."""

import pytest

from scoring.problems import RuleBroken
from tournaments.domain.known_names import KnownNames
from tournaments.domain.player_table import (
    JudgedRow,
    PlayerRow,
    SheetRow,
    Verdict,
    judge_rows,
    read_player_rows,
    rows_from_data,
    rows_to_data,
)


def read(*rows: tuple[str, ...]) -> list[tuple[str, str]]:
    sheet = [SheetRow(line, cells) for line, cells in enumerate(rows, start=1)]
    return [(row.name, row.note) for row in read_player_rows(sheet)]


def judge(*names: str, register: tuple[str, ...] = ()) -> list[JudgedRow]:
    known = KnownNames()
    for owner, name in enumerate(register, start=100):
        known.add(owner, name)
    rows = (PlayerRow(line, name) for line, name in enumerate(names, start=2))
    return list(judge_rows(rows, known))


def refusal(*rows: tuple[str, ...]) -> str:
    with pytest.raises(RuleBroken) as refused:
        read(*rows)
    return refused.value.problems[0].code


@pytest.mark.parametrize(
    "heading",
    [
        *("Name", "NAME ", "Full name", "Player"),
        *("Имя", "ФИО", "Ф.И.О.", "Игрок", "Участник"),
        *("Ім'я", "Ім’я", "ПІБ", "Гравець", "Прізвище та ім’я"),
    ],
)
def test_a_heading_in_three_languages_says_where_names_stand(heading: str) -> None:
    assert read(("№", heading), ("1", "Ann")) == [("Ann", "")]


@pytest.mark.parametrize(
    ("headings", "name"),
    [
        (("Surname", "First name", ""), "First Sur"),
        (("Last name", "Name", ""), "First Sur"),
        (("Фамилия", "Имя", "Отчество"), "First Middle Sur"),
        (("Прізвище", "Ім'я", "По батькові"), "First Middle Sur"),
    ],
)
def test_a_name_in_several_columns_is_put_together(headings: tuple[str, ...], name: str) -> None:
    assert read(headings, ("Sur", "First", "Middle")) == [(name, "")]


@pytest.mark.parametrize("heading", ["Note", "Comments", "Примечание", "Заметка", "Примітка"])
def test_notes_come_along(heading: str) -> None:
    assert read((heading, "Rating", "Name"), ("late", "7", "Ann")) == [("Ann", "late")]


def test_a_title_above_the_headings_is_no_player() -> None:
    assert read(("Players of the autumn cup",), ("Name",), ("Ann",)) == [("Ann", "")]


def test_a_list_without_headings_is_names_from_its_first_row_on() -> None:
    assert read(("Ann",), ("Тарас",)) == [("Ann", ""), ("Тарас", "")]


def test_numbers_before_the_names_are_not_names() -> None:
    assert read(("1", "Ann", "late"), ("2", "Jim")) == [("Ann", "late"), ("Jim", "")]


def test_a_row_with_nothing_of_a_person_is_left_out_and_one_without_a_name_is_not() -> None:
    rows = (("Name", "Note", "Rating"), ("", "", "7"), ("", "late", ""))
    assert read(*rows) == [("", "late")]


def test_headings_without_one_for_names_are_refused() -> None:
    assert refusal(("№", "Клуб", "Рейтинг"), ("1", "Ann", "7")) == "player_import.no_name_column"
    assert refusal(("1", "2"), ("3", "4")) == "player_import.no_name_column"


def test_a_list_of_nobody_is_refused() -> None:
    assert refusal() == refusal(("Name",)) == "player_import.empty"


def test_rows_are_kept_as_json_and_come_back() -> None:
    rows = (PlayerRow(2, "Ann", "late"), PlayerRow(7, "=1+1", "", is_computed=True))
    assert rows_from_data(rows_to_data(rows)) == rows


def test_a_new_name_is_new() -> None:
    (row,) = judge(" Ann  Larkspur ")
    assert (row.line, row.name, row.verdict) == (2, "Ann Larkspur", Verdict.NEW)


def test_who_is_in_the_register_is_there_in_any_script() -> None:
    (row,) = judge("Olena Koval", register=("Jim", "Олена Коваль"))
    assert row.verdict is Verdict.ALREADY_THERE
    assert [one.owner for one in row.alike] == [101]


def test_the_second_of_two_same_rows_names_the_first() -> None:
    first, second, third = judge("Łukasz", "Ann", "lukasz")
    assert (first.verdict, second.verdict) == (Verdict.NEW, Verdict.NEW)
    assert (third.verdict, third.same_as_line) == (Verdict.DUPLICATE_IN_FILE, 2)


def test_a_name_like_another_is_pointed_out() -> None:
    in_register, _, in_file = judge(
        "Jim Petrenk", "Ann Larkspur", "Ann Larkspurr", register=("Jim Petrenko",)
    )
    assert in_register.verdict is in_file.verdict is Verdict.LOOKS_LIKE
    assert (in_register.same_as_line, in_file.same_as_line) == (None, 3)


def test_a_bad_name_does_not_hide_what_is_wrong_and_nobody_is_like_it() -> None:
    empty, dots, ann, computed = list(
        judge_rows(
            [
                PlayerRow(2, "", "x" * 201),
                PlayerRow(3, "..."),
                PlayerRow(4, "Ann"),
                PlayerRow(5, "Ann", is_computed=True),
            ],
            KnownNames(),
        )
    )
    assert [p.code for p in empty.problems] == ["name.empty", "player.note_too_long"]
    assert [p.code for p in dots.problems] == ["name.no_letter"]
    assert ann.verdict is Verdict.NEW
    assert [p.code for p in computed.problems] == ["player_import.formula"]


def test_five_thousand_rows_of_one_name_are_each_compared_with_the_first_only() -> None:
    rows = judge(*["Ann Larkspur"] * 5000)
    assert {row.same_as_line for row in rows[1:]} == {2}


def test_every_verdict_is_said_in_its_own_words() -> None:
    assert len({verdict.text for verdict in Verdict}) == len(Verdict)
