"""The rule book once more, in the plainest and slowest way: every wild tries every card.

It shares no code and no data with the referee, only cards and how melds are held.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

from scoring.cards import JOKER, Card, Rank, Suit
from scoring.melds import Meld, MeldCard

Offered = tuple[Card, Card | None]
DECK = [Card(rank, suit) for rank in Rank for suit in Suit]


@dataclass(frozen=True)
class Book:
    """What variants.md §1 and §3 say of melds and openings."""

    set_most: int = 4
    suits: str = "different"
    set_naturals: int = 1
    run_least: int = 3
    run_naturals: int = 1
    low_ace: bool = False
    side_by_side: bool = True
    points: int | None = 40
    ace: int = 11
    joker_sets: bool = False
    contracts: tuple[tuple[int, int], ...] = ()
    wilds: tuple[int, ...] = ()
    differ: bool = False
    exact: bool = False
    jokers: int = 2
    decks: int = 2


BOOKS = {
    "british": Book(),
    "blackpool": Book(points=51),
    "three_deck": Book(suits="or identical", jokers=3, decks=3),
    "swedish": Book(),
    "north_american": Book(points=51, ace=15, low_ace=True, jokers=4),
    "scarne": Book(points=51, low_ace=True, jokers=4, joker_sets=True),
    "jamaican": Book(
        set_most=99,
        suits="any",
        set_naturals=2,
        run_least=4,
        low_ace=True,
        side_by_side=False,
        points=None,
        contracts=((3, 0), (2, 1), (1, 2), (0, 3), (4, 0), (3, 1), (2, 2), (1, 3), (0, 4)),
        differ=True,
        jokers=4,
    ),
    "mexican": Book(
        set_most=99,
        suits="any",
        set_naturals=0,
        run_least=4,
        run_naturals=0,
        low_ace=True,
        points=None,
        contracts=((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3)),
        wilds=(3, 4, 5, 6, 7, 8, 9),
        exact=True,
        jokers=4,
    ),
}


@dataclass(frozen=True)
class Reading:
    """One way to take a meld: its kind, what makes it one's own, its points."""

    kind: str
    mark: object
    points: int


def read_melds(key: str, hand: int, cards: Sequence[Offered]) -> set[Reading]:
    """Every way in which the cards, one of them no wild, are a meld."""
    book = BOOKS[key]
    wild = book.wilds[hand - 1] if book.wilds else None
    found = set()
    for played in product(*(_choices(cards, offered, wild) for offered in cards)):
        natural = [card == mine for card, (mine, _) in zip(played, cards, strict=True)]
        found |= set(_judge(book, cards, played, natural))
    if all(card == JOKER or card.rank == wild for card, _ in cards):
        raise ValueError("without a natural card this would take for ever")
    if book.joker_sets and 3 <= len(cards) <= 4 and all(c == (JOKER, None) for c in cards):
        found.add(Reading("set", None, 15 * len(cards)))
    return found


def _choices(cards: Sequence[Offered], offered: Offered, wild: int | None) -> list[Card]:
    card, named = offered
    if card != JOKER and card.rank != wild:
        return [card] if named in (None, card) else []
    if named is not None:
        return [named] if named.rank is not None else []
    fixed = next(c for c, _ in cards if c != JOKER and c.rank != wild)
    return [c for c in DECK if fixed.rank == c.rank or fixed.suit == c.suit]


def _judge(
    book: Book, cards: Sequence[Offered], played: Sequence[Card], natural: Sequence[bool]
) -> Iterator[Reading]:
    if _is_set(book, played, natural):
        points = sum(_worth(book, card) for card in played)
        yield Reading("set", played[0].rank, points)
    for low in (False, True) if book.low_ace else (False,):
        if _is_run(book, cards, played, natural, low):
            points = sum(1 if low and c.rank is Rank.ACE else _worth(book, c) for c in played)
            yield Reading("run", played[0].suit, points)


def _worth(book: Book, card: Card) -> int:
    assert card.rank is not None
    return book.ace if card.rank is Rank.ACE else min(10, card.rank)


def _is_set(book: Book, played: Sequence[Card], natural: Sequence[bool]) -> bool:
    if not 3 <= len(played) <= book.set_most or len({card.rank for card in played}) != 1:
        return False
    different = len(set(played)) == len(played)
    same = len(set(played)) == 1 and sum(natural) <= book.decks
    fits = {"any": True, "different": different, "or identical": different or same}[book.suits]
    return fits and sum(natural) >= book.set_naturals


def _is_run(
    book: Book,
    cards: Sequence[Offered],
    played: Sequence[Card],
    natural: Sequence[bool],
    low: bool,
) -> bool:
    """A run whose ace, if it has one, is low or high; never both."""
    if len(played) < book.run_least or len({card.suit for card in played}) != 1:
        return False
    steps = {
        1 if low and card.rank is Rank.ACE else int(card.rank or 0): at
        for at, card in enumerate(played)
    }
    ordered = sorted(steps)
    if len(ordered) != len(played) or ordered[-1] - ordered[0] != len(played) - 1:
        return False
    jokers = [cards[steps[step]][0] == JOKER for step in ordered]
    beside = any(a and b for a, b in pairwise(jokers))
    return sum(natural) >= book.run_naturals and (book.side_by_side or not beside)


def judge_opening(
    key: str, hand: int, melds: Sequence[Sequence[Offered]]
) -> tuple[bool, int | None]:
    """Whether the melds are an opening, and by how many points at the most."""
    book = BOOKS[key]
    laid = [card for meld in melds for card, _ in meld]
    possible = all(
        laid.count(card) <= (book.jokers if card == JOKER else book.decks) for card in laid
    )
    if book.exact:
        possible = possible and len(laid) <= 6 + hand + 1
    best: tuple[bool, int | None] = (False, None)
    for taken in product(*(read_melds(key, hand, meld) for meld in melds)):
        points = None if book.points is None else sum(reading.points for reading in taken)
        legal = bool(taken) and possible and _opens(book, hand, taken, len(laid))
        best = max(best, (legal, points), key=lambda found: (found[0], found[1] or 0))
    return best


def _opens(book: Book, hand: int, taken: Sequence[Reading], laid: int) -> bool:
    if book.points is not None:
        return sum(reading.points for reading in taken) >= book.points
    sets = sum(reading.kind == "set" for reading in taken)
    runs = len(taken) - sets
    wanted = book.contracts[hand - 1]
    if book.exact and (hand == 7) and laid != 14:
        return False
    if book.differ and len({(reading.kind, reading.mark) for reading in taken}) < len(taken):
        return False
    if book.exact:
        return (sets, runs) == wanted
    return sets >= wanted[0] and runs >= wanted[1]


def judge_lay_off(key: str, hand: int, lying: Meld, added: Sequence[MeldCard]) -> bool:
    """Whether natural cards may be added to a meld whose wilds are all named."""
    book = BOOKS[key]
    cards = [*lying.cards, *added]
    if any(_times(cards, card.card) > _held(book, card.card) for card in cards):
        return False
    offered = [(card.card, card.stands_for or _itself(card.card)) for card in lying.cards]
    offered += [(card.card, None) for card in added]
    if str(lying.kind) not in {found.kind for found in read_melds(key, hand, offered)}:
        return False
    return not book.differ or str(lying.kind) == "set" or _grows_up_first(lying, added)


def _itself(card: Card) -> Card | None:
    return None if card == JOKER else card


def _times(cards: Sequence[MeldCard], card: Card) -> int:
    return sum(other.card == card for other in cards)


def _held(book: Book, card: Card) -> int:
    return book.jokers if card == JOKER else book.decks


def _grows_up_first(lying: Meld, added: Sequence[MeldCard]) -> bool:
    """No card below before the ace lies at the top."""
    ranks = [int(card.plays_as.rank or 0) for card in lying.cards]
    old = {1 if rank == Rank.ACE and at == 0 else rank for at, rank in enumerate(ranks)}
    new = [int(card.card.rank or 0) for card in added]
    for steps in product(*((1, 14) if rank == Rank.ACE else (rank,) for rank in new)):
        whole = sorted(old | set(steps))
        in_a_row = whole == list(range(whole[0], whole[0] + len(ranks) + len(new)))
        if in_a_row and (min(steps) > min(old) or whole[-1] == Rank.ACE):
            return True
    return False
