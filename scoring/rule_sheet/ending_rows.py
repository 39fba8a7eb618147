"""Rows on how a hand and a match end and what they pay (variants.md §3.1, §3.6–§3.8, §4)."""

from collections.abc import Iterator

from scoring.finish import Finish
from scoring.match_rules import Ranking, TieBreak
from scoring.problems import translatable
from scoring.rule_sheet.parts import Phrase, SheetRow
from scoring.rule_sheet.phrases import NEVER, plain, row, say
from scoring.variant import Variant

_FINISH = {
    Finish.ORDINARY: translatable("Ordinary: somebody is out of cards"),
    Finish.KALUKI: translatable("Kaluki: all cards in one turn"),
    Finish.FIRST_OPENING: translatable("Out in the turn of the first opening"),
    Finish.BLOCKED: translatable("Blocked: no card can be drawn"),
    Finish.VOID: translatable("Void"),
}
_MULTIPLIER_KEYS = {
    Finish.KALUKI: "kaluki_doubles",
    Finish.FIRST_OPENING: "first_opening_multiplier",
}


def finish_rows(variant: Variant) -> Iterator[SheetRow]:
    """Each end of a hand and what it does to the points."""
    for finish in variant.finishes:
        keys = (_MULTIPLIER_KEYS[finish],) if finish in _MULTIPLIER_KEYS else ()
        yield row(_FINISH[finish], _consequence(variant, finish), *keys)


def _consequence(variant: Variant, finish: Finish) -> Phrase:
    if finish is Finish.VOID:
        return Phrase(translatable("no points, the hand is dealt again"))
    if finish is Finish.BLOCKED:
        return Phrase(translatable("everyone scores the cards left"))
    multiplier = variant.multiplier(finish)
    if multiplier == 1:
        return Phrase(translatable("the others score the cards left"))
    return say(translatable("the others score the cards left × {times}"), times=multiplier)


def leaving_rows(variant: Variant) -> Iterator[SheetRow]:
    """The limit and the way back."""
    limit = NEVER if variant.out_at is None else plain(variant.out_at)
    yield row(translatable("Out when the total reaches"), limit, "out_at")
    if variant.out_at is None:
        return
    rule = variant.buy_ins
    yield row(translatable("Buy-ins for a player, at most"), rule.most, "max_buy_ins")
    if rule.most:
        label = translatable("Players still in for a buy-in, at least")
        yield row(label, rule.least_survivors, "buy_in_min_survivors")
        yield row(translatable("Back at"), _reentry(rule.reentry_margin), "reentry_margin")


def _reentry(margin: int) -> Phrase:
    if not margin:
        return Phrase(translatable("the highest total still in"))
    return say(translatable("the highest total still in + {margin}"), margin=margin)


def stake_rows(variant: Variant) -> Iterator[SheetRow]:
    """The four amounts, where the club may play for any."""
    stakes = variant.stakes
    amounts = {
        "stakes.call": (translatable("Call, paid by each other player"), stakes.call),
        "stakes.kaluki": (translatable("Kaluki, paid instead of the call"), stakes.kaluki),
        "stakes.initial": (translatable("Initial stake, into the pot"), stakes.initial),
        "stakes.buy_in": (translatable("Buy-in, into the pot"), stakes.buy_in),
    }
    for key, (label, units) in amounts.items():
        if key in variant.house_rules:
            yield row(label, units, key)
    if variant.points_are_units:
        label = translatable("Besides, each loser pays whoever went out")
        yield row(label, Phrase(translatable("a unit for each point of the hand")))


_OUT_IN_ONE_HAND = translatable(
    "the last highest; in one hand by lower total, then fewer buy-ins, then shared"
)


def winning_rows(variant: Variant) -> Iterator[SheetRow]:
    """Who wins, and who then shares."""
    if variant.ranking is Ranking.LAST_IN:
        yield row(translatable("Winner"), Phrase(translatable("the last player in; takes the pot")))
        yield row(translatable("The others, by when they went out"), Phrase(_OUT_IN_ONE_HAND))
        return
    yield row(translatable("Winner"), Phrase(translatable("the lowest total")))
    equal = {
        TieBreak.NONE: translatable("share the place"),
        TieBreak.HANDS_WON: translatable("more hands won, then shared"),
    }
    yield row(translatable("Equal totals"), Phrase(equal[variant.tie_break]))
