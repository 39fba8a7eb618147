"""Whole numbers as people type them."""

_TOO_LONG = 9


def read_whole(text: str) -> int | None:
    """A whole number of digits only and of sensible length; None for anything else."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < _TOO_LONG else None
