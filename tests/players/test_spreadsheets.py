"""Tables are read whatever program, country and language they come from."""

import codecs
import re
import zipfile
from contextlib import suppress
from io import BytesIO

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from openpyxl import Workbook
from openpyxl.styles import Font

from scoring.problems import RuleBroken
from tournaments.domain.player_table import is_header
from tournaments.services.spreadsheets import MOST_BYTES, MOST_ROWS, Sheet, read_sheet

CYRILLIC = "Имя;Примечание\nПётр Ёлкин;опоздает\nЇжакевич Ґалаґан;\n"
WESTERN = "Name;Note\nJosé Núñez;späte Ankunft\nZoë Ångström;\n"


def read(content: bytes) -> Sheet:
    return read_sheet(content, is_header)


def cells(content: bytes) -> list[tuple[str, ...]]:
    return [row.cells for row in read(content).rows]


def refusal(content: bytes) -> str:
    with pytest.raises(RuleBroken) as refused:
        read(content)
    return refused.value.problems[0].code


def workbook(*rows: tuple[object, ...]) -> bytes:
    book = Workbook()
    for row in rows:
        book.worksheets[0].append(row)
    out = BytesIO()
    book.save(out)
    return out.getvalue()


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        (CYRILLIC, "utf-8"),
        (CYRILLIC, "utf-8-sig"),
        (CYRILLIC, "utf-16"),
        (CYRILLIC, "utf-16-le"),
        (CYRILLIC, "utf-16-be"),
        (CYRILLIC, "windows-1251"),
        (WESTERN, "windows-1252"),
        (WESTERN, "utf-16-le"),
        (WESTERN, "utf-8"),
    ],
)
def test_fault_14_letters_are_read_in_every_usual_encoding(text: str, encoding: str) -> None:
    content = text.encode(encoding)
    assert cells(content) == [tuple(line.split(";")) for line in text.splitlines()]


def test_big_endian_with_a_mark() -> None:
    content = codecs.BOM_UTF16_BE + CYRILLIC.encode("utf-16-be")
    assert cells(content)[0] == ("Имя", "Примечание")


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_fault_14_columns_are_parted_by_comma_semicolon_or_tab(delimiter: str, end: str) -> None:
    lines = [("Name", "Note"), ("Ann", "late"), ("Jim", "")]
    text = end.join(delimiter.join(line) for line in lines)
    assert cells(text.encode()) == lines


def test_a_comma_in_quotation_marks_is_part_of_the_name() -> None:
    text = 'Name,Note\n"Larkspur, Jim",late\n"Petrenko ""Pete"", Ann",\n'
    assert [row[0] for row in cells(text.encode())[1:]] == ["Larkspur, Jim", 'Petrenko "Pete", Ann']


def test_a_comma_in_every_name_does_not_part_a_single_column() -> None:
    assert cells("Имя\nЁлкин, Пётр\nЖук, Ян\n".encode()) == [
        ("Имя",),
        ("Ёлкин, Пётр",),
        ("Жук, Ян",),
    ]


def test_a_title_with_commas_does_not_hide_the_semicolons() -> None:
    text = "Players, guests, friends\nName;Note\nAnn;late\n"
    assert cells(text.encode())[1:] == [("Name", "Note"), ("Ann", "late")]


def test_a_declared_separator_is_believed() -> None:
    sheet = read(b"sep=;\r\nAnn, the first;late\r\n")
    assert [(row.line, row.cells) for row in sheet.rows] == [(2, ("Ann, the first", "late"))]


def test_lines_are_counted_as_an_editor_shows_them() -> None:
    text = 'Name,Note\n\n"Ann","two\nlines"\nJim,\n'
    assert [row.line for row in read(text.encode()).rows] == [1, 3, 5]


def test_how_a_file_was_read_is_told() -> None:
    assert read(CYRILLIC.encode("windows-1251")).reading == "CSV windows-1251 ;"
    assert read(workbook(("Name",))).reading == "XLSX"


def test_a_workbook_gives_its_texts_and_numbers() -> None:
    content = workbook(("Name", "Rating"), ("Łukasz", 7), ("Ann", 7.0), (None, None), ("Jim", None))
    rows = read(content).rows
    assert [row.cells for row in rows] == [
        ("Name", "Rating"),
        ("Łukasz", "7"),
        ("Ann", "7"),
        ("Jim",),
    ]
    assert [row.line for row in rows] == [1, 2, 3, 5]


def test_a_formula_in_a_workbook_is_marked_and_not_evaluated() -> None:
    (row,) = read(workbook(("Ann", "=1+1"))).rows
    assert row.computed == {1}


def test_the_first_sheet_with_anything_in_it_is_read() -> None:
    book = Workbook()
    book.create_sheet("Players").append(("Name",))
    out = BytesIO()
    book.save(out)
    assert cells(out.getvalue()) == [("Name",)]


@pytest.mark.parametrize(
    "content",
    [
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 an old workbook",
        b"%PDF-1.7",
        b"\x89PNG\r\n",
        b"PK\x03\x04 no archive",
        b"Ann\x00\x01\x02Jim",
        workbook(("Name",))[:-200],
    ],
)
def test_what_is_no_spreadsheet_is_said_to_be_none(content: bytes) -> None:
    assert refusal(content) == "sheet.unreadable"


def test_an_archive_of_something_else_is_no_spreadsheet() -> None:
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("mimetype", "application/epub+zip")
    assert refusal(out.getvalue()) == "sheet.unreadable"


def test_a_workbook_that_unpacks_to_a_mountain_is_refused() -> None:
    out = BytesIO(workbook(("Name",)))
    with zipfile.ZipFile(out, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/media/large.txt", b"\0" * 61_000_000)
    assert len(out.getvalue()) < MOST_BYTES
    assert refusal(out.getvalue()) == "sheet.unreadable"


def with_last_cell(line: int, value: str | None) -> bytes:
    """A workbook whose only cell, in bold, is far down."""
    book = Workbook()
    book.worksheets[0].cell(line, 1, value).font = Font(bold=True)
    out = BytesIO()
    book.save(out)
    return out.getvalue()


def test_a_workbook_that_shows_one_endless_sheet_again_and_again_is_refused() -> None:
    endless = with_last_cell(1_048_576, None)
    out = BytesIO()
    with zipfile.ZipFile(BytesIO(endless)) as source, zipfile.ZipFile(out, "w") as archive:
        for item in source.namelist():
            content = source.read(item)
            if item == "xl/workbook.xml":
                (sheet,) = re.findall(rb"<sheet [^>]*/>", content)
                content = content.replace(sheet, sheet * 40)
            archive.writestr(item, content)

    assert refusal(out.getvalue()) == "sheet.unreadable"


def test_a_name_far_down_is_found_at_its_line() -> None:
    (row,) = read(with_last_cell(20_000, "Ann")).rows

    assert (row.line, row.cells) == (20_000, ("Ann",))


def test_a_workbook_of_too_many_rows_is_read_no_further() -> None:
    assert refusal(workbook(*[("Ann",)] * (MOST_ROWS + 2))) == "sheet.too_many_rows"


def test_a_workbook_with_entities_is_refused() -> None:
    plain = BytesIO(workbook(("Name",)))
    out = BytesIO()
    with zipfile.ZipFile(plain) as source, zipfile.ZipFile(out, "w") as archive:
        for item in source.namelist():
            content = source.read(item)
            if item == "xl/worksheets/sheet1.xml":
                content = b'<!DOCTYPE x [<!ENTITY a "aaaa">]>' + content
            archive.writestr(item, content)
    assert refusal(out.getvalue()) == "sheet.unreadable"


def test_an_empty_file_is_said_to_be_empty() -> None:
    assert refusal(b"") == refusal(b" \n\n") == "sheet.empty"


def test_a_file_of_a_byte_order_mark_alone_holds_no_rows() -> None:
    assert read(codecs.BOM_UTF8).rows == read(codecs.BOM_UTF16_LE).rows == ()


def test_a_file_too_large_is_not_looked_into() -> None:
    assert refusal(b"x" * (MOST_BYTES + 1)) == "sheet.too_large"


def test_the_most_rows_are_read_and_one_more_is_refused() -> None:
    most = "Name\n" + "Ann\n" * MOST_ROWS
    assert len(read(most.encode()).rows) == MOST_ROWS + 1
    assert refusal((most + "Jim\n").encode()) == "sheet.too_many_rows"


@given(st.binary(min_size=1, max_size=200))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    with suppress(RuleBroken):
        read(content)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None, max_examples=60)
@given(st.integers(0, 4000), st.binary(min_size=1, max_size=40))
def test_a_damaged_workbook_is_read_or_refused(place: int, damage: bytes) -> None:
    whole = workbook(("Name", "Note"), ("Ann", "late"))
    content = whole[: place + 4] + damage + whole[place + 4 + len(damage) :]
    with suppress(RuleBroken):
        read(content)
