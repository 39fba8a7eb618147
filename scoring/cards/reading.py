"""Reading cards as people write them."""

from __future__ import annotations

from scoring.cards.card import JOKER, Card, Rank, Suit
from scoring.problems import Problem, RuleBroken, insist, problem, translatable

RANKS = {rank.symbol.lower(): rank for rank in Rank} | {"в": Rank.JACK, "д": Rank.QUEEN, "к": Rank.KING, "т": Rank.ACE}
SUITS = {suit.symbol: suit for suit in Suit} | dict(zip("shdcпчбт", (*Suit, *Suit), strict=True))


def parse_card(text: str) -> Card:
    """Read one card."""
    token = text.lower()
    if token in ("jk", "joker", "*"):
        return JOKER
    if token in RANKS:
        return Card(RANKS[token])
    rank, suit = RANKS.get(token[:-1]), SUITS.get(token[-1:])
    if rank is None or suit is None:
        raise RuleBroken([problem("card.unknown", translatable("{token} is not a card."), token=text)])
    return Card(rank, suit)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards; RuleBroken with every word that is no card."""
    cards: list[Card] = []
    problems: list[Problem] = []
    for token in text.replace(",", " ").replace(";", " ").split():
        try:
            cards.append(parse_card(token))
        except RuleBroken as broken:
            problems.extend(broken.problems)
    insist(problems)
    return tuple(cards)
