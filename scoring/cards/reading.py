"""Reading cards as people write them: A♠ ♠A As 10h 0h 7 JK * 🃏 Кч тп A(red) …"""

from __future__ import annotations

import re
from functools import lru_cache

from scoring.cards.card import JOKER, Card, Suit
from scoring.cards.refusals import LATIN_T, explain_refusal
from scoring.cards.splitting import show_word, split_words
from scoring.cards.words import (
    ACES,
    COLOURS,
    JOKER_WORDS,
    LOOKS_LIKE_A_JOKER,
    PICTURED_CARDS,
    RANK_PATTERN,
    RANKS,
    RANKS_BESIDE_A_SUIT,
    SUITS,
    SUITS_IN_FRONT,
)
from scoring.problems import Problem, RuleBroken, insist, problem, translatable

LONGEST_TEXT = 1500
LONGEST_CARD = 16

_COLOURED_ACE = re.compile(rf"[{ACES}][-_(]?({'|'.join(map(re.escape, COLOURS))})\)?")
_PICTURE = "[" + re.escape("".join(PICTURED_CARDS)) + "]"
# Without spaces only suits that are no ranks tell where a card ends, all standing on one side.
_SUIT = "[" + re.escape("".join(SUITS_IN_FRONT)) + "]"
_GLUED = tuple(
    re.compile(rf"{card}|{_PICTURE}") for card in (RANK_PATTERN + _SUIT, _SUIT + RANK_PATTERN)
)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read any number of cards; an empty text is no cards.

    RuleBroken names every word that is no card, with its place counted from 1.
    """
    cards, problems = read_cards(text)
    insist(problems)
    return cards


@lru_cache(maxsize=1024)
def read_cards(text: str) -> tuple[tuple[Card, ...], tuple[Problem, ...]]:
    """The cards of a text that could be read, and a problem for every word that is none."""
    if len(text) > LONGEST_TEXT:
        too_long = translatable("This text is too long to be a list of cards.")
        return (), (problem("card.text_too_long", too_long),)
    cards: list[Card] = []
    problems: list[Problem] = []
    for place, word in enumerate(split_words(text), start=1):
        found = _read_word(word.lower())
        cards += found
        if not found:
            problems.append(_refuse_word(word, place))
    return tuple(cards), tuple(problems)


def parse_card(text: str) -> Card:
    """Read exactly one card; RuleBroken where the text is none or several."""
    cards = parse_cards(text)
    if len(cards) != 1:
        not_one = translatable("One card is expected here, not {count}.")
        raise RuleBroken([problem("card.not_one", not_one, count=len(cards))])
    return cards[0]


def _refuse_word(word: str, place: int) -> Problem:
    lower = word.lower()
    # Would it be a card if the Latin T were a Cyrillic one? Then that is all that is wrong.
    latin_t = "t" in lower and _read_word(lower.replace("t", "т"))
    code, reason = ("card.latin_t", LATIN_T) if latin_t else explain_refusal(lower)
    return problem(code, reason, token=show_word(word), place=place)


def _read_word(word: str) -> tuple[Card, ...]:
    card = _find_card(word) if len(word) <= LONGEST_CARD else None
    return (card,) if card is not None else _split_glued(word)


@lru_cache(maxsize=4096)
def _find_card(word: str) -> Card | None:
    if word in JOKER_WORDS:
        return JOKER
    if word in PICTURED_CARDS:
        return PICTURED_CARDS[word]
    if word in RANKS:
        return Card(RANKS[word])
    if coloured := _COLOURED_ACE.fullmatch(word):
        return Card(RANKS["a"], colour=COLOURS[coloured[1]])
    if word == LOOKS_LIKE_A_JOKER:
        return None
    return _find_suited(word[:-1], SUITS.get(word[-1:])) or _find_suited(
        word[1:], SUITS_IN_FRONT.get(word[:1])
    )


def _find_suited(rank_sign: str, suit: Suit | None) -> Card | None:
    rank = RANKS_BESIDE_A_SUIT.get(rank_sign)
    return Card(rank, suit) if rank is not None and suit is not None else None


def _split_glued(word: str) -> tuple[Card, ...]:
    for pattern in _GLUED:
        parts = pattern.findall(word)
        if "".join(parts) == word:
            cards = [_find_card(part) for part in parts]
            return tuple(card for card in cards if card is not None)
    return ()
