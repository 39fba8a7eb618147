"""Ruling on the end of a hand: has he gone out, and which finish is recorded?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scoring.cards import JOKER, Card, format_card
from scoring.finish import Finish
from scoring.match_rules import FinalDiscard
from scoring.melds import MeldCard
from scoring.problems import Problem, problem, translatable
from scoring.referee.lay_down import rule_lay_down
from scoring.referee.lay_down_checks import judge_count
from scoring.referee.ruling import Reason, give_reasons
from scoring.variant import Variant

Offer = Sequence[MeldCard]


@dataclass(frozen=True, slots=True, kw_only=True)
class LastTurn:
    """What a player did in the turn in which he says he went out.

    `opened`: in a turn before. `melds`: what he laid in this one, None where that is not
    told, and so not judged. `discard`: None without one. `left`: cards still in his hand.
    """

    opened: bool
    melds: tuple[tuple[MeldCard, ...], ...] | None = None
    own: tuple[tuple[MeldCard, ...], ...] = ()
    discard: Card | None = None
    left: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class GoingOutRuling:
    """The finish to record, None where nobody has gone out; whether a discard belongs to it."""

    finish: Finish | None
    discard: FinalDiscard
    multiplier: int | None
    problems: tuple[Reason, ...]

    @property
    def legal(self) -> bool:
        """Whether he has gone out."""
        return not self.problems


def rule_going_out(variant: Variant, hand_number: int, turn: LastTurn) -> GoingOutRuling:
    """Rule on a player who says that he has gone out; every reason at once (variants.md §3, §4)."""
    discard = variant.discard_in(hand_number)
    problems = (
        *give_reasons(variant, _judge_cards(variant, discard, turn)),
        *_judge_melds(variant, hand_number, turn),
        *give_reasons(variant, _judge_pack(variant, turn)),
    )
    finish = None if problems else find_finish(variant, opened=turn.opened)
    return GoingOutRuling(
        finish=finish,
        discard=discard,
        multiplier=None if finish is None else variant.multiplier(finish),
        problems=problems,
    )


def find_finish(variant: Variant, *, opened: bool) -> Finish:
    """How a hand ends whose winner opened in a turn before, or did it all in this one (§4)."""
    in_one_turn = (Finish.KALUKI, Finish.FIRST_OPENING)
    if opened:
        return Finish.ORDINARY
    return next((finish for finish in in_one_turn if finish in variant.finishes), Finish.ORDINARY)


def _judge_cards(variant: Variant, rule: FinalDiscard, turn: LastTurn) -> Iterator[Problem]:
    if turn.left:
        yield problem("going_out.cards_left", _CARDS_LEFT, count=turn.left)
    if rule is FinalDiscard.ALWAYS and turn.discard is None:
        yield problem("going_out.discard_needed", _DISCARD_NEEDED)
    if rule is FinalDiscard.NEVER and turn.discard is not None:
        yield problem("going_out.no_discard", _NO_DISCARD)
    if turn.discard == JOKER and not variant.laying.jokers_discarded:
        yield problem("going_out.joker_discarded", _JOKER_DISCARDED)


def _judge_melds(variant: Variant, hand_number: int, turn: LastTurn) -> tuple[Reason, ...]:
    """What is wrong with the melds of this turn; whoever opened before needs none."""
    if turn.melds is None or (turn.opened and not turn.melds):
        return ()
    if not turn.melds:
        return give_reasons(variant, [problem("going_out.not_opened", _NOT_OPENED)])
    ruling = rule_lay_down(variant, hand_number, turn.melds, opened=turn.opened, own=turn.own)
    too_many = give_reasons(variant, judge_count(variant, hand_number, turn.melds))
    return (*ruling.problems, *too_many)


def _judge_pack(variant: Variant, turn: LastTurn) -> Iterator[Problem]:
    """A discard of which the pack's every copy lies in his melds (§5)."""
    if turn.discard is None:
        return
    laid = [card.card for meld in (*(turn.melds or ()), *turn.own) for card in meld]
    held = variant.pack.count(turn.discard)
    if laid.count(turn.discard) == held:
        written = format_card(turn.discard)
        yield problem("pack.too_many", _TOO_MANY, card=written, held=held, named=held + 1)


_CARDS_LEFT = translatable("Whoever goes out has no cards; in his hand are still: {count}.")
_DISCARD_NEEDED = translatable("Going out takes a last discard.")
_NO_DISCARD = translatable("In this hand nobody goes out with a discard: all cards are laid.")
_JOKER_DISCARDED = translatable("A joker may not be discarded, the last card neither.")
_TOO_MANY = translatable("The pack holds {held} of {card}, but {named} are here.")
_NOT_OPENED = translatable("Nobody goes out who has not opened.")
