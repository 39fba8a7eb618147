"""The site with its protection switched off: what the fault tests have to notice."""

import os

import django
from django.db.models import QuerySet

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bench.settings")
django.setup()

from tournaments.models import Table  # noqa: E402
from tournaments.services import buy_ins, hands, locking, log, rulings, table_acts  # noqa: E402


def _read_without_lock(table_id: int) -> Table:
    tables: QuerySet[Table] = Table.objects.select_related("round__stage__tournament__club")
    return tables.get(pk=table_id)


def switch_off_lock() -> None:
    """Tables are read, not locked."""
    table_acts.lock_table = _read_without_lock


def switch_off_transaction() -> None:
    """Every statement commits by itself; locks would need a transaction, so they go too."""
    switch_off_lock()
    log.lock_tournament = lambda pk: locking.Tournament.objects.select_related("club").get(pk=pk)
    bare = table_acts.act_at_table.__wrapped__
    for module in (hands, buy_ins, rulings):
        module.act_at_table = bare


{"lock": switch_off_lock, "transaction": switch_off_transaction}[os.environ["SWITCHED_OFF"]]()

from kaluki_site.asgi import application  # noqa: E402

__all__ = ["application"]
