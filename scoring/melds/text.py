"""Melds as text, both ways: 7♣ 7♦ 4♥=7♠."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from scoring.cards import Card, format_card, read_cards
from scoring.cards.reading import LONGEST_TEXT
from scoring.cards.splitting import show_word, split_words
from scoring.melds.meld import MeldCard
from scoring.problems import Problem, insist, problem, translatable

_NAMING = re.compile(r"\s*[=＝]\s*")


def parse_meld(text: str) -> tuple[MeldCard, ...]:
    """The cards of one meld as they are offered: "7C 7D 4H=7S", "JK=7S".

    RuleBroken names every word that cannot be read, with its place counted from 1.
    """
    cards, problems = read_meld(text)
    insist(problems)
    return cards


def read_meld(text: str) -> tuple[tuple[MeldCard, ...], tuple[Problem, ...]]:
    """The cards that could be read, and a problem for every word that is none."""
    glued = _NAMING.sub("=", text)
    if "=" not in glued or len(text) > LONGEST_TEXT:
        plain, found = read_cards(text)
        return name_cards(plain), found
    cards: list[MeldCard] = []
    problems: list[Problem] = []
    for place, word in enumerate(split_words(glued), start=1):
        read, faults = _read_word(word, place)
        cards += read
        problems += faults
    return tuple(cards), tuple(problems)


def name_cards(cards: Iterable[Card]) -> tuple[MeldCard, ...]:
    """Cards of which none is named, every wild left open."""
    return tuple(MeldCard(card) for card in cards)


def format_meld(cards: Iterable[MeldCard]) -> str:
    """The cards in the order given, a space between them."""
    return " ".join(map(format_meld_card, cards))


def format_meld_card(card: MeldCard) -> str:
    """One card: "7♣", or "4♥=7♠" where it stands for another."""
    if card.stands_for is None:
        return format_card(card.card)
    return f"{format_card(card.card)}={format_card(card.stands_for)}"


def _read_word(word: str, place: int) -> tuple[tuple[MeldCard, ...], tuple[Problem, ...]]:
    """A word with at most one =, whose right side names the last card of the left."""
    left, *named = word.split("=")
    sides = [read_cards(side) for side in (left, *named)]
    problems = tuple(_at(found, place) for _, faults in sides for found in faults)
    if problems:
        return (), problems
    cards, *targets = (side for side, _ in sides)
    match targets:
        case []:
            return name_cards(cards), ()
        case [[target]] if cards:
            return (*name_cards(cards[:-1]), MeldCard(cards[-1], target)), ()
        case _:
            return (), (_bad_naming(word, place),)


def _at(found: Problem, place: int) -> Problem:
    return replace(found, params=tuple(sorted({**dict(found.params), "place": place}.items())))


def _bad_naming(word: str, place: int) -> Problem:
    text = translatable(
        "{token} (card {place}): write the wild card, = and the one card it stands for."
    )
    return problem("meld.bad_naming", text, token=show_word(word), place=place)
