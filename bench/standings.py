"""The public page of the standings: warm, cold, larger, and stale under many eyes."""

import statistics
import time
from functools import partial
from importlib import import_module

from django.core.cache import cache
from django.db import connection, reset_queries
from django.test import Client as TestClient
from django.test.utils import CaptureQueriesContext

from bench.clients import Client, run_together
from bench.counting import BUILT
from bench.report import SAMPLES, Report, sample, spread
from bench.server import WebServer, serving
from bench.world import World, make_world, migrate
from tournaments.models import Tournament

WARM = 0.5
COLD_QUERIES = 10
COLD_SECONDS = 0.150
LARGER = 4
LISTENERS = 32
REBUILDS = 2
PAGES_A_SAMPLE = 60
SETTINGS = {"DJANGO_SETTINGS_MODULE": "bench.settings"}


def run(arguments: list[str]) -> int:
    """Measure and judge."""
    report = Report()
    migrate()
    small, large = make_world(200), make_world(800)
    _measure_cold(report, small, large)
    with serving(processes=2, environment=SETTINGS) as server:
        _measure_warm(report, server, small)
        _measure_rebuilds(report, server, small)
    return report.failed


def _address(world: World) -> str:
    return f"/tournaments/{world.tournament.pk}/"


def _measure_warm(report: Report, server: WebServer, world: World) -> None:
    """The same bytes, from our page and from a view that only fetches them from the cache."""
    client = Client(server.address)
    page = client.get(_address(world))
    cache.set("bench-page", page.body, 3600)
    ratios, rates = [], []
    for _ in range(SAMPLES):
        ours = _time_pages(client, _address(world))
        bare = _time_pages(client, "/bench/cached/bench-page/")
        rates.append(PAGES_A_SAMPLE / ours)
        ratios.append(bare / ours)
    report.say(f"warm page, {len(page.body)} bytes: {spread(rates)} a second")
    report.at_least("warm page ÷ cached bytes", statistics.median(ratios), WARM)


def _time_pages(client: Client, path: str) -> float:
    begun = time.perf_counter()
    for _ in range(PAGES_A_SAMPLE):
        answer = client.get(path)
        if answer.status != 200:
            raise RuntimeError(f"{path} answered {answer.status}")
    return time.perf_counter() - begun


def _measure_cold(report: Report, small: World, large: World) -> None:
    client = TestClient()
    client.get(_address(small))
    import_module("kaluki_site.wsgi")  # tidies up the memory as every server does at its start
    reset_queries()
    _make_stale(small)
    with CaptureQueriesContext(connection) as captured:
        client.get(_address(small))
    report.at_most("cold page, queries", len(captured), COLD_QUERIES)
    of_small = sample(partial(_time_cold, client, small))
    of_large = sample(partial(_time_cold, client, large))
    report.say(f"cold page, 200 players: {spread(of_small, ' ms CPU', 1000)}")
    report.say(f"cold page, 800 players: {spread(of_large, ' ms CPU', 1000)}")
    report.at_most("cold page, seconds of CPU", statistics.median(of_small), COLD_SECONDS)
    growth = statistics.median(of_large) / statistics.median(of_small)
    report.at_most("cold page, 800 ÷ 200 players", growth, LARGER)


def _time_cold(client: TestClient, world: World) -> float:
    _make_stale(world)
    begun = time.process_time()
    client.get(_address(world))
    return time.process_time() - begun


def _make_stale(world: World) -> None:
    """A new version, as an act would make it."""
    tournament = Tournament.objects.get(pk=world.tournament.pk)
    tournament.version += 1
    tournament.save(update_fields=("version",))


def _measure_rebuilds(report: Report, server: WebServer, world: World) -> None:
    """The servers count their builds together (`bench.counting`)."""
    counts = []
    for _ in range(SAMPLES):
        _make_stale(world)
        cache.set(BUILT, 0)
        listeners = [Client(server.address) for _ in range(LISTENERS)]
        run_together([partial(listener.get, _address(world)) for listener in listeners])
        counts.append(cache.get(BUILT))
    report.at_most(f"{LISTENERS} listeners on a stale page, rebuilds", max(counts), REBUILDS)
