"""The log on a page: who did what, before → after and why, and whether anybody meddled with it."""

import re

import pytest
from django.db import connection
from django.test import Client

from tests.seated import ask
from tests.web.evening import BY_CARDS
from tests.web.visitors import browser_of
from tournaments.models import Actor, Club, LogEntry, Seat, Tournament
from tournaments.selectors.seating import seated_tables
from tournaments.services.checks import check_tournament
from tournaments.services.hands import correct_hand, record_hand
from tournaments.services.players import add_player, rename_player
from tournaments.services.rulings import give_penalty
from tournaments.web.log.changes import describe_change
from tournaments.web.log.devices import device_words
from tournaments.web.log.reader import LogReader
from tournaments.web.log.subjects import subject_words
from tournaments.web.log.values import actor_words

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"
CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit/605.1 Version/17.0 Safari/604.1"


@pytest.fixture
def corrected(director: Actor, evening: Tournament) -> Tournament:
    """An evening with a corrected hand and a ruling."""
    table = seated_tables(evening)[0]
    remainders = {**BY_CARDS["remainders"], "2": "JK 7♣"}  # type: ignore[dict-item]
    correct_hand(
        ask(director, table),
        number=1,
        hand_version=1,
        hand={**BY_CARDS, "remainders": remainders},
        reason="A seven was overlooked",
    )
    give_penalty(ask(director, table), seat="1", points=10, reason="Late")
    return evening


def rows(browser: Client, tournament: Tournament, **asked: str) -> list[dict[str, str]]:
    found = browser.get(f"/tournaments/{tournament.pk}/log/", asked).context["rows"]
    return [*found]


def test_a_correction_says_what_was_and_what_is_and_why(
    director: Actor, corrected: Tournament
) -> None:
    row = rows(browser_of(director), corrected)[1]
    assert row["act"] == "Hand corrected: table 1, hand 1"
    assert (row["before"], row["after"]) == ("2 Pete: JK", "2 Pete: JK 7♣")
    assert row["reason"] == "A seven was overlooked"
    assert row["who"] == "director"
    assert row["device"] == "desk"


def test_a_hand_tells_who_went_out_first_and_then_the_seats_in_order(
    director: Actor, corrected: Tournament
) -> None:
    first = rows(browser_of(director), corrected)[-1]
    assert first["act"] == "Hand recorded: table 1, hand 1"
    assert re.findall(r"(\d) \w+:", first["after"]) == ["1", "2", "4", "5"]
    assert first["after"].startswith("end: Ordinary; went out: 3 Jill; ")


def test_hands_by_points_say_points(director: Actor, corrected: Tournament) -> None:
    second = rows(browser_of(director), corrected)[-2]
    assert "2 Pete: 130 points" in second["after"]


@pytest.mark.parametrize(
    ("asked", "acts"),
    [
        ({"kind": "corrections"}, ["Hand corrected: table 1, hand 1"]),
        ({"kind": "rulings"}, ["Points by a ruling: table 1, seat 1, Jim"]),
        ({"q": "overlooked"}, ["Hand corrected: table 1, hand 1"]),
        ({"q": "jill 130"}, ["Hand recorded: table 1, hand 2"]),
        ({"q": "late", "kind": "hands"}, []),
    ],
)
def test_acts_are_found_by_kind_and_by_words(
    director: Actor, corrected: Tournament, asked: dict[str, str], acts: list[str]
) -> None:
    assert [row["act"] for row in rows(browser_of(director), corrected, **asked)] == acts


def test_the_chain_is_said_to_be_unbroken(director: Actor, corrected: Tournament) -> None:
    page = browser_of(director).get(f"/tournaments/{corrected.pk}/log/")
    assert page.context["intact"] == {
        "good": True,
        "text": "4 entries, the chain is unbroken",
    }


def test_an_entry_somebody_meddled_with_is_named(director: Actor, corrected: Tournament) -> None:
    entry = LogEntry.objects.get(tournament=corrected, number=2)
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        cursor.execute("ALTER TABLE tournaments_logentry DISABLE TRIGGER USER")
        cursor.execute(
            "UPDATE tournaments_logentry SET reason = 'nothing' WHERE id = %s", [entry.pk]
        )
        cursor.execute("ALTER TABLE tournaments_logentry ENABLE TRIGGER USER")
    intact = browser_of(director).get(f"/tournaments/{corrected.pk}/log/").context["intact"]
    assert intact["good"] is False
    assert "2" in intact["text"]


def test_what_the_last_check_found_is_shown_here_and_on_the_console(
    director: Actor, corrected: Tournament
) -> None:
    browser = browser_of(director)
    log, console = (f"/tournaments/{corrected.pk}/{page}/" for page in ("log", "console"))
    assert browser.get(log).context["checked"] is None
    check_tournament(tournament_id=corrected.pk)
    assert browser.get(log).context["checked"]["good"] is True
    assert browser.get(console).context["problems"] == []

    Seat.objects.filter(number=1).update(total=999)
    check_tournament(tournament_id=corrected.pk)
    checked = browser.get(log).context["checked"]
    assert (checked["good"], len(checked["differences"])) == (False, 2)
    assert "seat 1, total: kept 999" in browser.get(console).text


@pytest.mark.parametrize(
    ("who", "status"),
    [("director", 200), ("player_user", 403), ("stranger", 302)],
)
def test_staff_read_the_log_and_nobody_else(
    request: pytest.FixtureRequest, evening: Tournament, who: str, status: int
) -> None:
    browser = browser_of(request.getfixturevalue(who))
    assert browser.get(f"/tournaments/{evening.pk}/log/").status_code == status
    assert browser.get("/clubs/kaluki/log/").status_code == status


def test_a_club_has_a_log_of_its_own(director: Actor, club: Club) -> None:
    player = add_player(actor=director, club_id=club.pk, name="Una Kettle")
    rename_player(actor=director, player_id=player.pk, name="Una Kettlewell")
    page = browser_of(director).get("/clubs/kaluki/log/")
    renamed, added = page.context["rows"]
    assert renamed["act"] == "Renamed: Una Kettle"
    assert (renamed["before"], renamed["after"]) == ("name: Una Kettle", "name: Una Kettlewell")
    assert added["act"] == "Player added: Una Kettle"
    assert page.context["intact"]["good"] is True


@pytest.mark.parametrize(
    ("device", "words"),
    [
        (FIREFOX, "Firefox, Android"),
        (CHROME, "Chrome, Linux"),
        (SAFARI, "Safari, iPhone"),
        ("desk", "desk"),
        ("", ""),
    ],
)
def test_browsers_are_told_in_two_words(device: str, words: str) -> None:
    assert device_words(device) == words


@pytest.mark.parametrize(
    "subject",
    ["table 4, hand 5", "table 4, seat 2, Ann Hand", "seating draw 2", "Tabler, Ann"],
)
def test_subjects_read_as_they_are_kept_in_english(subject: str) -> None:
    assert subject_words(subject) == subject


def test_accounts_are_told_from_players() -> None:
    assert subject_words("user rufus") == "account rufus"


def test_settings_are_told_in_peoples_words_and_the_clubs_time() -> None:
    club = Club(name="Kaluki", slug="kaluki", time_zone="Europe/Kyiv")
    after = {
        "starts_at": "2026-11-30T19:00:00+00:00",
        "variant_key": "jamaican",
        "house_rules": {"out_at": 60, "stakes": {"call": 2}},
    }
    _before, told = describe_change(None, after, LogReader(club))
    assert "start: Monday 30 November 2026, 21:00" in told
    assert "rule sheet: Jamaican" in told
    assert "Out when the total reaches: 60, Call, units: 2" in told


def test_a_phone_is_named_by_its_pass() -> None:
    assert actor_words("table pass 2") == "phone with pass 2"
    assert actor_words("Ann") == "Ann"


def test_a_void_deal_is_no_hand_recorded(director: Actor, evening: Tournament) -> None:
    table = seated_tables(evening)[1]
    record_hand(ask(director, table), number=1, hand={"finish": "void"})
    assert rows(browser_of(director), evening)[0]["act"].startswith("Void hand: table 2")
