"""Two phones record different results for the same hand at the same instant, each sent twice."""

import argparse
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from uuid import uuid4

from bench.clients import Answer, Client, run_together
from bench.kills import DAMAGED, HARDENED
from bench.report import Report
from bench.server import WebServer, serving
from bench.world import World, make_hand, make_world, migrate
from tournaments.models import MatchEvent, Submission
from tournaments.selectors.integrity import tournament_differences

PLAYERS = 32
SENT = 2
PHONES = 2


@dataclass(slots=True)
class Duel:
    """One hand and all answers to it: by phone, in the order they came."""

    table_id: int
    number: int
    answers: list[list[Answer]] = field(default_factory=lambda: [[] for _ in range(PHONES)])
    bodies: list[dict[str, Any]] = field(default_factory=list)


def run(arguments: list[str]) -> int:
    """Let the phones collide and look for damage."""
    parser = argparse.ArgumentParser(prog="script/bench pairs")
    parser.add_argument("--pairs", type=int, default=1_000)
    parser.add_argument("--switched-off", choices=("lock", "transaction"), default="")
    asked = parser.parse_args(arguments)
    report = Report()
    migrate()
    world, duels = collide(asked.pairs, switched_off=asked.switched_off)
    statuses = Counter(answer.status for d in duels for sent in d.answers for answer in sent)
    report.say(f"{len(duels)} pairs, answers by status: {dict(statuses)}")
    damage = list(find_damage(world, duels))
    for found in damage[:20]:
        report.say(found)
    report.at_most("pairs gone wrong", len(damage), 0)
    return report.failed


def collide(pairs: int, *, switched_off: str = "") -> tuple[World, list[Duel]]:
    """So many pairs of submissions, spread over the tables of one tournament."""
    world = make_world(PLAYERS, hands=0)
    share, spare = divmod(pairs, len(world.tables))
    duels = [
        [Duel(table.pk, number) for number in range(1, share + (place < spare) + 1)]
        for place, table in enumerate(world.tables)
    ]
    environment = {"DJANGO_SETTINGS_MODULE": "bench.settings", "SWITCHED_OFF": switched_off}
    application = DAMAGED if switched_off else HARDENED
    with serving(application=application, processes=2, environment=environment) as server:
        run_together([partial(_fight_at_a_table, server, world, some) for some in duels])
    return world, [duel for some in duels for duel in some]


def _fight_at_a_table(server: WebServer, world: World, duels: list[Duel]) -> None:
    """Four connections: each phone sends twice, all four at one instant, hand after hand."""
    gate = threading.Barrier(PHONES * SENT)
    for duel in duels:
        duel.bodies = [_body(duel.number, phone) for phone in range(PHONES)]
    works = [
        partial(_send_all, Client(server.address, world.token), duels, phone, gate)
        for phone in range(PHONES)
        for _ in range(SENT)
    ]
    run_together(works)


def _body(number: int, phone: int) -> dict[str, Any]:
    return {"submission_id": str(uuid4()), "number": number, **make_hand(number + phone)}


def _send_all(client: Client, duels: list[Duel], phone: int, gate: threading.Barrier) -> None:
    for duel in duels:
        gate.wait()
        answer = client.post(f"/api/v1/tables/{duel.table_id}/hands/", duel.bodies[phone])
        duel.answers[phone].append(answer)


def find_damage(world: World, duels: list[Duel]) -> Iterator[str]:
    """Everything that is not one 201 and one 409, each given twice alike, and one hand."""
    for duel in duels:
        statuses = sorted({answer.status for answer in sent} for sent in duel.answers)
        if statuses not in ([{201}, {409}], [{409}, {201}]):
            yield f"table {duel.table_id}, hand {duel.number}: {statuses}"
        if any(sent[0].json() != sent[1].json() for sent in _accepted(duel)):
            yield f"table {duel.table_id}, hand {duel.number}: two answers to one submission"
    kept = MatchEvent.objects.filter(table__in=world.tables).count()
    answered = Submission.objects.filter(table__in=world.tables).count()
    if not kept == answered == len(duels):
        yield f"{len(duels)} pairs left {kept} events and {answered} submissions"
    world.tournament.refresh_from_db()
    yield from map(str, tournament_differences(world.tournament))


def _accepted(duel: Duel) -> list[list[Answer]]:
    return [sent for sent in duel.answers if all(answer.status == 201 for answer in sent)]
