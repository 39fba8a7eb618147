"""What is shown under a version is what that version gives, however fast hands are saved."""

import re
from collections.abc import Callable, Container, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from threading import Event
from typing import Any

import pytest
from django.db import connection, connections
from django.test import Client

from tests.cast import make_club, make_director
from tests.seated import ask, run_tournament, seat_table
from tournaments.models import Actor, Table
from tournaments.selectors.moments import see_one_moment
from tournaments.selectors.standings import build_standings, standings_of
from tournaments.selectors.tournaments import find_tournament
from tournaments.services.hands import record_hand
from tournaments.web.tournaments.built import context_of
from tournaments.web.tournaments.page import public_context

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("empty_cache")]

HAND = {"finish": "ordinary", "went_out": "1", "points": {"2": 4, "3": 5, "4": 6, "5": 7}}
POINTS = 22
STATEMENTS = 10
HANDS = 60
READERS = 3


@dataclass(frozen=True, slots=True)
class Sight:
    """What somebody saw: the version it was labelled with, and each sum of all points in it."""

    version: int
    points: tuple[int, ...]

    @property
    def is_true(self) -> bool:
        """Every hand is one version and adds the same to the points of all."""
        return set(self.points) == {self.version * POINTS}


Look = Callable[[int], Sight]


@dataclass(frozen=True, slots=True)
class Evening:
    """Two tables at which hands are saved in turn; version and number of hands are the same."""

    tournament_id: int
    tables: tuple[Table, ...]
    director: Actor
    numbers: Iterator[int]

    def play(self) -> None:
        number = next(self.numbers)
        table = self.tables[number % 2]
        record_hand(ask(self.director, table), number=number // 2 + 1, hand=HAND)


@pytest.fixture
def evening(db: None) -> Evening:
    club = make_club()
    director = make_director(club, "director")
    tournament = run_tournament(club, house_rules={"out_at": 100_000})
    first = seat_table(tournament)
    second = seat_table(tournament, ("A", "B", "C", "D", "E"), number=2)
    begun = Evening(tournament.pk, (first, second), director, count())
    begun.play()
    begun.play()
    return begun


def look_at_standings(pk: int) -> Sight:
    standings = standings_of(find_tournament(pk))
    return Sight(standings.version, (sum(line.total or 0 for line in standings.lines),))


def look_at_page(pk: int) -> Sight:
    now, context = see_one_moment(find_tournament(pk), context_of)
    assert context["tournament"]["ptag"] == now.moment
    return _sight_of_page(context)


def look_at_part(pk: int) -> Sight:
    answer = Client().get(f"/tournaments/{pk}/?part=standings")
    version = answer["HX-PTag"].split(":")[2]
    assert f"Version {version}," in answer.text
    points = re.findall(r'c-points">(\d+)', answer.text)
    return Sight(int(version), (sum(map(int, points)),))


def look_at_hall(pk: int) -> Sight:
    answer = Client().get(f"/tournaments/{pk}/hall/")
    return Sight(answer.context["version"], (_points_of_hall(answer.context),))


def look_at_api(pk: int) -> Sight:
    answer = Client().get(f"/api/v1/tournaments/{pk}/standings/")
    standings = answer.json()
    assert f":{standings['version']}:" in answer["ETag"]
    return Sight(standings["version"], (sum(row["total"] or 0 for row in standings["lines"]),))


LOOKS = (look_at_standings, look_at_page, look_at_part, look_at_hall, look_at_api)


def build_standings_unchecked(pk: int) -> Sight:
    standings = build_standings(find_tournament(pk))
    return Sight(standings.version, (sum(line.total or 0 for line in standings.lines),))


def build_page_unchecked(pk: int) -> Sight:
    return _sight_of_page(public_context(find_tournament(pk)))


def _sight_of_page(context: dict[str, Any]) -> Sight:
    rows = sum(row["points"] or 0 for row in context["standings"]["rows"])
    tables = context["tables"]["list"]
    seats = sum(seat["total"] or 0 for table in tables for seat in table["seats"])
    played = next(fact["value"] for fact in context["facts"] if fact["label"] == "Hands played")
    at_tables = sum(_hands_at(table["progress"]) for table in tables)
    points = (rows, seats, played * POINTS, at_tables * POINTS)
    return Sight(context["tournament"]["version"], points)


def _hands_at(progress: str) -> int:
    """Those before the one a table says it plays: “Hand 3, since 20:44”."""
    return int(progress.split(",", maxsplit=1)[0].removeprefix("Hand ")) - 1


def _points_of_hall(context: Any) -> int:
    return sum(row["points"] or 0 for row in context["pages"][0]["rows"])


@contextmanager
def hands_before(evening: Evening, statements: Container[int]) -> Iterator[None]:
    """A hand is saved by somebody else before each of these statements, counted from 1."""
    numbers = count(1)
    with ThreadPoolExecutor(1) as table:

        def interpose(execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
            if next(numbers) in statements:
                table.submit(evening.play).result()
            return execute(sql, params, many, context)

        with connection.execute_wrapper(interpose):
            yield
        table.submit(connections.close_all).result()


@pytest.mark.parametrize("look", LOOKS)
def test_a_hand_saved_between_two_statements_is_seen_whole_or_not_at_all(
    evening: Evening, look: Look
) -> None:
    for statement in range(2, STATEMENTS + 1):
        with hands_before(evening, {statement}):
            assert look(evening.tournament_id).is_true


@pytest.mark.parametrize("look", LOOKS)
def test_hands_saved_before_every_statement_are_no_harm(evening: Evening, look: Look) -> None:
    with hands_before(evening, range(2, 1000)):
        assert look(evening.tournament_id).is_true


@pytest.mark.parametrize("look", LOOKS)
def test_what_was_seen_in_the_end_is_kept_for_the_next(evening: Evening, look: Look) -> None:
    with hands_before(evening, {3}):
        seen = look(evening.tournament_id)

    assert look(evening.tournament_id) == seen


@pytest.mark.parametrize(
    ("build", "statement"), [(build_standings_unchecked, 3), (build_page_unchecked, 5)]
)
def test_without_a_second_look_the_same_hand_would_show_too_early(
    evening: Evening, build: Look, statement: int
) -> None:
    with hands_before(evening, {statement}):
        assert not build(evening.tournament_id).is_true


def test_fault_18_in_the_rush_nobody_ever_sees_two_versions_at_once(evening: Evening) -> None:
    over = Event()

    def read(looks: tuple[Look, ...]) -> list[Sight]:
        seen = []
        try:
            while not over.is_set():
                seen += [look(evening.tournament_id) for look in looks]
        finally:
            connections.close_all()
        return seen

    def record() -> None:
        try:
            for _ in range(HANDS):
                evening.play()
        finally:
            over.set()
            connections.close_all()

    with ThreadPoolExecutor(READERS + 1) as pool:
        reading = [pool.submit(read, LOOKS) for _ in range(READERS)]
        pool.submit(record).result()
        seen = [sight for reader in reading for sight in reader.result()]

    assert len({sight.version for sight in seen}) > 1
    assert [sight for sight in seen if not sight.is_true] == []
