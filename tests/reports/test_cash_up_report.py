"""What the report of an evening's till says."""

from decimal import Decimal
from uuid import uuid4

import pytest
from django.utils import translation

from scoring.problems import RuleBroken
from tests.money.money_cast import enter, open_registration, payment, set_terms
from tournaments.domain.report_kinds import ReportFormat
from tournaments.models import Actor, Club, Tournament
from tournaments.reports.cash_up_report import write_cash_up
from tournaments.reports.document import Document, sheet_of, text_of
from tournaments.reports.registry import RENDERERS
from tournaments.services.entry_changes import check_in_everybody
from tournaments.services.payments import take_payment, undo_payment
from tournaments.services.reports import request_report


@pytest.fixture
def evening(director: Actor, club: Club) -> Tournament:
    """Jim has paid by card, Ann in cash after a slip of the pen; Sam owes £10."""
    tournament = open_registration(club)
    set_terms(director, tournament)
    jim, ann, _sam = enter(director, tournament, "Jim", "Ann", "Sam")
    check_in_everybody(actor=director, tournament_id=tournament.pk)
    take_payment(payment(director, jim, 1000, "card"))
    wrong = take_payment(payment(director, ann, 100))
    undo_payment(actor=director, payment_id=wrong.pk, submission_id=uuid4(), reason="a nought")
    take_payment(payment(director, ann, 1000))
    return tournament


def lines(document: Document) -> list[list[str]]:
    return [[text_of(cell) for cell in row.cells] for row in document.rows]


def test_every_receipt_stands_in_it_those_taken_back_too(evening: Tournament) -> None:
    report = write_cash_up(evening)
    assert [[line[0], *line[2:]] for line in lines(report)] == [
        ["1", "Jim", "Received: Card", "+£10.00"],
        ["2", "Ann", "Received: Cash", "+£1.00"],
        ["3", "Ann", "Receipt 2 taken back: Cash", "−£1.00"],
        ["4", "Ann", "Received: Cash", "+£10.00"],
    ]
    assert [row.is_faint for row in report.rows] == [False, True, True, False]


def test_it_says_what_is_left_and_what_is_still_to_come(evening: Tournament) -> None:
    report = write_cash_up(evening)
    assert report.status == "Left in all: £20.00"
    assert report.notes == (
        "Cash: in £10.00, given back £0.00, paid out £0.00, left £10.00",
        "Card: in £10.00, given back £0.00, paid out £0.00, left £10.00",
        "Still to collect: £10.00; still to pay out: £0.00",
    )


def test_a_spreadsheet_ends_with_the_totals_of_each_way_to_pay(evening: Tournament) -> None:
    sheet = sheet_of(write_cash_up(evening))
    assert [(row[3], row[4]) for row in sheet.rows[4:]] == [
        ("Cash: Received", Decimal("10.00")),
        ("Cash: Given back", Decimal("0.00")),
        ("Cash: Paid out", Decimal("0.00")),
        ("Cash: Left", Decimal("10.00")),
        ("Card: Received", Decimal("10.00")),
        ("Card: Given back", Decimal("0.00")),
        ("Card: Paid out", Decimal("0.00")),
        ("Card: Left", Decimal("10.00")),
        ("Left in all", Decimal("20.00")),
        ("Still to collect", Decimal("10.00")),
        ("Still to pay out", Decimal("0.00")),
    ]


@pytest.mark.parametrize("format_", [ReportFormat.CSV, ReportFormat.XLSX, ReportFormat.PDF])
def test_the_totals_fit_every_format(evening: Tournament, format_: ReportFormat) -> None:
    rendered = RENDERERS[format_].render(write_cash_up(evening))
    assert rendered
    if format_ is ReportFormat.CSV:
        assert ",,,Cash: Left,10.00\r\n" in rendered.decode("utf-8-sig")


def test_it_is_written_in_the_language_it_is_asked_for_in(evening: Tournament) -> None:
    with translation.override("uk"):
        report = write_cash_up(evening)
    assert report.language == "uk"
    assert lines(report)[0][-1] == "+10,00\xa0£"


def test_a_tournament_for_interest_has_no_till(director: Actor, club: Club) -> None:
    tournament = open_registration(club, unit_minor=None)
    with pytest.raises(RuleBroken) as refused:
        request_report(
            actor=director,
            tournament_id=tournament.pk,
            kind="cash_up",
            format="pdf",
            submission_id=uuid4(),
        )
    assert [one.code for one in refused.value.problems] == ["report.no_money"]
