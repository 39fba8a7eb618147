"""Ruling on cards added to a meld on the table (variants.md §3.1, §3.7, §3.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from scoring.melds import MeldCard, format_meld, readings
from scoring.problems import Problem, problem, translatable
from scoring.referee.ambiguity import note_open_wilds
from scoring.referee.exchange import rule_exchange
from scoring.referee.extending import extend_meld, grows_down_too_soon
from scoring.referee.meld_faults import find_meld_faults
from scoring.referee.ruling import give_reasons
from scoring.referee.table import TableState, put_meld
from scoring.referee.table_checks import check_question, check_table, judge_pack
from scoring.referee.table_ruling import TableRuling, judge_lay_off_turn
from scoring.variant import Variant

Cards = Sequence[MeldCard]


def rule_lay_off(state: TableState, player: str, meld: int, cards: Cards) -> TableRuling:
    """Rule on cards that a player adds to the meld at an index from 0, all in one turn.

    RuleBroken where the table cannot be as told, or the question names what is not there.
    """
    variant = state.rules()
    check_table(state, variant)
    check_question(state, player, meld)
    ruling = _rule(state, variant, player, meld, cards)
    if ruling.legal:
        return ruling
    others = (index for index in range(len(state.melds)) if index != meld)
    fits = (index for index in others if _rule(state, variant, player, index, cards).legal)
    notes = give_reasons(variant, _note_exchange(state, player, meld, cards), meld)
    return replace(ruling, fits=tuple(fits), notes=notes)


def _note_exchange(state: TableState, player: str, meld: int, cards: Cards) -> Iterator[Problem]:
    """What he may do instead: give the cards for a joker that holds their place."""
    if cards and rule_exchange(state, player, meld, [card.card for card in cards]).legal:
        yield problem("lay_off.exchange_instead", _EXCHANGE, cards=format_meld(cards))


def _rule(
    state: TableState, variant: Variant, player: str, index: int, cards: Cards
) -> TableRuling:
    lying = state.melds[index].cards
    before = readings(variant, state.hand, lying)
    ways = extend_meld(variant, state.hand, lying, cards)
    allowed = [way for way in ways if not grows_down_too_soon(variant, before, way)]
    problems = (
        *give_reasons(variant, judge_lay_off_turn(state, variant, player)),
        *give_reasons(variant, judge_pack(state, variant, (card.card for card in cards))),
        *give_reasons(variant, _judge_fit(variant, state, index, cards), index),
        *give_reasons(variant, _judge_growth(bool(ways), bool(allowed)), index),
    )
    if problems:
        return TableRuling(problems=problems)
    table = put_meld(state, index, allowed[0], variant.wild_rank(state.hand))
    return TableRuling(meld=allowed[0], table=table, notes=note_open_wilds(variant, [allowed]))


def _judge_fit(variant: Variant, state: TableState, index: int, cards: Cards) -> Iterator[Problem]:
    if not cards:
        yield problem("lay_off.nothing", _NOTHING)
        return
    lying = state.melds[index].cards
    kind = readings(variant, state.hand, lying)[0].kind
    faults = find_meld_faults(variant, state.hand, (*lying, *cards), kind)
    yield from faults
    if not faults and not extend_meld(variant, state.hand, lying, cards):
        yield problem("lay_off.rearranges", _REARRANGES)


def _judge_growth(fits: bool, allowed: bool) -> Iterator[Problem]:
    if fits and not allowed:
        yield problem("lay_off.up_first", _UP_FIRST)


_EXCHANGE = translatable("{cards} may be given for the joker there instead.")
_NOTHING = translatable("No card is laid off.")
_REARRANGES = translatable("Cards that lie on the table are not rearranged.")
_UP_FIRST = translatable("A run grows up to the ace first; only then may it grow downwards.")
