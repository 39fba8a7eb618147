"""Late entries at the desk, and the draw that says which round it is for."""

from django.test import Client

from tests.web.rounds.events import end_round, open_event, seat_round
from tournaments.models import Actor, Club, Entry, Tournament


def desk_of(tournament: Tournament, *parts: str) -> str:
    return "/".join(["/tournaments", str(tournament.pk), "entries", *parts, ""])


def test_while_a_round_is_to_come_somebody_late_is_entered_at_the_desk(
    director: Actor, desk: Client, with_final: Tournament
) -> None:
    seat_round(director, with_final)
    page = desk.get(desk_of(with_final))
    assert page.context["next"]["text"].startswith("Play has begun. Who is entered")

    answer = desk.post(page.context["desk"]["new_url"], {"name": "Latecomer", "note": ""})

    assert answer.status_code == 302
    assert Entry.objects.filter(player__name="Latecomer").exists()


def test_nobody_late_comes_into_a_knock_out(
    director: Actor, desk: Client, knock_out: Tournament
) -> None:
    seat_round(director, knock_out)
    page = desk.get(desk_of(knock_out))
    assert page.context["desk"]["new_url"] == ""
    assert page.context["next"] is None


def test_the_desk_leads_to_the_draft_where_tables_are_not_drawn(
    desk: Client, knock_out: Tournament
) -> None:
    page = desk.get(desk_of(knock_out))
    assert page.context["next"]["url"] == f"/tournaments/{knock_out.pk}/rounds/"


def test_the_draw_says_which_round_it_is_for(
    director: Actor, club: Club, desk: Client, empty_cache: None
) -> None:
    league = open_event(director, club, "league_night", 8)
    address = f"/tournaments/{league.pk}/draw/"
    assert desk.get(address).context["draw"]["round"] == "Round 1 of 3"
    desk.post(f"{address}promise/")
    page = desk.get(address)
    fields = {one["name"]: one["value"] for one in page.context["reveal"]["fields"]}
    desk.post(f"{address}seed/", fields | {"word": "heron"})
    assert desk.get(address).context["draw"]["round"] == "Round 1 of 3"

    end_round(director, league)

    assert desk.get(address).context["draw"]["round"] == "Round 2 of 3"
    assert "Round 2 of 3" in desk.get(address).text


def test_one_evening_of_one_round_names_none(
    director: Actor, club: Club, desk: Client, empty_cache: None
) -> None:
    evening = open_event(director, club, "british_evening", 5)
    assert desk.get(f"/tournaments/{evening.pk}/draw/").context["draw"]["round"] == ""
