"""Rows on the table, the pack and the deal (variants.md §1, §3.7, §3.8, §6)."""

from collections.abc import Iterator

from scoring.match_rules import DrawTies, FirstDealer
from scoring.problems import translatable
from scoring.rule_sheet.parts import Phrase, SheetRow
from scoring.rule_sheet.phrases import name_rank, row, say, yes_or_no
from scoring.variant import Variant

_DRAW_TIES = {
    None: translatable("on equal ranks at one table, on identical cards at several"),
    DrawTies.RANK: translatable("on equal ranks"),
    DrawTies.CARD: translatable("on identical cards; the suits decide: ♠ ♥ ♦ ♣"),
}
_FIRST_DEALER = {
    FirstDealer.FIRST_SEAT: translatable("the player in the first seat"),
    FirstDealer.AT_RANDOM: translatable("drawn at random"),
}


def table_rows(variant: Variant) -> Iterator[SheetRow]:
    """Who sits down to what."""
    players = f"{variant.players_min}–{variant.players_max}"
    yield row(translatable("Players at a table"), players)
    if variant.preferred_table is not None:
        yield row(translatable("Players at a table, best"), variant.preferred_table)
    yield row(translatable("Decks of 52"), variant.pack.decks)
    yield row(translatable("Jokers"), variant.pack.jokers)
    yield row(translatable("Cards in all"), variant.pack.size)
    yield row(
        translatable("Seating draw is repeated"), Phrase(_DRAW_TIES[variant.draw_ties]), "draw_ties"
    )
    yield row(translatable("First dealer"), Phrase(_FIRST_DEALER[variant.first_dealer]))


def hand_rows(variant: Variant) -> Iterator[SheetRow]:
    """What each player is dealt, by players or hand by hand."""
    if variant.contracts:
        yield from _contract_rows(variant)
        return
    bands = variant.deal.by_players
    for most, cards in bands:
        label = say(translatable("Up to {players} players"), players=most)
        yield row(translatable("To each player") if len(bands) == 1 else label, cards)
    if variant.cut_joker:
        text = translatable("A joker at the bottom of the cut is kept, with one card fewer dealt")
        yield row(text, yes_or_no(True))


def _contract_rows(variant: Variant) -> Iterator[SheetRow]:
    yield row(translatable("Hands in a match"), variant.hands or len(variant.contracts), "hands")
    for number in range(1, (variant.hands or len(variant.contracts)) + 1):
        label = say(translatable("Hand {number}"), number=number)
        yield row(label, _describe_hand(variant, number), "wild_ranks")


def _describe_hand(variant: Variant, number: int) -> Phrase:
    contract, wild_rank = variant.contracts[number - 1], variant.wild_rank(number)
    cards = variant.cards_dealt(number, variant.players_max)
    text = translatable("sets: {sets}, runs: {runs}; cards dealt: {cards}")
    hand = say(text, sets=contract.sets, runs=contract.runs, cards=cards)
    if wild_rank is None:
        return hand
    return say(translatable("{hand}; wild: {rank}"), hand=hand, rank=name_rank(wild_rank))
