"""Texts in the cells of a spreadsheet that leaves the house or comes in.

A spreadsheet program takes a text that begins with = + - or @ for a formula and runs it, also after
a tab or a line's end. An apostrophe before it makes it a text again. A text that already begins
with apostrophes and such a sign gets one more, so that reading takes off exactly what writing put
on.
"""

import re

_RUNS = re.compile(r"'*[=+\-@\t\r\n]")
_ESCAPED = re.compile(r"'+[=+\-@\t\r\n]")


def escape_cell(text: str) -> str:
    """Return `text` as it is written to a cell: nothing a spreadsheet program would run."""
    return f"'{text}" if _RUNS.match(text) else text


def unescape_cell(text: str) -> str:
    """Return what `escape_cell` was given."""
    return text[1:] if _ESCAPED.match(text) else text
