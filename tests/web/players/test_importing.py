"""A list of players: uploaded, looked at row by row, and only then taken in."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from tests.cast import make_club, make_director
from tests.fields import open_tournament
from tests.seated import make_player
from tests.web.visitors import browser_of, problem_texts
from tournaments.models import Actor, Club, Player, PlayerImport

IMPORT = "/clubs/kaluki/players/import/"
LIST = "name,note\nUna Kettle,\nŁukasz Wójt,from Gdynia\nIda Mor,\n,nobody\n"


@pytest.fixture
def browser(director: Actor, club: Club) -> Client:
    make_player(club, "Ida Moor")
    return browser_of(director)


def upload(browser: Client, text: str = LIST) -> str:
    """The address that shows the rows."""
    file = SimpleUploadedFile("players.csv", text.encode())
    answer = browser.post(IMPORT, {"file": file})
    assert answer.status_code == 302, answer.content
    return str(answer.headers["Location"])


def test_every_row_is_shown_and_nothing_is_written_yet(browser: Client) -> None:
    preview = browser.get(upload(browser)).context["preview"]
    assert [(row["name"], row["kind"]) for row in preview["rows"]] == [
        ("Una Kettle", "new"),
        ("Łukasz Wójt", "new"),
        ("Ida Mor", "doubtful"),
        ("", "wrong"),
    ]
    assert preview["text"] == "2 new, 1 to decide, 1 with a problem"
    assert preview["rows"][2]["text"] == "Ida Moor"
    assert Player.objects.count() == 1


def confirm(browser: Client, **choices: str) -> int:
    draft = PlayerImport.objects.get()
    answer = browser.post(IMPORT, {"list": draft.pk, "confirm": "yes", **choices})
    return answer.status_code


def test_new_people_come_in_and_doubtful_ones_only_when_chosen(browser: Client) -> None:
    upload(browser)
    assert confirm(browser, **{"row-4": "leave"}) == 302
    assert {player.name for player in Player.objects.all()} == {
        "Ida Moor",
        "Una Kettle",
        "Łukasz Wójt",
    }


def test_a_doubtful_one_who_is_somebody_else_comes_in_too(browser: Client) -> None:
    upload(browser)
    assert confirm(browser, **{"row-4": "take"}) == 302
    assert Player.objects.filter(name="Ida Mor").exists()


def test_a_list_confirmed_twice_is_taken_in_once(browser: Client) -> None:
    address = upload(browser)
    confirm(browser)
    assert confirm(browser) == 302
    assert Player.objects.count() == 3
    assert browser.get(address).context["preview"]["ready"] is False


def test_a_list_taken_in_is_entered_by_one_click(
    browser: Client, director: Actor, club: Club
) -> None:
    evening = open_tournament(director, club)
    address = upload(browser, "name\nUna Kettle\nIda Moor\nŁukasz Wójt\n")
    confirm(browser)
    entering = browser.get(address).context["entering"]
    assert entering["text"] == "3 players of this list are in the register."
    (door,) = entering["doors"]
    assert door["label"] == "Enter them in Friday Kaluki"
    for _ in range(2):
        assert browser.post(door["url"], {"players": door["players"]}).status_code == 302
    entered = evening.entries.order_by("number").values_list("player__name", flat=True)
    assert [*entered] == ["Una Kettle", "Ida Moor", "Łukasz Wójt"]


def test_no_list_is_entered_where_no_registration_is_open(browser: Client) -> None:
    address = upload(browser)
    confirm(browser)
    assert browser.get(address).context["entering"] is None


@pytest.mark.parametrize("content", [b"", b"\x00\x01\x02", b"points\n12\n"])
def test_what_holds_no_names_is_refused_beside_the_file(browser: Client, content: bytes) -> None:
    answer = browser.post(IMPORT, {"file": SimpleUploadedFile("players.csv", content)})
    assert answer.status_code == 422
    assert answer.context["file_errors"]
    assert not PlayerImport.objects.exists()


def test_no_file_at_all_is_said_so(browser: Client) -> None:
    answer = browser.post(IMPORT, {})
    assert answer.status_code == 422
    assert problem_texts(answer) == ["Choose a file first."]


def test_the_list_of_another_club_is_not_there(browser: Client) -> None:
    upload(browser)
    draft = PlayerImport.objects.get()
    other = make_club("Other", "other")
    stranger = browser_of(make_director(other, "other"))
    address = "/clubs/other/players/import/"
    assert stranger.get(address, {"list": draft.pk}).status_code == 404
    assert stranger.post(address, {"list": draft.pk}).status_code == 404


def test_only_who_keeps_the_register_imports(player_user: Actor, club: Club) -> None:
    browser = browser_of(player_user)
    assert browser.get(IMPORT).status_code == 403
    file = SimpleUploadedFile("players.csv", LIST.encode())
    assert browser.post(IMPORT, {"file": file}).status_code == 403
    assert not PlayerImport.objects.exists()
