"""Pages fetch what changed, nothing else, and a hall full of them costs hardly more than one."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Barrier
from typing import Any

import pytest
from django.db import connection, connections
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils.translation import override

from tests.cast import make_club, make_director
from tests.fields import enter, open_tournament
from tests.seated import ask
from tests.web.evening import BY_POINTS, begin_evening, end_evening
from tournaments.models import Actor, Club, Table, Tournament
from tournaments.services.hands import record_hand
from tournaments.web.tournaments.built import PARTS, part_of

LISTENERS = 32


def part(tournament: Tournament, name: str) -> str:
    return f"/tournaments/{tournament.pk}/?part={name}&state={tournament.state}"


def play_on(director: Actor, tournament: Tournament) -> None:
    table = Table.objects.get(round__stage__tournament=tournament, number=1)
    record_hand(ask(director, table), number=3, hand={**BY_POINTS, "points": {"2": 4, "3": 5,
                "4": 6, "5": 7}})  # fmt: skip


@pytest.mark.parametrize("name", PARTS)
def test_a_part_known_already_is_not_sent_again(evening: Tournament, name: str) -> None:
    browser = Client()
    first = browser.get(part(evening, name), headers={"HX-PTag": "0"})
    again = browser.get(part(evening, name), headers={"HX-PTag": first["HX-PTag"]})

    assert (first.status_code, again.status_code) == (200, 304)
    assert again.content == b""
    assert "<html" not in first.text


def test_a_hand_makes_every_part_new(director: Actor, evening: Tournament) -> None:
    known = Client().get(part(evening, "standings"))
    play_on(director, evening)

    answer = Client().get(part(evening, "standings"), headers={"HX-PTag": known["HX-PTag"]})

    assert answer.status_code == 200
    assert answer["HX-PTag"] != known["HX-PTag"]


def test_other_programs_may_ask_by_etag(evening: Tournament) -> None:
    etag = Client().get(part(evening, "tables"))["ETag"]

    again = Client().get(part(evening, "tables"), headers={"If-None-Match": etag})
    assert again.status_code == 304


def test_a_poll_stays_out_of_the_browsers_own_cache(evening: Tournament) -> None:
    answer = Client().get(part(evening, "standings"), headers={"HX-PTag": "0"})

    assert answer["Cache-Control"] == "no-store"
    assert "ETag" not in answer


def test_a_part_is_kept_for_each_language(evening: Tournament) -> None:
    english = Client().get(part(evening, "standings"))["ETag"]
    russian = Client(headers={"Accept-Language": "ru"}).get(part(evening, "standings"))["ETag"]

    assert english != russian


def test_a_page_of_another_state_is_loaded_anew(director: Actor, evening: Tournament) -> None:
    end_evening(director, evening)

    answer = Client().get(part(evening, "standings"), headers={"HX-PTag": "0"})

    assert answer["HX-Refresh"] == "true"
    assert answer.content == b""


def test_the_list_of_entrants_grows_by_itself(
    director: Actor, club: Club, empty_cache: None
) -> None:
    tournament = open_tournament(director, club)
    enter(director, tournament, "Jim")

    assert "Jim" in Client().get(part(tournament, "entrants")).text


def test_a_part_nobody_knows_is_the_whole_page(evening: Tournament) -> None:
    assert "<html" in Client().get(part(evening, "nonsense")).text


def test_a_warm_part_costs_one_query(evening: Tournament) -> None:
    with override("en"):
        part_of(evening, "standings")

    with CaptureQueriesContext(connection) as warm:
        Client().get(part(evening, "standings"))

    assert len(warm) == 1


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("empty_cache")
def test_a_hall_full_of_phones_has_a_hand_built_at_most_twice() -> None:
    club = make_club()
    director = make_director(club, "director")
    tournament = begin_evening(director, club)
    start = Barrier(LISTENERS)

    def listen(_phone: int) -> tuple[str, int]:
        try:
            start.wait()
            with _counted_queries() as queries:
                text = Client().get(part(tournament, "standings")).text
            return text, len(queries)
        finally:
            connections.close_all()

    with ThreadPoolExecutor(LISTENERS) as pool:
        answers = [*pool.map(listen, range(LISTENERS))]

    assert len({text for text, _queries in answers}) == 1
    assert sum(queries > 1 for _text, queries in answers) in (1, 2)


@contextmanager
def _counted_queries() -> Iterator[list[str]]:
    """The statements of this thread's connection."""
    seen: list[str] = []

    def note(execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
        seen.append(sql)
        return execute(sql, params, many, context)

    with connection.execute_wrapper(note):
        yield seen
