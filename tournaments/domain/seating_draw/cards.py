"""The packs of a seating draw: without jokers, as many as needed (variants.md §6)."""

from scoring.cards import Card, Rank, Suit
from tournaments.domain.seating_draw.chance import pick_below, random_numbers

SUITS_HIGH_FIRST = tuple(Suit)
PACK_SIZE = len(Rank) * len(SUITS_HIGH_FIRST)


def packs_needed(people: int) -> int:
    """Return how many packs give everybody a card."""
    return max(1, -(-people // PACK_SIZE))


def deal_cards(seed: bytes, step: int, packs: int, people: int) -> tuple[Card, ...]:
    """Return the top cards of all packs shuffled together, one for each of the people.

    Every step of a draw shuffles all cards anew. Place by place from the top, a card is picked
    among those from this place down and changes places with the one here (Fisher-Yates).
    """
    numbers = random_numbers(seed, f"draw:{step}")
    cards = list(range(packs * PACK_SIZE))
    for place in range(people):
        other = place + pick_below(numbers, len(cards) - place)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(_card_numbered(number) for number in cards[:people])


def _card_numbered(number: int) -> Card:
    """Before the shuffle each pack lies 2♠ 2♥ 2♦ 2♣ 3♠ … A♣, one pack on the other."""
    rank, suit = divmod(number % PACK_SIZE, len(SUITS_HIGH_FIRST))
    return Card(Rank(Rank.TWO + rank), SUITS_HIGH_FIRST[suit])
