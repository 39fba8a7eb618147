"""The log's hashes show every change made behind the club's back."""

from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256

import pytest

from tournaments.domain.log_chain import ChainedEntry, canonical_json, entry_hash, verify_chain

ACTS = ("open registration", "check in Ірина", "draw seats", "record hand")


def chain_of(acts: tuple[str, ...] = ACTS) -> list[ChainedEntry]:
    entries: list[ChainedEntry] = []
    for number, act in enumerate(acts, start=1):
        before = entries[-1].hash if entries else ""
        data = {"act": act, "after": {"points": [0, 15]}, "reason": None}
        entries.append(ChainedEntry(number, before, entry_hash(before, data), data))
    return entries


def codes(entries: list[ChainedEntry], **end: object) -> list[str]:
    return [problem.code for problem in verify_chain(entries, **end)]  # type: ignore[arg-type]


def test_an_untouched_chain_has_no_problem() -> None:
    entries = chain_of()
    assert codes(entries, length=4, head=entries[-1].hash) == []


def test_the_hash_can_be_made_with_any_other_tool() -> None:
    assert entry_hash("ab", {"b": 1, "a": "é"}) == sha256(b'ab\n{"a":"\\u00e9","b":1}').hexdigest()


def test_a_changed_entry_is_named() -> None:
    entries = chain_of()
    entries[1] = replace(entries[1], data={**entries[1].data, "act": "check in Jim"})
    (found,) = verify_chain(entries)
    assert found.code == "log.changed"
    assert found.message == "Entry 2 of the log was changed after it was written."


def test_what_could_never_have_been_written_counts_as_changed() -> None:
    entries = chain_of()
    entries[2] = replace(entries[2], data={"points": 1.5})
    entries[3] = replace(entries[3], previous_hash=entries[2].hash, data={"act": "é"})
    assert codes(entries) == ["log.changed", "log.changed"]


def test_an_entry_changed_with_its_hash_no_longer_fits_the_next() -> None:
    entries = chain_of()
    data = {"act": "nothing"}
    entries[1] = replace(entries[1], data=data, hash=entry_hash(entries[0].hash, data))
    assert codes(entries) == ["log.unchained"]


def test_a_missing_entry_is_named() -> None:
    entries = chain_of()
    del entries[2]
    assert codes(entries) == ["log.gap"]


def test_a_cut_end_shows_by_the_length_and_another_end_by_its_hash() -> None:
    entries = chain_of()
    assert codes(entries[:-1], length=4) == ["log.cut"]
    assert codes(entries, length=4, head="0" * 64) == ["log.other_end"]
    assert codes([], length=0, head="") == []


def test_every_damage_is_found_at_once() -> None:
    entries = chain_of()
    entries[0] = replace(entries[0], data={"act": "x"})
    entries[3] = replace(entries[3], data={"act": "y"})
    assert codes(entries) == ["log.changed", "log.changed"]


def test_the_order_of_keys_changes_no_hash() -> None:
    assert entry_hash("", {"a": 1, "b": 2}) == entry_hash("", {"b": 2, "a": 1})


@pytest.mark.parametrize("value", [1.5, datetime(2030, 1, 1, tzinfo=UTC), {1: "a"}, [{"a": 0.1}]])
def test_what_would_not_come_back_the_same_is_refused(value: object) -> None:
    with pytest.raises(TypeError):
        canonical_json({"after": value})
