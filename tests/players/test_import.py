"""A list of players is shown row by row first; nothing is written until somebody confirms it."""

from datetime import timedelta

import pytest
from django.utils import timezone

from scoring.problems import RuleBroken
from tournaments.domain.player_table import Verdict
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Actor, Club, Player, PlayerImport
from tournaments.selectors.log import club_log
from tournaments.selectors.player_imports import ImportPreview
from tournaments.services.player_import import confirm_import, forget_old_drafts, preview_import
from tournaments.services.players import add_player

LIST = """\
Имя;Примечание
Łukasz Nowak;
"Larkspur, Jim";late
;no name
lukasz nowak;again
=cmd();
Taras Shevchenko;
Ann Petrenk;
"""


def codes(refused: pytest.ExceptionInfo[RuleBroken]) -> list[str]:
    return [problem.code for problem in refused.value.problems]


@pytest.fixture
def preview(director: Actor, club: Club) -> ImportPreview:
    for name in ("Тарас Шевченко", "Ann Petrenko"):
        add_player(actor=director, club_id=club.pk, name=name)
    content = LIST.encode("utf-8-sig")
    return preview_import(actor=director, club_id=club.pk, filename="players.csv", content=content)


def test_fault_14_each_row_gets_its_verdict_and_the_register_stays_as_it_was(
    preview: ImportPreview, club: Club
) -> None:
    assert [(row.line, row.name, row.verdict) for row in preview.rows] == [
        (2, "Łukasz Nowak", Verdict.NEW),
        (3, "Larkspur, Jim", Verdict.NEW),
        (4, "", Verdict.PROBLEM),
        (5, "lukasz nowak", Verdict.DUPLICATE_IN_FILE),
        (6, "=cmd()", Verdict.NEW),
        (7, "Taras Shevchenko", Verdict.ALREADY_THERE),
        (8, "Ann Petrenk", Verdict.LOOKS_LIKE),
    ]
    assert preview.counts[Verdict.NEW] == 3
    assert Player.objects.count() == 2
    assert club_log(club).count() == 2


def test_the_chosen_rows_come_in_and_the_log_says_who(
    preview: ImportPreview, director: Actor, club: Club
) -> None:
    done = confirm_import(
        actor=director,
        import_id=preview.import_id,
        lines=[2, 3],
        in_spite_of_duplicates=[8],
    )
    added = Player.objects.filter(pk__in=done.added).order_by("pk")
    assert [(player.name, player.note) for player in added] == [
        ("Łukasz Nowak", ""),
        ("Larkspur, Jim", "late"),
        ("Ann Petrenk", ""),
    ]
    logged = club_log(club).first()
    assert logged is not None
    assert (logged.act, logged.subject) == ("import_players", "players.csv")
    assert logged.after == {
        "players": list(done.added),
        "names": ["Łukasz Nowak", "Larkspur, Jim", "Ann Petrenk"],
    }


def test_confirming_twice_adds_once(preview: ImportPreview, director: Actor) -> None:
    confirmed = [
        confirm_import(actor=director, import_id=preview.import_id, lines=[2, 3]) for _ in range(2)
    ]
    assert confirmed[0].added == confirmed[1].added
    assert all(each.is_confirmed for each in confirmed)
    assert Player.objects.count() == 4


def test_who_came_in_since_the_preview_is_not_added_again(
    preview: ImportPreview, director: Actor, club: Club
) -> None:
    add_player(actor=director, club_id=club.pk, name="Lukasz Nowak")
    with pytest.raises(RuleBroken) as refused:
        confirm_import(actor=director, import_id=preview.import_id, lines=[2, 3])
    assert codes(refused) == ["player_import.not_new"]
    assert dict(refused.value.problems[0].params)["line"] == 2
    assert Player.objects.count() == 3


def test_every_line_that_cannot_come_in_is_named(preview: ImportPreview, director: Actor) -> None:
    with pytest.raises(RuleBroken) as refused:
        confirm_import(
            actor=director,
            import_id=preview.import_id,
            lines=[2, 4, 5, 7, 99],
            in_spite_of_duplicates=[4],
        )
    assert codes(refused) == [
        "player_import.has_problems",
        "player_import.not_new",
        "player_import.not_new",
        "player_import.no_such_line",
    ]
    assert Player.objects.count() == 2


def test_choosing_nobody_is_refused(preview: ImportPreview, director: Actor) -> None:
    with pytest.raises(RuleBroken) as refused:
        confirm_import(actor=director, import_id=preview.import_id, lines=[])
    assert codes(refused) == ["player_import.nothing_chosen"]


def test_the_same_file_again_finds_everybody_there(
    preview: ImportPreview, director: Actor, club: Club
) -> None:
    confirm_import(actor=director, import_id=preview.import_id, lines=[2, 3, 6])
    again = preview_import(
        actor=director, club_id=club.pk, filename="players.csv", content=LIST.encode()
    )
    assert again.counts[Verdict.NEW] == 0


def test_a_file_that_cannot_be_read_leaves_no_draft(director: Actor, club: Club) -> None:
    with pytest.raises(RuleBroken):
        preview_import(actor=director, club_id=club.pk, filename="x.pdf", content=b"%PDF-1.7")
    assert not PlayerImport.objects.exists()


def test_old_drafts_are_forgotten_and_confirmed_lists_are_kept(
    preview: ImportPreview, director: Actor, club: Club
) -> None:
    confirm_import(actor=director, import_id=preview.import_id, lines=[2])
    forgotten = preview_import(
        actor=director, club_id=club.pk, filename="a.csv", content=b"Name\nJim"
    )
    PlayerImport.objects.update(made_at=timezone.now() - timedelta(days=3))
    kept = preview_import(actor=director, club_id=club.pk, filename="b.csv", content=b"Name\nJim")
    assert forget_old_drafts() == 1
    left = set(PlayerImport.objects.values_list("pk", flat=True))
    assert left == {preview.import_id, kept.import_id}
    assert forgotten.import_id not in left


def test_only_directors_take_lists_in(
    preview: ImportPreview, scorekeeper: Actor, stranger: Actor, club: Club
) -> None:
    for actor in (scorekeeper, stranger):
        with pytest.raises(NotAllowed):
            preview_import(actor=actor, club_id=club.pk, filename="a.csv", content=b"Name\nJim")
        with pytest.raises(NotAllowed):
            confirm_import(actor=actor, import_id=preview.import_id, lines=[2])
