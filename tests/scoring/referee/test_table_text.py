"""A table as text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.cards import JOKER, Card, Rank, Suit
from scoring.melds import MeldCard
from scoring.problems import RuleBroken
from scoring.referee import Opened, TableMeld, TableState, read_table, write_table

WRITTEN = """\
table jamaican 1
rules {"intercepts": 2}
player Jim
player "Anna Maria"
turn Jim
opened Jim now
holds Jim 7
intercepts "Anna Maria" 1
meld Jim 8♥ JK=9♥ 10♥ J♥
"""

SUITED = st.builds(Card, st.sampled_from(Rank), st.sampled_from(Suit))
NAMES = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=8)
OFFERED = st.builds(MeldCard, SUITED) | st.builds(MeldCard, st.just(JOKER), st.none() | SUITED)


@st.composite
def tables(draw: st.DrawFn) -> TableState:
    players = draw(st.lists(NAMES, min_size=2, max_size=4, unique=True))
    seats = st.sampled_from(players)
    counts = st.dictionaries(seats, st.integers(0, 30))
    melds = st.builds(TableMeld, seats, st.lists(OFFERED, max_size=5).map(tuple))
    return TableState(
        variant=draw(st.sampled_from(["british", "jamaican", "tuesday game"])),
        hand=draw(st.integers(1, 99)),
        players=tuple(players),
        turn=draw(st.none() | seats),
        opened=draw(st.dictionaries(seats, st.sampled_from(Opened))),
        holds=draw(counts),
        intercepts=draw(counts),
        melds=tuple(draw(st.lists(melds, max_size=4))),
        house_rules=draw(st.dictionaries(NAMES, st.integers() | st.booleans(), max_size=2)),
    )


def test_a_table_reads_as_people_write_it() -> None:
    state = read_table("# a ruling of the 30th\n\n" + WRITTEN)
    assert state.players == ("Jim", "Anna Maria")
    assert state.opened == {"Jim": Opened.NOW}
    assert state.rules().intercepts == 2
    assert write_table(state) == WRITTEN


@settings(max_examples=40)
@given(tables())
def test_every_table_is_written_and_read_back(state: TableState) -> None:
    assert read_table(write_table(state)) == state


@pytest.mark.parametrize(
    ("text", "field", "code"),
    [
        ("player Jim", "table", "table.no_variant"),
        (WRITTEN + "dealer Jim", "line 10", "table.bad_line"),
        (WRITTEN + "opened Jim yesterday", "line 10", "table.bad_line"),
        (WRITTEN + "holds Jim many", "line 10", "table.bad_line"),
        (WRITTEN + "holds Sue -1", "line 10", "table.bad_line"),
        (WRITTEN + "intercepts Jim -1", "line 10", "table.bad_line"),
        (WRITTEN + "turn Jim Ann", "line 10", "table.bad_line"),
        (WRITTEN + "turn Jim", "line 10", "table.bad_line"),
        (WRITTEN + "player Jim", "line 10", "table.bad_line"),
        (WRITTEN + "opened Jim earlier", "line 10", "table.bad_line"),
        (WRITTEN + "holds Jim 8", "line 10", "table.bad_line"),
        (WRITTEN + 'intercepts "Anna Maria" 2', "line 10", "table.bad_line"),
        (WRITTEN + "rules [1]", "line 10", "table.bad_line"),
        (WRITTEN + "meld", "line 10", "table.bad_line"),
        (WRITTEN + "meld Jim 8x 9♥ 10♥", "line 10", "card.unclear_suit"),
        (WRITTEN + "meld Jim 8♥=", "line 10", "meld.bad_naming"),
        ("#" * 7000, "table", "table.too_long"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(text: str, field: str, code: str) -> None:
    with pytest.raises(RuleBroken) as broken:
        read_table(text)
    assert [(found.field, found.code) for found in broken.value.problems] == [(field, code)]
