"""What cannot be on a table, so that no ruling can be given on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from scoring.cards import Card, format_card
from scoring.melds import format_meld, readings
from scoring.problems import Problem, insist, problem, translatable
from scoring.referee.table import TableState
from scoring.variant import Variant


def check_table(state: TableState, variant: Variant) -> None:
    """RuleBroken with everything that cannot be on this table; `field` is "meld 0"."""
    if not variant.has_hand(state.hand):
        insist([problem("hand.no_such_hand", _NO_HAND, field="table", number=state.hand)])
    lying = (replace(found, field="table") for found in judge_pack(state, variant))
    insist([*_judge_players(state), *_judge_melds(state, variant), *lying])


def check_question(state: TableState, player: str, meld: int) -> None:
    """RuleBroken where nobody of that name sits here, or no such meld lies here."""
    problems = [*judge_names(state, [player], "player")]
    if not 0 <= meld < len(state.melds):
        count = len(state.melds)
        found = problem("table.no_such_meld", _NO_MELD, field="meld", number=meld + 1, count=count)
        problems.append(found)
    insist(problems)


def judge_pack(state: TableState, variant: Variant, more: Iterable[Card] = ()) -> Iterator[Problem]:
    """Cards that lie on the table, with some more, oftener than the pack holds them."""
    lying = (card.card for meld in state.melds for card in meld.cards)
    for card, times in Counter([*lying, *more]).items():
        held = variant.pack.count(card)
        if times > held:
            written = format_card(card)
            yield problem("pack.too_many", _TOO_MANY, card=written, held=held, named=times)


def judge_names(state: TableState, named: Iterable[str], field: str) -> Iterator[Problem]:
    """Every name, given in this field, that nobody has here."""
    for player in dict.fromkeys(named):
        if player not in state.players:
            yield problem("table.no_such_player", _NO_PLAYER, field=field, player=player)


def judge_turn(state: TableState) -> Iterator[Problem]:
    """Whether it is told who is to act."""
    if state.turn is None:
        yield problem("table.no_turn", _NO_TURN, field="table")


def _judge_players(state: TableState) -> Iterator[Problem]:
    owners = (meld.owner for meld in state.melds)
    turn = [] if state.turn is None else [state.turn]
    named = [*turn, *state.opened, *state.holds, *state.intercepts, *owners]
    yield from judge_names(state, named, "table")


def _judge_melds(state: TableState, variant: Variant) -> Iterator[Problem]:
    for index, meld in enumerate(state.melds):
        place = f"meld {index}"
        if not readings(variant, state.hand, meld.cards):
            cards = format_meld(meld.cards)
            yield problem("table.no_meld", _NO_LEGAL_MELD, field=place, cards=cards)
        if meld.owner not in state.opened:
            yield problem("table.owner_not_opened", _NOT_OPENED, field=place, player=meld.owner)


_NO_HAND = translatable("There is no hand {number} in this game.")
_NO_TURN = translatable("No line says whose turn it is.")
_NO_PLAYER = translatable("Nobody at this table is called {player}.")
_NO_MELD = translatable("No meld lies in place {number} from the top; melds on the table: {count}.")
_NO_LEGAL_MELD = translatable("{cards} cannot lie on the table: it is no meld.")
_NOT_OPENED = translatable("{player} has a meld on the table and has therefore opened.")
_TOO_MANY = translatable("The pack holds {held} of {card}, but {named} are here.")
