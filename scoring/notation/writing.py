"""From a match to its text."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from scoring.cards import format_cards
from scoring.match import (
    OWN_TERMS,
    BoughtIn,
    BuyInDeclined,
    HandPlayed,
    HandVoid,
    MatchEnded,
    MatchEvent,
    MatchTerms,
    PenaltyGiven,
    Withdrew,
)
from scoring.notation.record import MatchRecord
from scoring.notation.words import NOBODY, write_word

_NAME = re.compile(r"\w+")


def write_match(record: MatchRecord) -> str:
    """The match as lines of text, which `read_match` turns into an equal record.

    match british
    rule stakes.call 1
    player Jim
    player "Anna Maria"
    first-dealer Jim
    hands 9
    survivors 2
    pot-is-kept
    carried Jim 45 1
    hand ordinary Jim
      cards "Anna Maria" A♠ 10♥ JK
    buy-in "Anna Maria"
    penalty Jim 50 "a wrong opening"
    """
    return "\n".join([*_head_lines(record), *_event_lines(record), ""])


def _head_lines(record: MatchRecord) -> Iterator[str]:
    yield f"match {write_word(record.variant)}"
    yield from _rule_lines(record.house_rules)
    yield from (f"player {write_word(player)}" for player in record.players)
    if record.first_dealer is not None:
        yield f"first-dealer {write_word(record.first_dealer)}"
    yield from _terms_lines(record.terms)


def _terms_lines(terms: MatchTerms) -> Iterator[str]:
    if terms.hands is not None:
        yield f"hands {terms.hands}"
    if terms.survivors != OWN_TERMS.survivors:
        yield f"survivors {terms.survivors}"
    if terms.pot_is_kept:
        yield "pot-is-kept"
    for player, carried in terms.carried.items():
        yield f"carried {write_word(player)} {carried.total} {carried.buy_ins_taken}"


def _rule_lines(house_rules: Mapping[str, object]) -> Iterator[str]:
    for key, value in house_rules.items():
        if isinstance(value, Mapping) and _can_be_dotted(key, value):
            yield from (f"rule {key}.{name} {_write_value(value[name])}" for name in value)
        else:
            # Quoted, a key is taken as it stands, dots and all.
            written = key if _NAME.fullmatch(key) else json.dumps(key, ensure_ascii=False)
            yield f"rule {written} {_write_value(value)}"


def _can_be_dotted(key: str, group: Mapping[str, object]) -> bool:
    return bool(group) and all(_NAME.fullmatch(name) for name in (key, *group))


def _write_value(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _event_lines(record: MatchRecord) -> Iterator[str]:
    for event in record.events:
        yield from _write_event(event)


def _write_event(event: MatchEvent) -> Iterator[str]:
    match event:
        case HandPlayed():
            yield from _write_hand(event)
        case HandVoid():
            yield "void"
        case BoughtIn(player):
            yield f"buy-in {write_word(player)}"
        case BuyInDeclined(player):
            yield f"decline {write_word(player)}"
        case Withdrew(player):
            yield f"withdrawal {write_word(player)}"
        case PenaltyGiven(player, points, reason):
            quoted = f" {json.dumps(reason, ensure_ascii=False)}" if reason else ""
            yield f"penalty {write_word(player)} {points}{quoted}"
        case MatchEnded():
            yield "end"
        case _:
            assert_never(event)


def _write_hand(hand: HandPlayed) -> Iterator[str]:
    went_out = NOBODY if hand.went_out is None else write_word(hand.went_out)
    cut = "" if hand.cut_joker_seat is None else f" cut-joker {write_word(hand.cut_joker_seat)}"
    yield f"hand {hand.finish.value} {went_out}{cut}{' override' if hand.override else ''}"
    # A bare word says that the entry was made and is empty.
    if hand.remainders is not None:
        yield from _by_player("cards", [(p, format_cards(cards)) for p, cards in hand.remainders])
    if hand.points is not None:
        yield from _by_player("points", [(p, str(points)) for p, points in hand.points])


def _by_player(kind: str, entries: Sequence[tuple[str, str]]) -> Iterator[str]:
    if not entries:
        yield f"  {kind}"
    for player, written in entries:
        yield f"  {kind} {write_word(player)} {written}".rstrip()
