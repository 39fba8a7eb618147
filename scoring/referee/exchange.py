"""Ruling on a joker taken, or moved, for the card it stands for (variants.md §3.1, §3.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring.cards import JOKER, Card
from scoring.melds import MeldKind, readings
from scoring.problems import Problem, problem, translatable
from scoring.referee.joker_move import move_joker
from scoring.referee.joker_taking import take_joker_from_run, take_joker_from_set
from scoring.referee.ruling import give_reasons
from scoring.referee.swapping import Swapped
from scoring.referee.table import TableState, put_meld
from scoring.referee.table_checks import check_question, check_table, judge_pack
from scoring.referee.table_ruling import TableRuling
from scoring.variant import Variant


def rule_exchange(state: TableState, player: str, meld: int, cards: Sequence[Card]) -> TableRuling:
    """Rule on cards that a player gives for a joker in the meld at an index from 0.

    Where jokers are taken, one goes into his hand; where they move, it stays in the run.
    RuleBroken where the table cannot be as told, or the question names what is not there.
    """
    variant = state.rules()
    check_table(state, variant)
    check_question(state, player, meld)
    swapped = _swap(variant, state, meld, cards)
    problems = (
        *give_reasons(variant, _judge_turn(state, player)),
        *give_reasons(variant, judge_pack(state, variant, cards)),
        *give_reasons(variant, swapped.problems, meld),
    )
    if problems or swapped.meld is None:
        return TableRuling(problems=problems)
    table = put_meld(state, meld, swapped.meld, variant.wild_rank(state.hand))
    return TableRuling(meld=swapped.meld, table=table, jokers_taken=swapped.jokers_taken)


def _judge_turn(state: TableState, player: str) -> Iterator[Problem]:
    if player not in state.opened:
        yield problem("exchange.not_opened", _NOT_OPENED, player=player)


def _swap(variant: Variant, state: TableState, index: int, cards: Sequence[Card]) -> Swapped:
    ways = readings(variant, state.hand, state.melds[index].cards)
    if not any(card.card == JOKER for card in ways[0].cards):
        return Swapped.refused(problem("exchange.no_joker", _NO_JOKER))
    if variant.laying.jokers_move:
        return move_joker(variant, ways, cards)
    if variant.joker_exchange_in_set is None:
        return Swapped.refused(problem("exchange.never", _NEVER))
    if ways[0].kind is MeldKind.SET:
        return take_joker_from_set(variant.joker_exchange_in_set, ways[0], cards)
    return take_joker_from_run(ways, cards)


_NOT_OPENED = translatable("{player} has not opened and may not exchange a joker.")
_NO_JOKER = translatable("There is no joker in this meld.")
_NEVER = translatable("Wild cards that have been played never leave their place.")
