"""A table as text, both ways, so that a ruling can be kept, shared and given again."""

from __future__ import annotations

import json
from collections.abc import Iterator

from scoring.melds import format_meld
from scoring.notation.words import write_word
from scoring.referee.table import TableState


def write_table(state: TableState) -> str:
    """The table as lines of text, which `read_table` turns into an equal one.

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
    return "\n".join([*_lines(state), ""])


def _lines(state: TableState) -> Iterator[str]:
    yield f"table {write_word(state.variant)} {state.hand}"
    if state.house_rules:
        yield f"rules {json.dumps(state.house_rules, ensure_ascii=False)}"
    yield from (f"player {write_word(player)}" for player in state.players)
    if state.turn is not None:
        yield f"turn {write_word(state.turn)}"
    for player, when in state.opened.items():
        yield f"opened {write_word(player)} {when.value}"
    for player, count in state.holds.items():
        yield f"holds {write_word(player)} {count}"
    for player, taken in state.intercepts.items():
        yield f"intercepts {write_word(player)} {taken}"
    for meld in state.melds:
        yield f"meld {write_word(meld.owner)} {format_meld(meld.cards)}"
