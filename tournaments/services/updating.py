"""Many rows brought up to date by one statement that stays the same whatever is in them."""

from collections.abc import Iterable
from functools import lru_cache

from django.core.serializers.json import DjangoJSONEncoder
from django.db import connection
from django.db.models import Model

_UPDATE = """
UPDATE {table} AS kept SET {assignments}
FROM jsonb_to_recordset(%s::jsonb) AS new({columns})
WHERE kept.id = new.id
"""
_encoder = DjangoJSONEncoder()


def update_rows(rows: Iterable[Model], fields: tuple[str, ...]) -> None:
    """Write these fields of saved rows of one model; None stays NULL.

    The values go as one JSON text. For the seats of a table that takes a fifth of the time of
    `bulk_create` with its upsert, and a fiftieth of `bulk_update` with its CASE for every field.
    """
    rows = [*rows]
    if not rows:
        return
    values = [{name: getattr(row, name) for name in ("id", *fields)} for row in rows]
    with connection.cursor() as cursor:
        cursor.execute(_statement(type(rows[0]), fields), [_encoder.encode(values)])


@lru_cache(maxsize=16)
def _statement(model: type[Model], fields: tuple[str, ...]) -> str:
    described = model._meta  # noqa: SLF001 (documented for all who need it)
    columns = [described.get_field(name) for name in ("id", *fields)]
    return _UPDATE.format(
        table=described.db_table,
        assignments=", ".join(f"{name} = new.{name}" for name in fields),
        columns=", ".join(f"{field.name} {field.db_type(connection)}" for field in columns),
    )
