"""The signs by which people name ranks, suits, colours and jokers: English, Russian, Ukrainian.

All in lower case. Letters that look alike in Latin and Cyrillic are listed in both
scripts where they can mean only one thing (K, the ace's A, the jack's В), and in
neither where they could mean two:

- Latin t is a ten to some and looks like the Cyrillic ace and the Russian letter of clubs;
- Latin k as a suit looks like the Russian clubs but is a king typed without a space;
- Latin x as a suit looks like the Ukrainian clubs and is "any suit" to others;
- Cyrillic с as a suit looks like the English clubs and sounds like the English spades;
- Latin b as a suit may be the Russian diamonds or just "black";
- j with a Cyrillic к looks like the joker's JK and reads as the jack of clubs.
"""

from __future__ import annotations

from scoring.cards.card import JOKER, Card, Colour, Rank, Suit

RANKS: dict[str, Rank] = {
    **{rank.symbol.lower(): rank for rank in Rank},
    "в": Rank.JACK,
    "b": Rank.JACK,
    "д": Rank.QUEEN,
    "к": Rank.KING,
    "т": Rank.ACE,
    "а": Rank.ACE,
}

# A ten without its 1 (as in 0h) is a ten only beside a suit; alone it may mean "no cards".
RANKS_BESIDE_A_SUIT = RANKS | {"0": Rank.TEN}

RANK_PATTERN = "(?:10|[" + "".join(sign for sign in RANKS_BESIDE_A_SUIT if len(sign) == 1) + "])"

SUIT_SYMBOLS: dict[str, Suit] = {
    **dict.fromkeys("♠♤", Suit.SPADES),
    **dict.fromkeys("♥♡❤", Suit.HEARTS),
    **dict.fromkeys("♦♢", Suit.DIAMONDS),
    **dict.fromkeys("♣♧", Suit.CLUBS),
}

SUITS: dict[str, Suit] = {
    **SUIT_SYMBOLS,
    **dict.fromkeys("sп", Suit.SPADES),
    **dict.fromkeys("hч", Suit.HEARTS),
    **dict.fromkeys("dб", Suit.DIAMONDS),
    **dict.fromkeys("cткх", Suit.CLUBS),
}

# In front of a rank к and т are taken for a king and an ace: кд may be two cards.
SUITS_IN_FRONT = {sign: suit for sign, suit in SUITS.items() if sign not in RANKS}

LOOKS_LIKE_A_JOKER = "jк"

UNCLEAR_SUITS = frozenset("bxс?")

JOKER_WORDS = frozenset(("jk", "jkr", "joker", "дж", "джк", "джокер"))

ACES = "aат"

# Only spellings that cannot be taken for a suit: "кр" may be крести, "черв" hearts.
COLOURS: dict[str, Colour] = {
    **dict.fromkeys(("red", "красн", "красный", "червоний", "🔴", "🟥"), Colour.RED),
    **dict.fromkeys(("black", "черн", "чёрн", "черный", "чёрный"), Colour.BLACK),
    **dict.fromkeys(("чорн", "чорний", "⚫", "⬛"), Colour.BLACK),
}

_PICTURED_ROWS = dict(zip(range(0x1F0A0, 0x1F0E0, 0x10), Suit, strict=True))
# Between jack and queen each row has a knight, a card of no pack of ours.
_PICTURED_RANKS = {
    **{rank.value: rank for rank in Rank if rank <= Rank.JACK},
    1: Rank.ACE,
    13: Rank.QUEEN,
    14: Rank.KING,
}

PICTURED_CARDS: dict[str, Card] = {
    **{
        chr(row + column): Card(rank, suit)
        for row, suit in _PICTURED_ROWS.items()
        for column, rank in _PICTURED_RANKS.items()
    },
    **dict.fromkeys("*🃏🃟🂿", JOKER),
}
