"""Rules in few words, for lists and heads of pages."""

from collections.abc import Iterable

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.variant import Variant


def variant_name(variant: Variant) -> str:
    """The name of the sheet."""
    return _(variant.name)


def summary(variant: Variant) -> str:
    """What sets a sheet apart, in half a line: how one opens, and how long it lasts."""
    return ", ".join((opening_words(variant), length_words(variant)))


def opening_words(variant: Variant) -> str:
    """What the first lay-down of a hand needs."""
    if variant.opening.points is None:
        return _("a contract each hand")
    return _("open with %(points)s") % {"points": variant.opening.points}


def length_words(variant: Variant) -> str:
    """When a match is over."""
    if variant.out_at is not None:
        return _("out at %(limit)s") % {"limit": variant.out_at}
    if variant.hand_count is None:
        return _("as many hands as agreed")
    hands = ngettext("%(count)s hand", "%(count)s hands", variant.hand_count)
    return hands % {"count": variant.hand_count}


def players_words(variant: Variant) -> str:
    """How many sit at a table."""
    return between((variant.players_min, variant.players_max))


def dealt_words(variant: Variant) -> str:
    """How many cards each is dealt, over all hands and sizes of table."""
    hands = range(1, (variant.hand_count or 1) + 1)
    players = range(variant.players_min, variant.players_max + 1)
    return between(variant.cards_dealt(hand, size) for hand in hands for size in players)


def pack_words(variant: Variant) -> str:
    """What the pack is made of."""
    pack = variant.pack
    decks = ngettext("%(count)s deck", "%(count)s decks", pack.decks) % {"count": pack.decks}
    jokers = ngettext("%(count)s joker", "%(count)s jokers", pack.jokers)
    return ", ".join((decks, jokers % {"count": pack.jokers}))


def between(numbers: Iterable[int]) -> str:
    """“13”, “9–16”."""
    found = sorted(numbers)
    return str(found[0]) if found[0] == found[-1] else f"{found[0]}–{found[-1]}"
