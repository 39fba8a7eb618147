"""What a page in use fetches anew whenever something is recorded at its table."""

from typing import Any

from tournaments.web.tables.lapsing import lapse_words
from tournaments.web.tables.news import SeenTable, news_context
from tournaments.web.tables.page import Shown, table_context
from tournaments.web.tables.table_page import TablePage

Context = dict[str, Any]


def followed_context(page: TablePage, seen: SeenTable | None) -> Context:
    """The context of the part `followed` of `tables/table.html`."""
    return {
        **table_context(page, Shown(seen=seen)),
        "seen": seen,
        "news": news_context(page, seen),
        "lapsing": lapse_words(page),
    }
