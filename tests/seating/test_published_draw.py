"""A promise is public before the draw, its secret after it, and anybody can check them."""

import json
from hashlib import sha256
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.core.serializers.json import DjangoJSONEncoder
from django.db import DatabaseError, transaction

from tests.seating.conftest import Draw
from tournaments.domain.published_draw import published_problems
from tournaments.models import Actor, LogEntry, Seat, SeatingDraw, Tournament
from tournaments.selectors.seating_draws import draw_problems, published_draw, published_draws
from tournaments.services.seating import prepare_draw


def test_before_the_draw_only_the_promise_is_public(field: Tournament) -> None:
    kept = SeatingDraw.objects.get()
    promised = published_draws(field)[0]
    assert promised["commitment"] == sha256(bytes.fromhex(kept.secret)).hexdigest()
    assert (promised["secret"], promised["outcome"], promised["drawn_at"]) == (None, None, None)


def test_nothing_anybody_reads_holds_the_secret_before_the_draw(
    director: Actor, field: Tournament
) -> None:
    secret = SeatingDraw.objects.get().secret
    answered = prepare_draw(actor=director, tournament_id=field.pk)
    log = [*LogEntry.objects.values()]
    read = json.dumps([answered, published_draws(field), log], cls=DjangoJSONEncoder)
    assert len(secret) == 64
    assert secret not in read
    assert secret not in str(SeatingDraw.objects.get()) + repr(SeatingDraw.objects.get())


def test_a_promise_cannot_be_exchanged_for_a_better_one(director: Actor, field: Tournament) -> None:
    first = published_draws(field)
    prepare_draw(actor=director, tournament_id=field.pk)
    assert published_draws(field) == first


def test_afterwards_everything_is_public_and_holds(field: Tournament, draw: Draw) -> None:
    published = draw(field)
    assert published["secret"] == SeatingDraw.objects.get().secret
    assert published["public_word"] == "Blue teapot"
    assert sorted(published["names"].values()) == sorted(
        field.entries.values_list("player__name", flat=True)
    )
    assert published_problems(json.loads(json.dumps(published))) == []


def test_the_database_lets_no_draw_be_changed_afterwards(field: Tournament, draw: Draw) -> None:
    draw(field)
    kept = SeatingDraw.objects.get()
    for name, value in (("public_word", "Other"), ("secret", "00"), ("outcome", {})):
        with pytest.raises(DatabaseError), transaction.atomic():
            SeatingDraw.objects.filter(pk=kept.pk).update(**{name: value})
    with pytest.raises(DatabaseError), transaction.atomic():
        kept.delete()


def change_card(published: dict) -> None:
    drawn = published["outcome"]["steps"][0][0]
    drawn["card"] = "2♣" if drawn["card"] != "2♣" else "A♠"


def swap_seats(published: dict) -> None:
    first, second = published["outcome"]["seats"][:2]
    first["entry"], second["entry"] = second["entry"], first["entry"]


@pytest.mark.parametrize(
    ("tamper", "code"),
    [
        (lambda data: data.update(secret="ab" * 32), "seating_draw.broken_promise"),
        (lambda data: data.update(public_word="Red teapot"), "seating_draw.other_seed"),
        (lambda data: data["outcome"]["entries"].reverse(), "seating_draw.other_seed"),
        (lambda data: data["outcome"].update(seed="00" * 32), "seating_draw.other_seed"),
        (change_card, "seating_draw.other_card"),
        (swap_seats, "seating_draw.other_seat"),
        (lambda data: data["outcome"].pop("seats"), "seating_draw.unreadable"),
        (lambda data: data["outcome"].pop("first_dealer"), "seating_draw.unreadable"),
        (lambda data: data.pop("outcome"), "seating_draw.not_drawn"),
    ],
)
def test_whatever_is_tampered_with_shows(
    field: Tournament, draw: Draw, tmp_path: Path, tamper, code: str
) -> None:
    published = draw(field)
    tamper(published)
    saved = tmp_path / "published.json"
    saved.write_text(json.dumps(published), encoding="utf-8")
    said = StringIO()
    with pytest.raises(CommandError):
        call_command("verify_draw", file=saved, stdout=StringIO(), stderr=said)
    assert code in said.getvalue()


def test_a_right_draw_is_called_right(field: Tournament, draw: Draw, tmp_path: Path) -> None:
    saved = tmp_path / "published.json"
    saved.write_text(json.dumps(draw(field)), encoding="utf-8")
    said = StringIO()
    call_command("verify_draw", f"--file={saved}", stdout=said)
    call_command("verify_draw", str(field.pk), stdout=said)
    call_command("verify_draw", str(field.pk), "--number=1", stdout=said)
    assert said.getvalue().count("as promised and drawn") == 3


def test_people_who_sit_otherwise_than_drawn_are_found(field: Tournament, draw: Draw) -> None:
    draw(field)
    Seat.objects.filter(table__number=1, number=5).update(number=6)
    said = StringIO()
    with pytest.raises(CommandError):
        call_command("verify_draw", str(field.pk), stdout=StringIO(), stderr=said)
    assert "table 1, seat 5" in said.getvalue()
    assert "table 1, seat 6" in said.getvalue()


@pytest.mark.parametrize("asked", [("999999",), ("--file=nowhere.json",)])
def test_what_is_not_there_cannot_be_checked(db: None, asked: tuple[str, ...]) -> None:
    with pytest.raises(CommandError):
        call_command("verify_draw", *asked)


@pytest.mark.parametrize("text", ["[" * 100_000, "{", "[]", '{"number": ' + "9" * 5_000 + "}"])
def test_a_file_that_is_no_draw_is_called_so(db: None, tmp_path: Path, text: str) -> None:
    saved = tmp_path / "published.json"
    saved.write_text(text, encoding="utf-8")

    with pytest.raises(CommandError, match=r"cannot be read|holds no published draw"):
        call_command("verify_draw", f"--file={saved}")


def test_a_promise_alone_is_nothing_to_check(field: Tournament) -> None:
    with pytest.raises(CommandError, match="No such"):
        call_command("verify_draw", str(field.pk))
    problems = draw_problems(SeatingDraw.objects.get())
    assert [found.code for found in problems] == ["seating_draw.not_drawn"]
    assert published_draw(SeatingDraw.objects.get())["names"] == {}
