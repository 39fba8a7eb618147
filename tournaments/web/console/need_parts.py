"""What every item of the queue is made of."""

from typing import Any

from django.urls import reverse

Context = dict[str, Any]


def need(kind: str, title: str, text: str, *actions: Context) -> Context:
    """An item: the kind of its mark, two lines, and its buttons in order."""
    return {"kind": kind, "title": title, "text": text, "actions": actions}


def post(name: str, table_id: int, label: str, fields: list[Context]) -> Context:
    """A button that does something at a table."""
    return {
        "label": label,
        "url": reverse(name, args=(table_id,)),
        "method": "post",
        "fields": fields,
    }


def get(url: str, label: str) -> Context:
    """A button that leads somewhere."""
    return {"label": label, "url": url, "method": "get", "fields": []}
