"""The published recipe of the seating draw, run as it is printed, gives what the site draws."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.cards import format_card
from scoring.match_rules import DrawTies
from tournaments.domain.seating_draw import (
    SeatingDraw,
    commitment,
    draw_by_seed,
    draw_seed,
    first_dealer_seat,
)
from tournaments.domain.table_sizes import split_into_tables

PAGE = (Path(__file__).parents[2] / "docs" / "seating-draw.md").read_text(encoding="utf-8")


def recipe() -> dict[str, Any]:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {}
    exec(program, names)
    return names


RECIPE = recipe()


def example() -> dict[str, str]:
    rows = re.findall(r"^\| ([\w ]+) \| (.+) \|$", PAGE.partition("## An example")[2], re.MULTILINE)
    return {name: value.strip("`") for name, value in rows}


def steps_of(draw: SeatingDraw) -> list[dict[int, str]]:
    return [{drawn.entry: format_card(drawn.card) for drawn in step} for step in draw.steps]


def tables_of(draw: SeatingDraw) -> list[list[int]]:
    tables: list[list[int]] = [[] for _ in draw.table_sizes]
    for taken in sorted(draw.seats, key=lambda taken: (taken.table, taken.seat)):
        tables[taken.table - 1].append(taken.entry)
    return tables


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(", ")]


def test_the_example_on_the_page_is_what_the_site_draws() -> None:
    page = example()
    secret, entries = bytes.fromhex(page["secret"]), numbers(page["entries"])
    seed = draw_seed(secret, entries, page["public word"])
    draw = draw_by_seed(seed, entries, DrawTies(page["ties"]), (3, 2))
    assert (commitment(secret), seed.hex()) == (page["promise"], page["seed"])
    assert [
        ", ".join(f"{entry}: {card}" for entry, card in step.items()) for step in steps_of(draw)
    ] == [page["step 1"], page["step 2"]]
    assert list(draw.order) == numbers(page["order"])
    assert tables_of(draw) == [numbers(page["table 1"]), numbers(page["table 2"])]


def test_the_example_on_the_page_is_what_its_own_recipe_gives() -> None:
    page = example()
    promise, seed = RECIPE["promise_and_seed"](
        page["secret"], numbers(page["entries"]), page["public word"]
    )
    steps, order = RECIPE["draw"](seed, numbers(page["entries"]), page["ties"])
    assert (promise, seed) == (page["promise"], page["seed"])
    assert len(steps) == 2
    assert order == numbers(page["order"])


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.integers(1, 10**6), min_size=2, max_size=130, unique=True),
    st.text(max_size=20),
    st.sampled_from(DrawTies),
)
def test_any_draw_of_the_site_is_what_the_recipe_gives(
    secret: bytes, entries: list[int], word: str, ties: DrawTies
) -> None:
    sizes = split_into_tables(len(entries), 2, 6, 4)
    seed = draw_seed(secret, entries, word)
    draw = draw_by_seed(seed, entries, ties, sizes)
    assert RECIPE["promise_and_seed"](secret.hex(), entries, word) == (
        commitment(secret),
        seed.hex(),
    )
    steps, order = RECIPE["draw"](seed.hex(), entries, ties.value)
    assert (steps, order) == (steps_of(draw), list(draw.order))
    assert RECIPE["take_seats"](order, sizes) == tables_of(draw)


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_the_first_dealer_is_the_one_of_the_recipe(seats: int) -> None:
    seed = draw_seed(b"secret", (1, 2), "word")
    for table in range(1, 50):
        assert first_dealer_seat(seed, table, seats) == RECIPE["first_dealer"](
            seed.hex(), table, seats
        )
