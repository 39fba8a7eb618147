"""Text no database can keep is refused at the door, wherever it is put."""

import pytest

from tests.web.visitors import browser_of
from tournaments.models import Actor, Club, Entry, Tournament

NUL = "a\x00b"


def test_nobody_is_looked_for_under_a_name_that_cannot_be(director: Actor, club: Club) -> None:
    form = {"username": NUL, "role": "director"}

    assert browser_of(director).post(f"/clubs/{club.slug}/staff/", form).status_code == 400


def test_a_reason_that_cannot_be_kept_changes_nothing(director: Actor, evening: Tournament) -> None:
    entry = Entry.objects.filter(tournament=evening).first()
    assert entry is not None
    address = f"/tournaments/{evening.pk}/entries/{entry.pk}/withdraw/"

    answer = browser_of(director).post(address, {"reason": NUL})

    assert answer.status_code == 400
    assert Entry.objects.get(pk=entry.pk).status == entry.status


@pytest.mark.parametrize("question", [{"q": NUL}, {NUL: "q"}, {"q": ["fine", NUL]}])
def test_no_question_with_such_text_is_answered(
    director: Actor, club: Club, question: dict[str, str | list[str]]
) -> None:
    answer = browser_of(director).get(f"/clubs/{club.slug}/players/", question)

    assert answer.status_code == 400


def test_other_text_of_any_script_passes(director: Actor, club: Club) -> None:
    for text in ("שלום", "🃏", "e\u0301", "\u202e", "'\"<script>"):
        answer = browser_of(director).get(f"/clubs/{club.slug}/players/", {"q": text})
        assert answer.status_code == 200
