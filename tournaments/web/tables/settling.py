"""Settlements of a correction as the form sends them: boxes ticked."""

from collections.abc import Iterable, Sequence

from django.http import QueryDict

from tournaments.web.numbers import read_whole


def read_settlements(ticked: Iterable[str]) -> tuple[dict[str, object], ...]:
    """Ticked boxes as `domain.settlements` takes them: "take_back:2048", "buy_in:3:1024"; and what
    was typed for a hand that lacks it: "cards:3:2048:As 7d", "points:3:2048:18"."""
    return tuple(_settlement(value.split(":", 3)) for value in ticked)


def read_ticked(data: QueryDict) -> tuple[str, ...]:
    """The boxes ticked, and the fields in which something is typed for a later hand."""
    typed = (f"{name}:{text}" for name, text in data.items() if _is_addition(name, str(text)))
    return (*data.getlist("settle"), *typed)


def _is_addition(name: str, text: object) -> bool:
    return name.partition(":")[0] in {"cards", "points"} and str(text).strip() != ""


def _settlement(parts: Sequence[str]) -> dict[str, object]:
    match parts:
        case ["take_back", place] if (position := read_whole(place)) is not None:
            return {"take_back": position}
        case ["buy_in" | "decline" as kind, seat, place] if (
            after := read_whole(place)
        ) is not None:
            return {kind: seat, "after": after}
        case ["cards", seat, place, text] if (position := read_whole(place)) is not None:
            return {"add_to": position, "seat": seat, "cards": text}
        case ["points", seat, place, text] if (position := read_whole(place)) is not None:
            number = read_whole(text)
            said = {"cards": text} if number is None else {"points": number}
            return {"add_to": position, "seat": seat, **said}
        case _:
            return {}
