"""A draft is looked through, changed by hand with what is wrong at its seat, and published."""

import pytest
from django.test import Client

from tests.web.rounds.events import make_draft, seat_round
from tests.web.visitors import browser_of
from tournaments.models import Actor, Round, Tournament
from tournaments.selectors.rounds import plan_of, stage_field, stages_of


def at(draft: Round, *parts: object) -> str:
    return "/".join(["/rounds", str(draft.pk), *map(str, parts), ""])


def tables_of(draft: Round) -> tuple[tuple[int, ...], ...]:
    return plan_of(Round.objects.get(pk=draft.pk)).tables


def test_the_page_shows_tables_and_how_good_they_are(
    director: Actor, desk: Client, with_final: Tournament
) -> None:
    page = desk.get(at(make_draft(director, with_final)))

    assert page.context["round"]["title"] == "Round 1 of 3"
    assert [len(table["seats"]) for table in page.context["tables"]] == [4, 4]
    rows = {row["label"]: row["value"] for row in page.context["quality"]}
    assert "Most meetings of one pair" in rows
    assert "Nobody sits anywhere until it is published" in page.text


def test_two_people_change_places(director: Actor, desk: Client, knock_out: Tournament) -> None:
    draft = make_draft(director, knock_out)
    first, second = tables_of(draft)[0][0], tables_of(draft)[1][0]

    answer = desk.post(at(draft), {"entry": first, "other": second})

    assert answer["Location"] == at(draft)
    assert (tables_of(draft)[0][0], tables_of(draft)[1][0]) == (second, first)


def test_what_is_wrong_stands_at_its_table_and_is_not_saved(
    director: Actor, desk: Client, with_final: Tournament
) -> None:
    draft = make_draft(director, with_final)
    before = tables_of(draft)
    carried = desk.get(at(draft)).context["change"]["tables"]

    asked = {"tables": carried, "entry": before[0][0], "other": "rests"}
    desk.post(at(draft), asked)
    carried = desk.get(at(draft)).context["change"]["tables"]
    refused = desk.post(at(draft), {"tables": carried, "entry": before[0][1], "other": "table-2"})

    assert refused.status_code == 422
    tables = refused.context["tables"]
    assert tables[0]["errors"] == ["Table 1 has 2 players; tables of 3 to 5 are played."]
    assert refused.context["unsaved"] is True
    assert [len(table) for table in tables_of(draft)] == [3, 4]
    saved = desk.post(
        at(draft),
        {
            "tables": refused.context["change"]["tables"],
            "entry": before[0][0],
            "other": "table-1",
        },
    )
    assert saved["Location"] == at(draft)
    assert [len(table) for table in tables_of(draft)] == [3, 5]


def test_who_sits_at_two_tables_is_marked_at_both_seats(
    director: Actor, desk: Client, with_final: Tournament
) -> None:
    draft = make_draft(director, with_final)
    twice, gone = tables_of(draft)[0][0], tables_of(draft)[1][0]
    rows = [[twice if entry == gone else entry for entry in table] for table in tables_of(draft)]
    typed = "/".join(".".join(map(str, row)) for row in rows)

    refused = desk.post(at(draft), {"tables": typed})

    marked = [s["key"] for t in refused.context["tables"] for s in t["seats"] if s["errors"]]
    assert marked == [twice, twice]


def test_in_a_knock_out_people_only_change_places(
    director: Actor, desk: Client, knock_out: Tournament
) -> None:
    page = desk.get(at(make_draft(director, knock_out)))
    assert page.context["change"]["places"] == []


def test_who_sits_out_is_named(director: Actor, desk: Client, with_final: Tournament) -> None:
    draft = make_draft(director, with_final)
    mover = tables_of(draft)[0][0]

    desk.post(at(draft), {"entry": mover, "other": "rests"})

    resting = desk.get(at(draft)).context["resting"]
    assert [one["key"] for one in resting] == [mover]


def test_tables_typed_by_hand_make_a_draft(desk: Client, with_final: Tournament) -> None:
    stage = stages_of(with_final)[0]
    field = stage_field(stage)
    address = f"/tournaments/{with_final.pk}/rounds/by-hand/"
    typed = {f"seat-{entry.pk}": str(1 + place // 4) for place, entry in enumerate(field)}

    refused = desk.post(address, typed | {f"seat-{field[0].pk}": "first"})
    assert refused.status_code == 422
    assert refused.context["rows"][0]["errors"]
    assert not Round.objects.exists()

    answer = desk.post(address, typed | {f"seat-{field[3].pk}": "1.1"})
    draft = Round.objects.get()
    assert answer["Location"] == at(draft)
    assert tables_of(draft)[0][0] == field[3].pk


def test_a_published_round_has_no_draft_any_more(
    director: Actor, desk: Client, knock_out: Tournament
) -> None:
    published = seat_round(director, knock_out)
    answer = desk.get(at(published))
    assert answer["Location"] == f"/tournaments/{knock_out.pk}/rounds/"


@pytest.mark.parametrize(
    ("who", "status"), [("helper", 200), ("player_user", 403), ("stranger", 302)]
)
def test_only_staff_see_a_draft(
    request: pytest.FixtureRequest,
    director: Actor,
    knock_out: Tournament,
    who: str,
    status: int,
) -> None:
    draft = make_draft(director, knock_out)
    answer = browser_of(request.getfixturevalue(who)).get(at(draft))
    assert answer.status_code == status
    if status == 200:
        assert answer.context["change"] is None
        assert answer.context["publish_url"] == ""
