"""Recording a hand through the API: flat whatever the tournament's size, and how many a second."""

import statistics
from functools import partial
from uuid import uuid4

from django.db import connection, reset_queries
from django.test.utils import CaptureQueriesContext
from rest_framework.test import APIClient

from bench.clients import Client, run_together
from bench.report import SAMPLES, Report, spread
from bench.server import WebServer, serving
from bench.world import World, make_hand, make_world, migrate
from tournaments.models import Table

SIZES = (20, 200, 2_000)
FLAT = 1.2
QUICK = 0.25
LARGEST_ANSWER = 20_000
CLIENTS = 8
TABLES_A_CLIENT = 3
HANDS_A_TABLE = 8
TABLES_USED = 5


def run(arguments: list[str]) -> int:
    """Measure and judge."""
    report = Report()
    migrate()
    worlds = {size: make_world(size) for size in SIZES}
    with serving(processes=2, environment={"DJANGO_SETTINGS_MODULE": "bench.settings"}) as server:
        _measure_flatness(report, server, worlds)
        _measure_throughput(report, server, worlds[2_000])
    _count_queries(report, worlds)
    return report.failed


def _measure_flatness(report: Report, server: WebServer, worlds: dict[int, World]) -> None:
    """The samples of all sizes take turns, so that whatever else the machine does hits all."""
    clients = {size: Client(server.address, world.token) for size, world in worlds.items()}
    times: dict[int, list[float]] = {size: [] for size in worlds}
    for number in range(4, 4 + SAMPLES * 2):
        for size, world in worlds.items():
            taken = [
                _record(clients[size], table.pk, number, report)
                for table in world.tables[:TABLES_USED]
            ]
            times[size].append(statistics.median(taken))
    medians = {size: statistics.median(values) for size, values in times.items()}
    for size, values in times.items():
        report.say(f"hand, {size} players: {spread(values, ' ms', 1000)}")
    report.at_most(
        "hand, slowest size ÷ quickest", max(medians.values()) / min(medians.values()), FLAT
    )


def _record(client: Client, table_id: int, number: int, report: Report) -> float:
    body = {"submission_id": str(uuid4()), "number": number, **make_hand(number)}
    answer = client.post(f"/api/v1/tables/{table_id}/hands/", body)
    if answer.status != 201 or len(answer.body) > LARGEST_ANSWER:
        report.at_most(f"hand, answer {answer.status}, bytes", len(answer.body), 0)
    return answer.seconds


def _measure_throughput(report: Report, server: WebServer, world: World) -> None:
    """Every client goes round its own tables; a first turn opens the connections."""
    turns = [_compare_with_bare(report, server, world, turn) for turn in range(SAMPLES + 1)][1:]
    ratios = [bare / recorded for recorded, bare in turns]
    hands = CLIENTS * TABLES_A_CLIENT * HANDS_A_TABLE
    report.say(f"hands a second, {CLIENTS} clients: {spread([hands / own for own, _ in turns])}")
    report.say(f"share of a bare transaction: {spread(ratios)}")
    report.at_least("hands ÷ bare transactions", statistics.median(ratios), QUICK)


def _compare_with_bare(
    report: Report, server: WebServer, world: World, turn: int
) -> tuple[float, float]:
    """The seconds that as many hands and as many bare transactions take."""
    used = CLIENTS * TABLES_A_CLIENT
    tables = [table.pk for table in world.tables[TABLES_USED + turn * used :][:used]]
    shares = [tables[first::CLIENTS] for first in range(CLIENTS)]
    recorded = run_together(
        [partial(_record_many, server, world, share, report) for share in shares]
    )
    return recorded, run_together([partial(_lock_many, server, share) for share in shares])


def _record_many(server: WebServer, world: World, tables: list[int], report: Report) -> None:
    client = Client(server.address, world.token)
    for number in range(4, 4 + HANDS_A_TABLE):
        for table_id in tables:
            _record(client, table_id, number, report)


def _lock_many(server: WebServer, tables: list[int]) -> None:
    client = Client(server.address)
    for _ in range(HANDS_A_TABLE):
        for table_id in tables:
            client.post(f"/bench/transaction/{table_id}/", {})


def _count_queries(report: Report, worlds: dict[int, World]) -> None:
    counts = {size: _queries_of_a_hand(world) for size, world in worlds.items()}
    report.say(f"queries of a hand by size: {counts}")
    report.at_most("queries, most − least", max(counts.values()) - min(counts.values()), 0)


def _queries_of_a_hand(world: World) -> int:
    client = APIClient()
    client.credentials(HTTP_AUTHORIZATION=f"Token {world.token}")
    table = world.tables[-1] if len(world.tables) > TABLES_USED else world.tables[0]
    number = Table.objects.get(pk=table.pk).hand_number
    body = {"submission_id": str(uuid4()), "number": number, **make_hand(number)}
    reset_queries()
    with CaptureQueriesContext(connection) as captured:
        client.post(f"/api/v1/tables/{table.pk}/hands/", body, format="json")
    return len(captured)
