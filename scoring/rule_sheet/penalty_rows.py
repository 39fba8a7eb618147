"""Rows on what cards left in hand cost (variants.md §2)."""

from collections.abc import Iterator
from itertools import groupby

from scoring.cards import Rank
from scoring.problems import translatable
from scoring.rule_sheet.parts import Phrase, SheetRow
from scoring.rule_sheet.phrases import name_rank, plain, row, say
from scoring.variant import Variant

Prices = dict[Rank, int]

# The house rule that sets the price of each rank below the ace.
_KEYS = {Rank.KING: "king", Rank.QUEEN: "queen", Rank.JACK: "jack"}


def penalty_rows(variant: Variant) -> Iterator[SheetRow]:
    """Joker, wild rank, aces, then all ranks downwards, neighbours of one price together."""
    table = variant.penalties
    yield row(translatable("Joker"), table.joker, "penalties.joker")
    if variant.wild_ranks and table.wild is not None:
        label = translatable("Card of the hand's wild rank")
        yield row(label, table.wild, "penalties.wild")
    yield from _ace_rows(variant)
    prices = _rank_prices(variant)
    ranks = sorted(prices, reverse=True)
    for value, group in groupby(ranks, key=lambda rank: _price_or_face(prices, rank)):
        yield _rank_row(tuple(group), value)


def _ace_rows(variant: Variant) -> Iterator[SheetRow]:
    black, red = variant.penalties.black_ace, variant.penalties.red_ace
    keys = ("penalties.black_ace", "penalties.red_ace")
    if black == red:
        yield row(translatable("Ace"), black, *keys)
        return
    yield row(translatable("Black ace"), black, keys[0])
    yield row(translatable("Red ace"), red, keys[1])


def _rank_row(ranks: tuple[Rank, ...], value: int | None) -> SheetRow:
    first, last = name_rank(ranks[0]), name_rank(ranks[-1])
    label = first if len(ranks) == 1 else say("{first} … {last}", first=first, last=last)
    worth = Phrase(translatable("face value")) if value is None else plain(value)
    keys = (f"penalties.{_KEYS.get(rank, rank.symbol)}" for rank in ranks)
    return row(label, worth, *keys)


def _rank_prices(variant: Variant) -> Prices:
    table = variant.penalties
    prices = {rank: table.rank_points(rank, None) for rank in Rank if rank is not Rank.ACE}
    return {rank: points for rank, points in prices.items() if points is not None}


def _price_or_face(prices: Prices, rank: Rank) -> int | None:
    """The price, or None for "face value": a 9 … 2 priced unlike its neighbours."""
    neighbours = [prices[other] for other in prices if abs(other - rank) == 1]
    is_face = rank < Rank.TEN and prices[rank] == rank and rank not in neighbours
    return None if is_face else prices[rank]
