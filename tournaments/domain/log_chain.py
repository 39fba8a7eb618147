"""The chain of hashes that shows whether a log was changed behind everybody's back.

The hash of an entry is the SHA-256 of the entry before's hash (nothing for the first), a line
feed, and the entry's content as canonical JSON: keys sorted, no spaces, only ASCII, whole numbers
only.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256

from scoring.problems import Problem, problem, translatable

_GAP = translatable("Entry {expected} of the log is missing: entry {number} follows.")
_UNCHAINED = translatable("Entry {number} of the log does not follow from the one before it.")
_CHANGED = translatable("Entry {number} of the log was changed after it was written.")
_CUT = translatable("The log ends at entry {number}; it should end at entry {length}.")
_OTHER_END = translatable("The last entry of the log is not the one that was written last.")


@dataclass(frozen=True, slots=True)
class ChainedEntry:
    """An entry as it was found: `number` counts from 1, `data` is the content that was hashed."""

    number: int
    previous_hash: str
    hash: str
    data: Mapping[str, object]


def entry_hash(previous_hash: str, data: Mapping[str, object]) -> str:
    """Return the hash of an entry, 64 hex digits; `previous_hash` is empty for the first one."""
    return sha256(f"{previous_hash}\n{canonical_json(data)}".encode()).hexdigest()


def canonical_json(data: Mapping[str, object]) -> str:
    """Return the one spelling of `data`, in which nothing but its content makes a difference.

    `TypeError` on what JSON would not give back the same: floats, times, keys that are no strings.
    """
    _refuse_inexact(data)
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def verify_chain(
    entries: Iterable[ChainedEntry], *, length: int | None = None, head: str | None = None
) -> list[Problem]:
    """Return where a chain, first entry first, is not as it was written; an empty list when it is.

    `length` and `head`, number and hash of the last entry as kept elsewhere, show a cut end too.
    """
    found: list[Problem] = []
    number, last_hash = 0, ""
    for entry in entries:
        found.extend(_entry_problems(entry, number + 1, last_hash))
        number, last_hash = entry.number, entry.hash
    if length is not None and number != length:
        found.append(problem("log.cut", _CUT, number=number, length=length))
    elif head is not None and last_hash != head:
        found.append(problem("log.other_end", _OTHER_END))
    return found


def _entry_problems(entry: ChainedEntry, expected: int, last_hash: str) -> Iterator[Problem]:
    if entry.number != expected:
        yield problem("log.gap", _GAP, expected=expected, number=entry.number)
    elif entry.previous_hash != last_hash:
        yield problem("log.unchained", _UNCHAINED, number=entry.number)
    if not _is_as_written(entry):
        yield problem("log.changed", _CHANGED, number=entry.number)


def _is_as_written(entry: ChainedEntry) -> bool:
    try:
        return entry.hash == entry_hash(entry.previous_hash, entry.data)
    except TypeError:
        return False  # what could never be written was put there by somebody


def _refuse_inexact(value: object) -> None:
    match value:
        case None | bool() | int() | str():
            return
        case Mapping():
            for key, inner in value.items():
                if not isinstance(key, str):
                    raise TypeError(f"the key {key!r} is no string")
                _refuse_inexact(inner)
        case list() | tuple():
            for inner in value:
                _refuse_inexact(inner)
        case _:
            raise TypeError(f"{value!r} has no exact JSON")
