"""Reading the guide to the API: each curl command with the answer printed below it."""

import json
import re
import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from string import Template
from typing import Any

EXAMPLE = re.compile(
    r"^```sh\n(?P<command>curl .+?)```\n\nAnswer (?P<status>\d+)[^\n]*:?\n"
    r"(?:\n```json\n(?P<answer>.+?)```)?",
    re.MULTILINE | re.DOTALL,
)
ANYTHING = "…"


@dataclass(slots=True)
class Example:
    """A call as the guide writes it, and what it says comes back."""

    status: int
    answer: Any
    address: str = ""
    method: str = "GET"
    body: str = ""
    headers: dict[str, str] = field(default_factory=dict)


def read_examples(text: str, variables: Mapping[str, object]) -> Iterator[Example]:
    """The examples of a page in order, the shell's variables filled in."""
    for found in EXAMPLE.finditer(text):
        answer = found["answer"]
        example = Example(int(found["status"]), json.loads(answer) if answer else None)
        words = iter(shlex.split(found["command"].replace("\\\n", " "))[1:])
        for word in words:
            _read_word(example, Template(word).substitute(variables), words, variables)
        yield example


def _read_word(
    example: Example, word: str, words: Iterator[str], variables: Mapping[str, object]
) -> None:
    match word:
        case "-s":
            return
        case "-X":
            example.method = next(words)
        case "-H":
            name, _, value = Template(next(words)).substitute(variables).partition(": ")
            example.headers[name] = value
        case "-d":
            example.body = next(words)  # in single quotes: the shell leaves it alone
            example.method = "POST" if example.method == "GET" else example.method
        case _:
            example.address = word


def agrees(told: Any, real: Any) -> bool:
    """Whether an answer is as told: "…" stands for anything, an object may leave fields out."""
    if isinstance(told, dict):
        return isinstance(real, dict) and all(
            key in real and agrees(value, real[key]) for key, value in told.items()
        )
    if isinstance(told, list):
        return (
            isinstance(real, list)
            and len(told) == len(real)
            and all(agrees(a, b) for a, b in zip(told, real, strict=True))
        )
    return bool(told in (ANYTHING, real))
