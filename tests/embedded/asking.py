"""Questions to a running database."""

from typing import Any

import psycopg

from kaluki_site.embedded.places import Places


def ask(places: Places, question: str) -> Any:
    """The single value a query answers with."""
    with psycopg.connect(places.database_url, autocommit=True) as connection:
        row = connection.execute(question).fetchone()
    return row[0] if row else None


def tell(places: Places, *statements: str) -> None:
    with psycopg.connect(places.database_url, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement)
