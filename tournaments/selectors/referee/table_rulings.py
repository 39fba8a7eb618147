"""Rulings on a table told as text: lay-offs, jokers, and the card just discarded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from scoring.problems import RuleBroken, problem, translatable
from scoring.referee import (
    Claim,
    TableRuling,
    TableState,
    read_table,
    rule_claims,
    rule_exchange,
    rule_lay_off,
    write_table,
)
from scoring.variants import get_variant
from tournaments.selectors.referee.answers import laid_data, only_given, reasons_data
from tournaments.selectors.referee.asked import HouseRules, Questions

Data = dict[str, Any]


def lay_off_ruling(
    key: str,
    *,
    table: str,
    player: str,
    meld: int,
    cards: str,
    house_rules: HouseRules | None = None,
) -> Data:
    """{"legal", "meld", "table", "problems"}; "notes" and "fits" where there are any.

    `house_rules` take the place of those that the table names. Raises `UnknownVariant`,
    or `RuleBroken` where the table cannot be as told.
    """
    questions = Questions()
    state = _read_table(questions, key, table, house_rules)
    offered = questions.cards("cards", cards)
    questions.insist()
    return _ruling_data(rule_lay_off(state, player, meld, offered))


def exchange_ruling(
    key: str,
    *,
    table: str,
    player: str,
    meld: int,
    cards: str,
    house_rules: HouseRules | None = None,
) -> Data:
    """As a lay-off, with "jokers_taken": how many go into the player's hand."""
    questions = Questions()
    state = _read_table(questions, key, table, house_rules)
    given = questions.plain_cards("cards", cards)
    questions.insist()
    ruling = rule_exchange(state, player, meld, given)
    return {**_ruling_data(ruling), "jokers_taken": ruling.jokers_taken}


def claims_ruling(
    key: str,
    *,
    table: str,
    claims: Sequence[str],
    intercepted: Sequence[str] = (),
    house_rules: HouseRules | None = None,
) -> Data:
    """{"taker", "claims": [{"player", "in_turn", "intercepts_left", "holds", "problems"}]}.

    `house_rules` and what it raises are as for a lay-off.
    """
    questions = Questions()
    state = _read_table(questions, key, table, house_rules)
    questions.insist()
    ruling = rule_claims(state, claims, intercepted=intercepted)
    return {"taker": ruling.taker, "claims": [_claim_data(claim) for claim in ruling.claims]}


def _read_table(
    questions: Questions, key: str, text: str, house_rules: HouseRules | None
) -> TableState:
    """The table, under these house rules if any are told.

    What is wrong with it is remembered, and an empty one may stand in its place.
    """
    get_variant(key)
    try:
        state = read_table(text)
    except RuleBroken as broken:
        questions.problems += broken.problems
        return TableState(variant=key, hand=1, players=())
    if state.variant != key:
        other = problem("table.other_variant", _OTHER_VARIANT, named=state.variant)
        questions.add("table", [other])
        return state
    return _under(questions, state, house_rules)


def _under(questions: Questions, state: TableState, house_rules: HouseRules | None) -> TableState:
    ruled = state if house_rules is None else replace(state, house_rules=house_rules)
    try:
        ruled.rules()
    except RuleBroken as broken:
        questions.add("table", broken.problems)
    return ruled


def _ruling_data(ruling: TableRuling) -> Data:
    return {
        "legal": ruling.legal,
        "meld": None if ruling.meld is None else laid_data(ruling.meld),
        "table": None if ruling.table is None else write_table(ruling.table),
        "problems": reasons_data(ruling.problems),
        **only_given(notes=reasons_data(ruling.notes), fits=list(ruling.fits)),
    }


def _claim_data(claim: Claim) -> Data:
    return {
        "player": claim.player,
        "in_turn": claim.in_turn,
        "intercepts_left": claim.intercepts_left,
        "holds": claim.holds,
        "problems": reasons_data(claim.problems),
    }


_OTHER_VARIANT = translatable("The table is one of another game: {named}.")
