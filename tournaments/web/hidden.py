"""What a form carries along unseen."""

from typing import Any

Context = dict[str, Any]


def hidden(**values: object) -> list[Context]:
    """Hidden fields by name, in the order given."""
    return [{"name": name, "value": value} for name, value in values.items()]
