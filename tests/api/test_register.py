"""The register of a club over the API."""

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from rest_framework.test import APIClient

from tests.api.people import client_of
from tournaments.models import Actor, Club, Player

LIST = "Name,Note\nŁukasz Nowak,left-handed\nТарас Бондар,\nAnn Lee,\n,\n"


@pytest.fixture
def desk(director: Actor) -> APIClient:
    return client_of(director)


def add(desk: APIClient, club: Club, name: str, **more: Any) -> Any:
    return desk.post(f"/api/v1/clubs/{club.pk}/players/", {"name": name, **more})


def upload(desk: APIClient, club: Club, content: bytes) -> Any:
    file = SimpleUploadedFile("players.csv", content, "text/csv")
    where = f"/api/v1/clubs/{club.pk}/player-imports/"
    return desk.post(where, {"file": file}, format="multipart")


def test_people_are_found_in_any_script(desk: APIClient, club: Club) -> None:
    for name in ("Łukasz Nowak", "Тарас Бондар", "Zoë Kraus"):
        assert add(desk, club, name).status_code == 201
    for typed in ("lukasz", "TARAS", "zoe", "бондар"):
        found = desk.get(f"/api/v1/clubs/{club.pk}/players/", {"q": typed}).json()
        assert found["count"] == 1, typed


def test_a_duplicate_is_named_before_it_is_made(desk: APIClient, club: Club) -> None:
    first = add(desk, club, "Олена Коваль").json()
    refused = add(desk, club, "Olena Koval")
    assert refused.status_code == 422
    (found,) = refused.json()["problems"]
    assert (found["code"], found["field"]) == ("player.looks_like", "name")
    assert add(desk, club, "Olena Koval", in_spite_of_duplicates=True).status_code == 201
    assert Player.objects.get(pk=first["id"]).name == "Олена Коваль"


def test_a_merge_can_be_undone(desk: APIClient, club: Club) -> None:
    kept, absorbed = (add(desk, club, name).json()["id"] for name in ("Jim Brand", "Sam Poe"))
    merged = desk.post("/api/v1/player-merges/", {"kept": kept, "absorbed": absorbed})
    assert merged.status_code == 201, merged.content
    assert desk.get(f"/api/v1/players/{absorbed}/").json()["id"] == kept
    undone = desk.post(f"/api/v1/player-merges/{merged.json()['id']}/undo/")
    assert undone.json()["undone_at"] is not None
    assert desk.get(f"/api/v1/players/{absorbed}/").json()["id"] == absorbed


def test_a_name_and_a_note_change(desk: APIClient, club: Club) -> None:
    pk = add(desk, club, "Jim Brand").json()["id"]
    renamed = desk.put(f"/api/v1/players/{pk}/name/", {"name": "James Brand"})
    assert renamed.json()["name"] == "James Brand"
    noted = desk.put(f"/api/v1/players/{pk}/note/", {"note": "plays with a stand"})
    assert noted.json()["note"] == "plays with a stand"


def test_a_list_is_shown_row_by_row_and_taken_in_once(desk: APIClient, club: Club) -> None:
    add(desk, club, "Ann Lee")
    shown = upload(desk, club, LIST.encode())
    assert shown.status_code == 201, shown.content
    rows = {row["name"]: row for row in shown.json()["rows"]}
    assert rows["Ann Lee"]["verdict"] == "already_there"
    assert Player.objects.count() == 1

    where = f"/api/v1/player-imports/{shown.json()['id']}/"
    lines = [row["line"] for row in rows.values() if row["verdict"] == "new"]
    for _ in range(2):
        done = desk.post(f"{where}confirm/", {"lines": lines})
        assert done.status_code == 200, done.content
        assert len(done.json()["added"]) == 2
    assert desk.get(where).json()["is_confirmed"] is True
    assert Player.objects.count() == 3


@pytest.mark.parametrize("content", [b"", b"\x00\x01\x02", b"%PDF-1.7", b"a,b\n1,2\n"])
def test_a_file_that_is_no_list_is_refused(desk: APIClient, club: Club, content: bytes) -> None:
    answer = upload(desk, club, content)
    assert answer.status_code == 422
    assert answer.json()["problems"]


def test_an_upload_without_a_file_is_refused(desk: APIClient, club: Club) -> None:
    where = f"/api/v1/clubs/{club.pk}/player-imports/"
    assert desk.post(where, {}, format="multipart").status_code == 422
    assert desk.post(where, {"file": "text"}, format="json").status_code == 415


def test_the_register_leaves_as_csv_and_xlsx(desk: APIClient, club: Club) -> None:
    add(desk, club, "Тарас Бондар", note="=2+2")
    csv = desk.get(f"/api/v1/clubs/{club.pk}/players.csv", headers={"accept": "text/csv"})
    assert csv.status_code == 200
    assert "Тарас Бондар" in csv.content.decode()
    assert ",=2" not in csv.content.decode()
    xlsx = desk.get(f"/api/v1/clubs/{club.pk}/players.xlsx")
    assert xlsx.content.startswith(b"PK")
