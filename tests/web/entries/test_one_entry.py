"""One entry: withdrawn, disqualified, taken back in, with the reason where one is needed."""

import pytest

from tests.fields import PEOPLE, enter, fill_field, open_tournament
from tests.web.entries.test_desk_list import at
from tests.web.visitors import browser_of, problem_texts
from tournaments.models import Actor, Club, Entry, EntryStatus, LogEntry, Tournament
from tournaments.services.draw_acts import DrawRequest
from tournaments.services.seating import draw_seats, prepare_draw


@pytest.fixture
def evening(director: Actor, club: Club) -> Tournament:
    return open_tournament(director, club)


@pytest.fixture
def ann(director: Actor, evening: Tournament) -> Entry:
    return enter(director, evening, "Ann")


@pytest.fixture
def seated(director: Actor, evening: Tournament) -> Entry:
    """Jim, at a table with three others."""
    entries = fill_field(director, evening, PEOPLE[:4])
    prepare_draw(actor=director, tournament_id=evening.pk)
    draw_seats(DrawRequest(director, evening.pk, 4), public_word="heron")
    return entries[0]


def test_before_the_draw_somebody_withdraws_without_a_reason(
    director: Actor, evening: Tournament, ann: Entry
) -> None:
    desk = browser_of(director)
    (row,) = desk.get(at(evening)).context["entries"]
    withdraw, disqualify = row["more"]
    assert (withdraw["asks"], disqualify["asks"]) == (False, True)
    assert desk.post(withdraw["url"]).status_code == 302
    ann.refresh_from_db()
    assert ann.status == EntryStatus.WITHDRAWN


def test_disqualifying_without_a_reason_is_refused_and_writes_nothing(
    director: Actor, evening: Tournament, ann: Entry
) -> None:
    answer = browser_of(director).post(at(evening, ann.pk, "disqualify"), {"reason": "  "})
    assert answer.status_code == 422
    assert problem_texts(answer) == ["Give the reason: it is shown beside the result."]
    assert answer.context["problems"][0]["field"] == "disqualify_entry-reason"
    ann.refresh_from_db()
    assert ann.status == EntryStatus.REGISTERED
    assert not LogEntry.objects.filter(act="disqualify_entry").exists()


def test_a_reason_too_long_stays_as_typed(director: Actor, evening: Tournament, ann: Entry) -> None:
    typed = "because " * 60
    answer = browser_of(director).post(at(evening, ann.pk, "disqualify"), {"reason": typed})
    assert answer.status_code == 422
    assert typed in answer.content.decode()


def test_disqualifying_with_a_reason_is_logged(
    director: Actor, evening: Tournament, ann: Entry
) -> None:
    desk = browser_of(director)
    assert (
        desk.post(at(evening, ann.pk, "disqualify"), {"reason": "marked cards"}).status_code == 302
    )
    ann.refresh_from_db()
    assert ann.status == EntryStatus.DISQUALIFIED
    assert LogEntry.objects.get(act="disqualify_entry").reason == "marked cards"
    assert desk.post(at(evening, ann.pk, "reinstate")).status_code == 302
    ann.refresh_from_db()
    assert ann.status == EntryStatus.REGISTERED


def test_who_leaves_a_table_gives_a_reason(
    director: Actor, evening: Tournament, seated: Entry
) -> None:
    desk = browser_of(director)
    page = desk.get(at(evening, seated.pk))
    withdraw = next(act for act in page.context["acts"] if act["key"] == "withdraw_entry")
    assert withdraw["needs_reason"] is True
    assert desk.post(withdraw["url"]).status_code == 422
    assert desk.post(withdraw["url"], {"reason": "taken ill"}).status_code == 302
    assert seated.seats.get().is_out is True


def test_a_script_that_is_refused_is_led_to_the_entry(
    director: Actor, evening: Tournament, seated: Entry
) -> None:
    headers = {"HX-Request": "true"}
    answer = browser_of(director).post(at(evening, seated.pk, "withdraw"), headers=headers)
    assert answer["HX-Redirect"] == at(evening, seated.pk)
    assert seated.seats.get().is_out is False


def test_an_act_that_no_longer_fits_says_what_the_entry_is(
    director: Actor, evening: Tournament, ann: Entry
) -> None:
    desk = browser_of(director)
    desk.post(at(evening, ann.pk, "withdraw"))
    answer = desk.post(at(evening, ann.pk, "check-in"))
    assert answer.status_code == 422
    assert problem_texts(answer) == ["Ann has withdrawn: reinstate the entry first."]
