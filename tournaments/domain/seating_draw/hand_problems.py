"""What cannot be right about cards somebody says were drawn."""

from collections.abc import Iterator, Mapping, Sequence

from scoring.cards import Card, format_card
from scoring.match_rules import DrawTies
from scoring.pack import Pack, audit_pack
from scoring.problems import Problem, problem, translatable
from tournaments.domain.seating_draw.ties import Group, part_group

Cards = Mapping[int, Sequence[Card]]

_NOT_ENTERED = translatable("Entry {seat} takes no part in this seating draw.")
_NO_CARD = translatable("No card was typed here: everybody draws one.")
_JOKER = translatable("Jokers are taken out of the packs before the seating draw.")
_SUIT_NEEDED = translatable("The suit of {card} is needed: at several tables it decides ties.")
_TOO_OFTEN = translatable("{named} people drew {card} at once, but the packs hold {held}.")
_TIED = translatable("{card} was drawn by more than one: they draw again, and a card is missing.")
_NOT_TIED = translatable("{card} is one card too many: nobody was level here any more.")


def hand_problems(
    entries: Sequence[int], cards: Cards, ties: DrawTies, packs: int
) -> list[Problem]:
    """Return all that is wrong, each naming the entry's id as the seat and, but for a missing first
    card, the card.

    Codes `seating_draw.` + `unknown_entry`, `no_card`, `joker`, `suit_needed`, `too_often` (more at
    once than the packs hold), `tie_not_redrawn`, `not_tied` (a redraw by somebody not tied).
    """
    named = {entry: tuple(cards.get(entry, ())) for entry in entries}
    unusable = [found for entry in entries for found in _card_problems(entry, named[entry], ties)]
    bad = {found.seat for found in unusable}
    usable = tuple(entry for entry in entries if str(entry) not in bad)
    return [
        *_unknown_entries(entries, cards),
        *unusable,
        *_pack_problems(named, packs),
        *(_follow_ties(usable, 1, named, ties) if usable else ()),
    ]


def _unknown_entries(entries: Sequence[int], cards: Cards) -> Iterator[Problem]:
    for entry in cards.keys() - set(entries):
        yield problem("seating_draw.unknown_entry", _NOT_ENTERED, seat=str(entry))


def _card_problems(entry: int, drawn: Sequence[Card], ties: DrawTies) -> Iterator[Problem]:
    if not drawn:
        yield problem("seating_draw.no_card", _NO_CARD, seat=str(entry))
    for card in drawn:
        if card.rank is None:
            yield _named_card("seating_draw.joker", _JOKER, entry, card)
        elif card.suit is None and ties is DrawTies.CARD:
            yield _named_card("seating_draw.suit_needed", _SUIT_NEEDED, entry, card)


def _pack_problems(named: Cards, packs: int) -> Iterator[Problem]:
    for step in range(max(map(len, named.values()), default=0)):
        at_once = {
            str(entry): (drawn[step],)
            for entry, drawn in named.items()
            if len(drawn) > step and drawn[step].rank is not None
        }
        for found in audit_pack(Pack(packs, 0), at_once):
            params = dict(found.params)
            yield problem(
                "seating_draw.too_often",
                _TOO_OFTEN,
                seat=found.seat,
                card=found.card,
                held=params["held"],
                named=params["named"],
            )


def _follow_ties(group: Group, step: int, named: Cards, ties: DrawTies) -> Iterator[Problem]:
    """Follow a group that is level before `step` (from 1) to where all of it differ."""
    if len(group) == 1 and step > 1:
        for card in named[group[0]][step - 1 :]:
            yield _named_card("seating_draw.not_tied", _NOT_TIED, group[0], card)
        return
    drew = {entry: named[entry][step - 1] for entry in group if len(named[entry]) >= step}
    for entry in group:
        if entry not in drew:
            card = named[entry][-1]
            yield _named_card("seating_draw.tie_not_redrawn", _TIED, entry, card)
    for part in part_group(tuple(drew), drew, ties):
        yield from _follow_ties(part, step + 1, named, ties)


def _named_card(code: str, text: str, entry: int, card: Card) -> Problem:
    return problem(code, text, seat=str(entry), card=format_card(card))
