"""A site without the demo gets its club and its logins from whoever keeps it."""

from io import StringIO

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.test import Client

from tournaments.models import Club, LogEntry

pytestmark = pytest.mark.django_db


def run(command: str, *arguments: str) -> str:
    said = StringIO()
    call_command(command, *arguments, stdout=said)
    return said.getvalue()


def refusal(command: str, *arguments: str) -> str:
    with pytest.raises(CommandError) as refused:
        run(command, *arguments)
    return str(refused.value)


def logs_in(username: str, password: str) -> bool:
    page = Client().post("/login/", {"username": username, "password": password})
    return page.status_code == 302


def found_club(*more: str) -> str:
    return run("create_club", "Wednesday Kaluki", "--director", "anna", *more)


def test_a_club_is_founded_with_a_director_who_can_log_in() -> None:
    said = found_club("--place", "Kyiv", "--time-zone", "Europe/Kyiv", "--currency", "UAH")

    club = Club.objects.get(slug="wednesday-kaluki")
    assert (club.name, club.place, club.time_zone) == ("Wednesday Kaluki", "Kyiv", "Europe/Kyiv")
    assert club.currency == "UAH"
    password = said.rpartition("password ")[2].strip()
    assert logs_in("anna", password)
    assert [role.role for role in club.roles.filter(user__username="anna")] == ["director"]


def test_founding_opens_the_log_of_the_club() -> None:
    found_club()

    entries = LogEntry.objects.order_by("number")
    assert [(entry.number, entry.act) for entry in entries] == [
        (1, "create_club"),
        (2, "grant_role"),
    ]
    assert entries[0].device == "command line"


def test_an_account_that_is_there_keeps_its_password() -> None:
    User.objects.create_user("anna", password="chosen by anna")

    said = found_club()

    assert "password" not in said
    assert logs_in("anna", "chosen by anna")


def test_a_second_club_at_the_same_address_is_refused_and_makes_no_login() -> None:
    found_club()

    said = refusal("create_club", "Other", "--slug", "wednesday-kaluki", "--director", "boris")

    assert said == "There is a club at the address wednesday-kaluki already."
    assert not User.objects.filter(username="boris").exists()


def test_everything_wrong_with_a_club_is_said_at_once() -> None:
    said = refusal(
        "create_club",
        " ",
        "--slug=Not An Address",
        "--time-zone=Kyiv",
        "--currency=hryvnia",
        "--director=anna and boris",
        f"--place={'x' * 161}",
    )

    assert said.splitlines() == [
        "A club needs a name.",
        "A club's address is small letters a to z, digits and hyphens, not “Not An Address”.",
        "place holds 160 letters at most; this one has 161.",
        "There is no time zone Kyiv; write for example Europe/Kyiv.",
        "A currency is three capital letters such as GBP, not hryvnia.",
        "A login is letters, digits and @ . + - _, 150 at most, not “anna and boris”.",
    ]
    assert not Club.objects.exists()


def test_a_name_without_latin_letters_asks_for_an_address() -> None:
    assert "address" in refusal("create_club", "Калуки", "--director", "anna")
    assert "/clubs/kaluki/" in run("create_club", "Калуки", "--slug=kaluki", "--director=anna")


def test_a_login_is_made_for_a_person_the_log_can_name() -> None:
    said = run("create_login", "boris", "--name", "Boris Chaika")

    user = User.objects.get(username="boris")
    password = said.strip().removeprefix("boris, password ")
    assert logs_in("boris", password)
    assert user.get_full_name() == "Boris Chaika"
    assert not user.is_staff


@pytest.mark.parametrize("name", ["Madonna", "Ana María de la Cruz", "de  la Cruz"])
def test_a_name_of_any_number_of_words_is_shown_whole(name: str) -> None:
    run("create_login", "ana", "--name", name)

    assert User.objects.get(username="ana").get_full_name() == " ".join(name.split())


@pytest.mark.parametrize("name", ["n" * 81, "Boris\x01", "\udcff\udcfe", "\u200b", "–"])
def test_a_name_that_cannot_be_kept_whole_makes_no_login(name: str) -> None:
    assert "name" in refusal("create_login", "boris", "--name", name)
    assert not User.objects.exists()


def test_bytes_that_are_no_text_are_refused_in_plain_words() -> None:
    assert "A login is" in refusal("create_login", "\udcff")
    assert refusal(
        "create_club", "Zed\x01", "--slug=\udcff", "--place=\udcff", "--director=\udcff"
    ).splitlines() == [
        "A club's address is small letters a to z, digits and hyphens, not “\udcff”.",
        "name holds a sign that cannot be shown.",
        "place holds a sign that cannot be shown.",
        "A login is letters, digits and @ . + - _, 150 at most, not “\udcff”.",
    ]


def test_a_login_that_is_there_is_left_alone() -> None:
    User.objects.create_user("boris", password="chosen by boris")

    assert refusal("create_login", "boris") == "There is an account named boris already."
    assert logs_in("boris", "chosen by boris")


def test_a_login_that_differs_only_by_case_is_refused() -> None:
    User.objects.create_user("boris")

    assert refusal("create_login", "Boris") == "There is an account named boris already."
    assert User.objects.count() == 1
