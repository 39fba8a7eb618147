"""What cannot be on a table, so that no ruling can be given on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from scoring.cards import Card, format_card
from scoring.melds import format_meld, readings
from scoring.problems import Problem, insist, problem, translatable
from scoring.referee.table import TableState
from scoring.variant import Variant


def check_table(state: TableState, variant: Variant) -> None:
    """RuleBroken with everything that cannot be on this table; `field` is "meld 0"."""
    if not variant.has_hand(state.hand):
        insist([problem("hand.no_such_hand", _NO_HAND, field="hand", number=state.hand)])
    insist([*_judge_players(state), *_judge_melds(state, variant), *judge_pack(state, variant)])


def check_question(state: TableState, player: str, meld: int) -> None:
    """RuleBroken where nobody of that name sits here, or no such meld lies here."""
    problems = [*_judge_names(state, [player])]
    if not 0 <= meld < len(state.melds):
        problems.append(
            problem(
                "table.no_such_meld", _NO_MELD, field="meld", index=meld, count=len(state.melds)
            )
        )
    insist(problems)


def judge_pack(state: TableState, variant: Variant, more: Iterable[Card] = ()) -> Iterator[Problem]:
    """Cards that lie on the table, with some more, oftener than the pack holds them."""
    lying = (card.card for meld in state.melds for card in meld.cards)
    for card, times in Counter([*lying, *more]).items():
        held = variant.pack.count(card)
        if times > held:
            written = format_card(card)
            yield problem("pack.too_many", _TOO_MANY, card=written, held=held, named=times)


def check_players(state: TableState, players: Iterable[str]) -> None:
    """RuleBroken for every name that nobody has here."""
    insist(_judge_names(state, players))


def _judge_players(state: TableState) -> Iterator[Problem]:
    owners = (meld.owner for meld in state.melds)
    turn = [] if state.turn is None else [state.turn]
    yield from _judge_names(state, [*turn, *state.opened, *state.holds, *state.intercepts, *owners])


def _judge_names(state: TableState, named: Iterable[str]) -> Iterator[Problem]:
    for player in dict.fromkeys(named):
        if player not in state.players:
            yield problem("table.no_such_player", _NO_PLAYER, field="player", player=player)


def _judge_melds(state: TableState, variant: Variant) -> Iterator[Problem]:
    for index, meld in enumerate(state.melds):
        place = f"meld {index}"
        if not readings(variant, state.hand, meld.cards):
            cards = format_meld(meld.cards)
            yield problem("table.no_meld", _NO_LEGAL_MELD, field=place, cards=cards)
        if meld.owner not in state.opened:
            yield problem("table.owner_not_opened", _NOT_OPENED, field=place, player=meld.owner)


_NO_HAND = translatable("There is no hand {number} in this game.")
_NO_PLAYER = translatable("Nobody at this table is called {player}.")
_NO_MELD = translatable("There is no meld {index}; melds are counted from 0, and here lie {count}.")
_NO_LEGAL_MELD = translatable("{cards} cannot lie on the table: it is no meld.")
_NOT_OPENED = translatable("{player} has a meld on the table and has therefore opened.")
_TOO_MANY = translatable("The pack holds {held} of {card}, but {named} are here.")
