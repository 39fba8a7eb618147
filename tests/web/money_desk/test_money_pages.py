"""The money page: who owes, two taps to take it, prizes seen, locked and paid out."""

import re
from html import unescape

import pytest
from django.test import Client

from tests.money.money_cast import enter, found, open_registration, owed, payment, set_terms
from tests.seated import ask, run_tournament, seat_table
from tests.web.evening import play
from tests.web.visitors import browser_of, hidden_fields, problem_texts
from tournaments.models import Actor, Club, Entry, LogEntry, Payment, PrizeTerms, Tournament
from tournaments.services.entry_changes import check_in_everybody
from tournaments.services.hands import record_hand
from tournaments.services.payments import take_payment
from tournaments.services.prizes import lock_prizes
from tournaments.services.tournament_states import finish_tournament


@pytest.fixture
def desk(director: Actor, empty_cache: None) -> Client:
    return browser_of(director)


@pytest.fixture
def coming(club: Club, director: Actor) -> Tournament:
    """Jim and Ann are here and owe £10 each."""
    tournament = open_registration(club)
    set_terms(director, tournament)
    enter(director, tournament, "Jim", "Ann")
    check_in_everybody(actor=director, tournament_id=tournament.pk)
    return tournament


@pytest.fixture
def over(club: Club, director: Actor) -> Tournament:
    """Jim has won; everybody has paid what he owed."""
    tournament = run_tournament(club, house_rules={"out_at": 30, "max_buy_ins": 0})
    table = seat_table(tournament, ("Jim", "Ann", "Sam"))
    set_terms(director, tournament)
    play(director, table, {"finish": "ordinary", "went_out": "1", "points": {"2": 40, "3": 40}})
    return finish_tournament(actor=director, tournament_id=tournament.pk)


def at(tournament: Tournament, *parts: object) -> str:
    return "/".join(["/tournaments", str(tournament.pk), "money", *map(str, parts), ""])


def names(people: list[dict[str, object]]) -> list[tuple[object, object]]:
    return [(one["name"], one["amount"]) for one in people]


def test_who_owes_is_listed_and_pays_with_two_taps(desk: Client, coming: Tournament) -> None:
    page = desk.get(at(coming))
    owing = page.context["owing"]
    assert names(owing["people"]) == [("Jim", "£10.00"), ("Ann", "£10.00")]
    assert owing["total"] == "£20.00"
    form = hidden_fields(owing["people"][0]["fields"])
    tapped = {**form, "amount": owing["people"][0]["typed"], "method": "cash"}
    for _twice in range(2):
        answer = desk.post(owing["url"], tapped, follow=True)
    assert "Receipt 1: £10.00 from Jim, Cash." in answer.text
    assert names(answer.context["owing"]["people"]) == [("Jim", "£0.00"), ("Ann", "£10.00")]
    assert answer.context["owing"]["people"][0]["receipt"] == "Receipt 1: £10.00, Cash"
    assert names(desk.get(at(coming)).context["owing"]["people"]) == [("Ann", "£10.00")]
    assert [row["left"] for row in answer.context["till"]["rows"]] == ["£10.00", "£0.00"]
    assert Payment.objects.count() == 1


def test_rows_stay_where_they_are_while_one_after_the_other_pays(
    desk: Client, coming: Tournament
) -> None:
    page = desk.get(at(coming))
    for turn in range(2):
        owing = page.context["owing"]
        tapped = hidden_fields(owing["people"][turn]["fields"])
        amount = "4" if turn == 0 else "10"
        page = desk.post(owing["url"], {**tapped, "amount": amount, "method": "card"}, follow=True)
    jim, ann = page.context["owing"]["people"]
    assert (jim["name"], jim["amount"], jim["receipt"]) == ("Jim", "£6.00", "")
    assert (ann["name"], ann["receipt"]) == ("Ann", "Receipt 2: £10.00, Card")
    assert page.context["owing"]["total"] == "£6.00"


def test_a_receipt_taken_back_brings_the_buttons_back(desk: Client, coming: Tournament) -> None:
    owing = desk.get(at(coming)).context["owing"]
    tapped = hidden_fields(owing["people"][0]["fields"])
    paid = desk.post(owing["url"], {**tapped, "amount": "10", "method": "cash"}, follow=True)
    address = "?".join(paid.redirect_chain[-1][0].split("?"))
    desk.post(paid.context["receipts"][0]["undo_url"], {"reason": "Wrong player"})
    again = desk.get(address).context["owing"]["people"]
    assert [(one["amount"], one["receipt"]) for one in again] == [("£10.00", "")] * 2


def test_an_amount_nobody_can_read_is_said_so(desk: Client, coming: Tournament) -> None:
    page = desk.get(at(coming))
    form = hidden_fields(page.context["owing"]["people"][0]["fields"])
    answer = desk.post(at(coming, "take"), {**form, "amount": "a tenner", "method": "cash"})
    assert answer.status_code == 422
    assert problem_texts(answer) == ["“a tenner” is no amount: give it such as 10 or 10.50."]
    assert not Payment.objects.exists()


def test_amounts_are_written_as_the_reader_writes_them(desk: Client, coming: Tournament) -> None:
    desk.cookies["django_language"] = "ru"
    page = desk.get(at(coming), headers={"Accept-Language": "ru"})
    assert page.context["owing"]["total"] == "20,00\xa0£"


def test_fee_and_prizes_are_seen_while_they_are_typed(desk: Client, coming: Tournament) -> None:
    typed = {
        "entry_fee": "12,50",
        "house_part": "2.50",
        "kind": "percentages",
        "places": "60% 40%",
        "guaranteed_fund": "30",
    }
    seen = desk.post(at(coming, "terms", "facts"), typed)
    assert re.findall(r"<dd>(£[0-9.]+)", seen.text) == ["£30.00", "£18.00", "£12.00"]
    assert "£10.00 has to be added to keep the guarantee." in seen.text
    assert PrizeTerms.objects.get().entry_fee == 1000
    assert desk.post(at(coming, "terms"), typed)["Location"] == at(coming)
    terms = PrizeTerms.objects.get()
    assert (terms.entry_fee, terms.house_part) == (1250, 250)
    assert terms.plan["percent"] == [60, 40]
    shown = desk.get(at(coming, "terms")).context["form"]
    assert shown["entry_fee"].value() == "12.50"
    assert shown["places"].value() == "60 40"


def test_terms_typed_wrongly_are_marked_where_they_stand(desk: Client, coming: Tournament) -> None:
    typed = {"entry_fee": "x", "kind": "percentages", "places": "60 60"}
    answer = desk.post(at(coming, "terms"), typed)
    assert answer.status_code == 422
    assert list(answer.context["form"].errors) == ["entry_fee"]
    answer = desk.post(at(coming, "terms"), {**typed, "entry_fee": "10"})
    assert list(answer.context["form"].errors) == ["places"]
    fixed = {"entry_fee": "10", "kind": "fixed", "places": "100; 50"}
    seen = desk.post(at(coming, "terms", "facts"), fixed)
    assert "The fixed prizes add up to £150.00, the fund is £20.00" in seen.text


def test_prizes_are_locked_then_paid_out_and_printed(desk: Client, over: Tournament) -> None:
    page = desk.get(at(over))
    assert page.context["prizes"]["state"]["text"] == "Preview"
    assert [act["label"] for act in page.context["prize_acts"]] == [
        "Fee and prizes",
        "Lock the prizes",
    ]
    assert desk.get(at(over, "lock")).context["question"]["groups"] == []
    page = desk.post(at(over, "lock"), follow=True)
    prizes = page.context["prizes"]
    assert [(one["label"], one["person"]["name"], one["value"]) for one in prizes["places"]] == [
        ("Place 1", "Jim", "£13.50"),
        ("Place 2–3", "Ann", "£6.75"),
        ("Place 2–3", "Sam", "£6.75"),
    ]
    getting = page.context["getting"]
    assert names(getting["people"]) == [("Jim", "£4.70")]
    form = hidden_fields(getting["people"][0]["fields"])
    page = desk.post(getting["url"], {**form, "amount": "4.70", "method": "cash"}, follow=True)
    assert [one["receipt"] for one in page.context["getting"]["people"]] == [
        "Receipt 1: £4.70, Cash"
    ]
    assert desk.get(at(over)).context["getting"]["people"] == []
    printed = desk.get(at(over, "receipts", 1))
    assert "Paid out: Cash" in printed.text
    assert desk.get(at(over, "receipts")).context["receipts"][0]["amount"] == "£4.70"
    assert desk.get(at(over, "receipts", 2)).status_code == 404
    assert found(over) == []


def test_a_payment_is_taken_back_with_a_reason(
    desk: Client, director: Actor, coming: Tournament
) -> None:
    jim = Entry.objects.get(player__name="Jim")
    take_payment(payment(director, jim, 1000))
    undo = desk.get(at(coming)).context["receipts"][0]["undo_url"]
    assert desk.get(undo).context["question"]["title"] == "Take receipt 1 back?"
    assert desk.post(undo, {"reason": ""}).status_code == 422
    page = desk.post(undo, {"reason": "a wrong name"}, follow=True)
    assert owed(coming)["Jim"] == 1000
    assert page.context["receipts"][1]["undone"] == 2
    assert page.context["receipts"][0]["text"] == "Receipt 1 taken back: Cash"


def test_locking_before_the_end_has_to_be_confirmed(
    desk: Client, director: Actor, club: Club
) -> None:
    tournament = run_tournament(club)
    table = seat_table(tournament, ("Jim", "Ann", "Sam"))
    set_terms(director, tournament)
    play(director, table, {"finish": "ordinary", "went_out": "1", "points": {"2": 10, "3": 20}})
    question = desk.get(at(tournament, "lock")).context["question"]
    choice = question["groups"][0]["choices"][0]
    assert desk.post(at(tournament, "lock")).status_code == 422
    assert desk.post(at(tournament, "lock"), {choice["name"]: choice["value"]}).status_code == 302
    hand = {"finish": "ordinary", "went_out": "2", "points": {"1": 50, "3": 20}}
    record_hand(ask(director, table), number=2, hand=hand)
    assert desk.get(at(tournament)).context["prizes"]["moved"]


def test_unlocking_says_why(desk: Client, director: Actor, over: Tournament) -> None:
    lock_prizes(actor=director, tournament_id=over.pk)
    assert desk.get(at(over)).context["prize_acts"][0]["label"] == "Unlock the prizes"
    assert desk.post(at(over, "unlock"), {"reason": " "}).status_code == 422
    assert desk.post(at(over, "unlock"), {"reason": "a hand was wrong"}).status_code == 302
    assert LogEntry.objects.latest("id").reason == "a hand was wrong"


@pytest.mark.parametrize("part", ["take", "pay-out", "terms", "terms/facts", "lock", "unlock"])
def test_money_is_handled_by_those_who_may(
    coming: Tournament, player_user: Actor, part: str
) -> None:
    answer = browser_of(player_user).post(at(coming, part), {"entry": "1"})
    assert answer.status_code == 403
    assert browser_of(player_user).get(at(coming, "receipts")).status_code == 403


def test_the_public_page_shows_fund_and_prizes(coming: Tournament, empty_cache: None) -> None:
    page = Client().get(f"/tournaments/{coming.pk}/")
    prizes = page.context["prizes"]
    assert prizes["sum"]["value"] == "£18.00"
    assert [place["value"] for place in prizes["places"]] == ["£11.25", "£6.75"]


def test_without_terms_the_public_page_has_no_prizes(evening: Tournament) -> None:
    assert Client().get(f"/tournaments/{evening.pk}/").context["prizes"] is None


def test_prizes_are_foreseen_for_those_who_are_entered(
    director: Actor, club: Club, empty_cache: None
) -> None:
    tournament = open_registration(club)
    set_terms(director, tournament, added=1000)
    enter(director, tournament, "Jim", "Ann", "Sam")
    prizes = Client().get(f"/tournaments/{tournament.pk}/").context["prizes"]
    assert [place["value"] for place in prizes["places"]] == ["£5.00", "£3.00", "£2.00"]


def test_that_the_fund_is_too_small_is_told_to_the_director_alone(
    desk: Client, director: Actor, coming: Tournament
) -> None:
    set_terms(director, coming, plan={"kind": "fixed", "amounts": [15000]})
    assert desk.get(at(coming)).context["prizes"]["problems"] == [
        "The fixed prizes add up to £150.00, the fund is £18.00: £132.00 more is needed."
    ]
    assert Client().get(f"/tournaments/{coming.pk}/").context["prizes"]["problems"] == []


def test_nobody_is_paid_more_than_is_his(desk: Client, director: Actor, coming: Tournament) -> None:
    jim = Entry.objects.get(player__name="Jim")
    take_payment(payment(director, jim, 1500))
    form = hidden_fields(desk.get(at(coming)).context["getting"]["people"][0]["fields"])
    answer = desk.post(at(coming, "pay-out"), {**form, "amount": "6", "method": "cash"})
    assert problem_texts(answer) == ["No more than £5.00 is to be paid out to Jim."]


def test_everybody_reads_locked_prizes_by_place_and_name(desk: Client, over: Tournament) -> None:
    desk.post(at(over, "lock"))
    page = Client().get(f"/tournaments/{over.pk}/")
    shown = [(one["label"], one["person"]["name"]) for one in page.context["prizes"]["places"]]
    assert shown == [("Place 1", "Jim"), ("Place 2–3", "Ann"), ("Place 2–3", "Sam")]
    assert "<small>Place 2–3</small> <span>Sam</span>" in page.text


def test_prizes_locked_before_places_were_kept_show_the_highest_first(
    desk: Client, over: Tournament
) -> None:
    desk.post(at(over, "lock"))
    PrizeTerms.objects.update(places=None)
    page = Client().get(f"/tournaments/{over.pk}/")
    shown = [(one["label"], one["person"]["name"]) for one in page.context["prizes"]["places"]]
    assert shown == [("", "Jim"), ("", "Ann"), ("", "Sam")]


def test_whoever_won_gets_and_whoever_lost_owes(desk: Client, over: Tournament) -> None:
    rows = {row["name"]: row["left"] for row in desk.get(at(over)).context["rows"]}
    assert rows["Jim"].startswith("owes £")
    desk.post(at(over, "lock"))
    rows = {row["name"]: row["left"] for row in desk.get(at(over)).context["rows"]}
    assert rows["Jim"] == "gets £4.70"


def test_more_cash_out_than_in_is_said_and_not_refused(desk: Client, over: Tournament) -> None:
    desk.post(at(over, "lock"))
    getting = desk.get(at(over)).context["getting"]
    form = hidden_fields(getting["people"][0]["fields"])
    page = desk.post(getting["url"], {**form, "amount": "4.70", "method": "cash"}, follow=True)
    [warning] = page.context["till"]["warnings"]
    assert warning.startswith("Cash: £4.70 more went out than came in.")
    assert warning in unescape(page.text)
