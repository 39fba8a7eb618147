"""The register leaves as a table no program runs, and taken in again it is the same."""

from collections.abc import Callable
from io import BytesIO

import pytest
from django.utils import translation
from openpyxl import load_workbook

from tests.cast import make_club, make_director
from tournaments.domain.player_table import Verdict, is_header
from tournaments.models import Actor, Club
from tournaments.reports.csv_table import render_csv
from tournaments.reports.player_list import list_players
from tournaments.reports.sheet_table import SheetTable
from tournaments.reports.xlsx_table import render_xlsx
from tournaments.selectors.players import club_players
from tournaments.services.player_import import confirm_import, preview_import
from tournaments.services.players import add_player

PEOPLE = [
    ("Łukasz Nowak", ""),
    ("Larkspur, Jim", 'says "late", means never; often'),
    ("=cmd()", "@home"),
    ("+Plus", "-5"),
    ("'=Quoted", "'"),
    ("Тарас Шевченко", "=1+1"),
    ("Їжакевич Ґалаґан", "it's fine"),
]
RENDERERS = [render_csv, render_xlsx]
TABLE = SheetTable(
    title="Standings: Friday [provisional]/1",
    header=("Place", "Player", "Money"),
    rows=((1, "=Ann", -33), (None, "Jim", 0)),
    stamp=("Version 7",),
)


@pytest.fixture
def filled(director: Actor, club: Club) -> Club:
    for name, note in PEOPLE:
        add_player(
            actor=director,
            club_id=club.pk,
            name=name,
            note=note,
            in_spite_of_duplicates=True,
        )
    return club


@pytest.mark.parametrize("render", RENDERERS)
def test_fault_14_taken_in_elsewhere_the_register_is_the_same(
    render: Callable[[SheetTable], bytes], filled: Club
) -> None:
    other = make_club("Other", "other")
    away = make_director(other, "away")
    preview = preview_import(
        actor=away, club_id=other.pk, filename="players", content=render(list_players(filled))
    )
    assert {row.verdict for row in preview.rows} == {Verdict.NEW}
    lines = [row.line for row in preview.rows]
    confirm_import(actor=away, import_id=preview.import_id, lines=lines)
    there = set(club_players(other.pk).values_list("name", "note"))
    assert there == set(PEOPLE)


@pytest.mark.parametrize("render", RENDERERS)
def test_taken_in_at_home_it_holds_nobody_new(
    render: Callable[[SheetTable], bytes], filled: Club, director: Actor
) -> None:
    preview = preview_import(
        actor=director, club_id=filled.pk, filename="players", content=render(list_players(filled))
    )
    assert preview.counts[Verdict.ALREADY_THERE] == len(PEOPLE)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_headings_of_every_language_are_known_when_they_come_back(
    language: str, club: Club
) -> None:
    with translation.override(language):
        assert is_header(list_players(club).header)


def test_fault_14_no_cell_of_a_csv_file_is_a_formula(filled: Club) -> None:
    lines = render_csv(list_players(filled)).decode("utf-8-sig").splitlines()
    cells = [cell.strip('"') for line in lines for cell in line.split(",")]
    assert not [cell for cell in cells if cell[:1] in {"=", "+", "-", "@"}]


def test_fault_14_no_cell_of_a_workbook_is_a_formula(filled: Club) -> None:
    sheet = load_workbook(BytesIO(render_xlsx(list_players(filled)))).worksheets[0]
    cells = [cell for row in sheet.iter_rows() for cell in row if cell.value is not None]
    assert {cell.data_type for cell in cells} == {"s"}
    assert not [cell for cell in cells if str(cell.value)[:1] in {"=", "+", "-", "@"}]


def test_numbers_stay_numbers_and_nothing_is_not_nought() -> None:
    assert render_csv(TABLE).decode("utf-8-sig").splitlines() == [
        "Version 7",
        "Place,Player,Money",
        "1,'=Ann,-33",
        ",Jim,0",
    ]
    sheet = load_workbook(BytesIO(render_xlsx(TABLE))).worksheets[0]
    assert list(sheet.values) == [
        ("Version 7", None, None),
        ("Place", "Player", "Money"),
        (1, "'=Ann", -33),
        (None, "Jim", 0),
    ]


@pytest.mark.parametrize("title", ["Standings: Friday [1]/2", "'quoted'", "x" * 40, "[]", ""])
def test_any_title_makes_a_workbook(title: str) -> None:
    content = render_xlsx(SheetTable(title, ("Name",), ()))
    assert 1 <= len(load_workbook(BytesIO(content)).worksheets[0].title) <= 31
