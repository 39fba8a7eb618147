"""Searching for schedules: at once where queue and worker are well, else when the clock comes."""

from functools import partial

import structlog
from celery import shared_task
from django.db import transaction
from kombu.exceptions import OperationalError

from scoring.problems import RuleBroken
from tournaments.domain.rounds import StageSoFar, plan_rounds
from tournaments.domain.schedule import Progress
from tournaments.models import RoundSearch
from tournaments.selectors.round_searches import unmade_searches
from tournaments.services.claims import Claim, Overtaken, give_up
from tournaments.services.rounds.searching import (
    begin_search,
    finish_search,
    refuse_search,
    tell_progress,
)

_log = structlog.get_logger(__name__)


@shared_task  # type: ignore[untyped-decorator]
def make_search(search_id: int) -> None:
    """Search unless somebody does or did; sent twice it is done once."""
    begun = begin_search(search_id=search_id)
    if begun is not None:
        _make(*begun)


@shared_task  # type: ignore[untyped-decorator]
def make_unmade_searches() -> None:
    """Do what waited too long: its task was never sent, or lost with whoever had it."""
    for search_id in unmade_searches().values_list("pk", flat=True):
        make_search(search_id)


def send_search(search: RoundSearch) -> None:
    """Have it begin as soon as its row is committed; where the queue is down it waits."""
    transaction.on_commit(partial(_send, search.pk))


def _send(search_id: int) -> None:
    try:
        make_search.delay(search_id)
    except (OperationalError, OSError) as problem:
        _log.warning("search_waits", search=search_id, reason=str(problem))


def _make(claim: Claim[RoundSearch], so_far: StageSoFar) -> None:
    try:
        planned = plan_rounds(so_far, partial(_watch, claim))
        finish_search(claim=claim, so_far=so_far, planned=planned)
    except Overtaken:
        _log.info("search_overtaken", search=claim.row.pk, attempt=claim.attempt)
    except RuleBroken as broken:
        refuse_search(claim=claim, problems=broken.problems)
    except Exception:  # noqa: BLE001 (whatever it was, the row must not stay behind)
        _log.exception("search_failed", search=claim.row.pk, attempt=claim.attempt)
        give_up(claim=claim)


def _watch(claim: Claim[RoundSearch], progress: Progress) -> bool:
    per_cent = 100 * progress.steps // progress.most_steps
    return tell_progress(claim=claim, progress=per_cent, repeats=progress.repeats)
