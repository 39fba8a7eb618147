"""Why a word is no card, said so that the writer knows what to write instead."""

from __future__ import annotations

import re
from collections.abc import Callable

from scoring.cards.words import (
    LOOKS_LIKE_A_JOKER,
    RANK_PATTERN,
    RANKS_BESIDE_A_SUIT,
    SUITS,
    UNCLEAR_SUITS,
)
from scoring.problems import translatable

LATIN_T = translatable(
    "{token} (card {place}): a Latin T is a ten to some and an ace to others; write 10 or A."
)
LIKE_A_JOKER = translatable(
    "{token} (card {place}) may be a joker or the jack of clubs; write * or J♣."
)
ONE = translatable("{token} (card {place}): 1 may be an ace or half of a ten; write A or 10.")
ZERO = translatable(
    "{token} (card {place}) may be a ten or no card at all; write 10, or leave it out."
)
NO_RANK = translatable("{token} (card {place}) is a suit without a rank.")
UNCLEAR_SUIT = translatable(
    "{token} (card {place}): it is not clear which suit is meant; write s h d c or п ч б т."
)
NOT_APART = translatable("{token} (card {place}) may be several cards; put a space between them.")
UNKNOWN = translatable("{token} (card {place}) is not a card; write for example A♠, 10h, 7 or JK.")


_RANKS = re.compile(RANK_PATTERN)
# One class for both: к is a rank and a suit, and trying each way would take for ever.
_SIGNS = frozenset(RANKS_BESIDE_A_SUIT) | SUITS.keys()
_RANKS_AND_SUITS = re.compile(
    "(?:10|[" + "".join(sign for sign in _SIGNS if len(sign) == 1) + "])+"
)


def explain_refusal(word: str) -> tuple[str, str]:
    """The problem code and the English text for a word in lower case that is no card."""
    return next((code, text) for applies, code, text in _REASONS if applies(word))


def _is_one(word: str) -> bool:
    return "1" in word and word.replace("1", "", 1) in {"", *SUITS}


def _is_not_apart(word: str) -> bool:
    return _RANKS_AND_SUITS.fullmatch(word) is not None and len(_RANKS.findall(word)) > 1


def _has_unclear_suit(word: str) -> bool:
    sides = ((word[:-1], word[-1:]), (word[1:], word[:1]))
    return any(rank in RANKS_BESIDE_A_SUIT and suit in UNCLEAR_SUITS for rank, suit in sides)


_REASONS: tuple[tuple[Callable[[str], bool], str, str], ...] = (
    (LOOKS_LIKE_A_JOKER.__eq__, "card.like_a_joker", LIKE_A_JOKER),
    (_is_one, "card.one", ONE),
    (lambda word: not word.strip("0"), "card.zero", ZERO),
    (SUITS.__contains__, "card.no_rank", NO_RANK),
    (_has_unclear_suit, "card.unclear_suit", UNCLEAR_SUIT),
    (_is_not_apart, "card.not_apart", NOT_APART),
    (lambda _: True, "card.unknown", UNKNOWN),
)
