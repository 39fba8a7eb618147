"""Every text the site can say, as patterns: a field stands for anything."""

import re
from collections.abc import Iterable

from kaluki_site.messages import collect

FIELD = re.compile(r"\\{\w+\\}|%\\?\(\w+\\?\)s")


def unknown_texts(said: Iterable[str]) -> list[str]:
    """Those that no text of the site can be, a full stop at the end aside."""
    patterns = [re.compile(FIELD.sub(".+", re.escape(text))) for text in _texts()]
    return [
        text
        for text in said
        if not any(known.fullmatch(text + end) for known in patterns for end in ("", "."))
    ]


def _texts() -> Iterable[str]:
    for message in collect():
        yield from [message.id] if isinstance(message.id, str) else message.id
