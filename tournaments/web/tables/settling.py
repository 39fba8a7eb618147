"""Settlements of a correction as the form sends them: boxes ticked."""

from collections.abc import Iterable, Sequence


def read_settlements(ticked: Iterable[str]) -> tuple[dict[str, object], ...]:
    """Ticked boxes as `domain.settlements` takes them: "take_back:2048", "buy_in:3:1024"."""
    return tuple(_settlement(value.split(":")) for value in ticked)


def _settlement(parts: Sequence[str]) -> dict[str, object]:
    match parts:
        case ["take_back", position] if position.isdecimal():
            return {"take_back": int(position)}
        case ["buy_in" | "decline" as kind, seat, after] if after.isdecimal():
            return {kind: seat, "after": int(after)}
        case _:
            return {}
