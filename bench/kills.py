"""Power cuts: web servers and the database killed while hands are being recorded.

Every hand that was acknowledged has to be there afterwards, none half-written, none twice.
"""

import argparse
import os
import random
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from uuid import uuid4

from django.db import connection

from bench.clients import Answer, Client
from bench.report import Report
from bench.server import WebServer
from bench.world import World, make_hand, make_world, migrate
from kaluki_site.embedded.places import find_places
from kaluki_site.embedded.postgres import Postgres
from kaluki_site.embedded.postmaster import find_postmaster
from tournaments.models import MatchEvent, Submission, Table
from tournaments.selectors.integrity import tournament_differences

PLAYERS = 64
CLIENTS = 8
SEED = 20_261_130
HARDENED = "kaluki_site.asgi:application"
DAMAGED = "bench.damaged:application"


@dataclass(slots=True)
class Evening:
    """Web servers, and phones that send the same hand again until it is acknowledged."""

    world: World
    servers: list[WebServer]
    over: threading.Event = field(default_factory=threading.Event)
    acknowledged: dict[tuple[int, int], str] = field(default_factory=dict)
    refused: list[Answer] = field(default_factory=list)

    def keep_recording(self, tables: list[Table]) -> None:
        """One phone at several tables, hand after hand, until the evening is over."""
        numbers = {table.pk: 1 for table in tables}
        while not self.over.is_set():
            for table in tables:
                if self._record(table.pk, numbers[table.pk]):
                    numbers[table.pk] += 1

    def _record(self, table_id: int, number: int) -> bool:
        body = {"submission_id": str(uuid4()), "number": number, **make_hand(number)}
        while not self.over.is_set():
            answer = self._send(table_id, body)
            if answer is None or answer.status >= 500:
                time.sleep(0.02)
            elif answer.status == 201:
                self.acknowledged[table_id, number] = str(body["submission_id"])
                return True
            else:
                self.refused.append(answer)
                return False
        return False

    def _send(self, table_id: int, body: dict[str, object]) -> Answer | None:
        server = random.choice(self.servers)
        try:
            client = Client(server.address, self.world.token)
            return client.post(f"/api/v1/tables/{table_id}/hands/", body)
        except (OSError, HTTPException):
            return None


def run(arguments: list[str]) -> int:
    """Kill, restart, and look for damage."""
    asked = _read(arguments)
    report = Report()
    migrate()
    evening = cut_power(web=asked.web, postgres=asked.postgres, switched_off=asked.switched_off)
    report.say(f"{asked.web} web servers and {asked.postgres} databases killed")
    report.say(f"{len(evening.acknowledged)} hands acknowledged")
    damage = list(find_damage(evening))
    for found in damage[:20]:
        report.say(found)
    report.at_most("damaged or lost hands", len(damage), 0)
    return report.failed


def _read(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="script/bench kills")
    parser.add_argument("--web", type=int, default=200)
    parser.add_argument("--postgres", type=int, default=5)
    parser.add_argument("--switched-off", choices=("lock", "transaction"), default="")
    return parser.parse_args(arguments)


def cut_power(*, web: int, postgres: int, switched_off: str = "") -> Evening:
    """Record under load while so many processes are killed; the evening afterwards."""
    world = make_world(PLAYERS, hands=0)
    environment = {"DJANGO_SETTINGS_MODULE": "bench.settings", "SWITCHED_OFF": switched_off}
    application = DAMAGED if switched_off else HARDENED
    servers = [WebServer(application=application, environment=environment) for _ in range(2)]
    for server in servers:
        server.start()
    evening = Evening(world, servers)
    phones = [
        threading.Thread(target=evening.keep_recording, args=(world.tables[n::CLIENTS],))
        for n in range(CLIENTS)
    ]
    for phone in phones:
        phone.start()
    try:
        _kill_web(servers, web)
        _kill_postgres(postgres)
        time.sleep(1)
    finally:
        evening.over.set()
        for phone in phones:
            phone.join()
        for server in servers:
            server.stop()
    connection.close()
    return evening


def _kill_web(servers: list[WebServer], kills: int) -> None:
    """The two servers are killed in turn, each as soon as it answers again."""
    shares = [(server, kills // 2 + (n < kills % 2)) for n, server in enumerate(servers)]
    killers = [threading.Thread(target=_kill_often, args=share) for share in shares]
    for killer in killers:
        killer.start()
    for killer in killers:
        killer.join()


def _kill_often(server: WebServer, kills: int) -> None:
    chance = random.Random(SEED)
    for _ in range(kills):
        time.sleep(chance.uniform(0.05, 0.5))
        server.kill()
        server.start()


def _kill_postgres(kills: int) -> None:
    places = find_places(Path(os.environ["DATA_DIR"]))
    for _ in range(kills):
        time.sleep(1)
        postmaster = find_postmaster(places.cluster)
        if postmaster is None:
            raise RuntimeError("Kills need the throw-away database of script/bench.")
        postmaster.kill()
        Postgres(places, durable=True).start()


def find_damage(evening: Evening) -> Iterator[str]:
    """Everything that is not as it should be after the power cuts."""
    tournament = evening.world.tournament
    tournament.refresh_from_db()
    yield from (f"refused: {answer.status} {answer.body!r}" for answer in evening.refused)
    yield from map(str, tournament_differences(tournament))
    kept = set(Submission.objects.values_list("table_id", "submission_id"))
    for (table_id, number), submission in evening.acknowledged.items():
        if not any(str(known) == submission for table, known in kept if table == table_id):
            yield f"table {table_id}, hand {number} was acknowledged and is not there"
    events = MatchEvent.objects.filter(table__in=evening.world.tables).count()
    submissions = Submission.objects.filter(table__in=evening.world.tables).count()
    if events != submissions:
        yield f"{events} events and {submissions} submissions"
