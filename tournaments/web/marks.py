"""Small pieces of page contexts that many pages share: people, tags, bars, pips, cards, money."""

from collections.abc import Iterable
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.cards import Card
from tournaments.selectors.card_words import card_letters, card_name, suit_letter

Context = dict[str, Any]

_ONLY_UKRAINIAN = set("іїєґ")
_ONLY_RUSSIAN = set("ыэёъ")
_NEAR_LIMIT = (4, 5)
_WHOLE_BAR = 100


def person(name: str, player_id: int | None = None) -> Context:
    """A person's name, with the language a screen reader should read it in where that is sure."""
    url = reverse("player", args=(player_id,)) if player_id is not None else ""
    return {"name": name, "language": language_of(name), "url": url}


def language_of(name: str) -> str:
    """The language of a name in Cyrillic where its letters tell; empty where they do not."""
    letters = set(name.casefold())
    if letters & _ONLY_UKRAINIAN:
        return "uk"
    return "ru" if letters & _ONLY_RUSSIAN else ""


def tag(kind: str, text: str) -> Context:
    """A status with its own shape: ok, info, warn, bad, live, gold, out, hollow or plain."""
    return {"kind": kind, "text": text}


def unchecked_tag(*, by_points: bool, by_ruling: bool) -> Context | None:
    """The mark of a hand no pack vouches for; a ruling says more than missing cards."""
    if by_ruling:
        return tag("warn", _("Accepted by ruling"))
    return tag("hollow", _("Points only")) if by_points else None


def bar(total: int, limit: int) -> Context:
    """How near a total is to the limit: amber from four fifths, hatched from the limit on."""
    near, parts = _NEAR_LIMIT
    kind = "bad" if total >= limit else "warn" if total * parts >= limit * near else ""
    return {"width": min(_WHOLE_BAR, max(0, total) * _WHOLE_BAR // limit), "kind": kind}


def pips(used: int, allowed: int) -> Context:
    """Buy-ins used out of those allowed."""
    label = ngettext(
        "%(used)s of %(allowed)s buy-in used", "%(used)s of %(allowed)s buy-ins used", allowed
    )
    shown = [place < used for place in range(allowed)]
    return {"used": shown, "label": label % {"used": used, "allowed": allowed}}


def card(one: Card) -> Context:
    """A card in the reader's letters, and its name for a screen reader.

    `shade` are both suits of a card given by its colour alone.
    """
    shade = () if one.colour is None else one.colour.suits
    return {
        "rank": card_letters(one),
        "suit": suit_letter(one),
        "shade": [suit_letter(Card(one.rank, suit)) for suit in shade],
        "name": card_name(one),
    }


def cards(many: Iterable[Card]) -> list[Context]:
    """Cards in the order given."""
    return [card(one) for one in many]


def count_cards(number: int) -> str:
    """How many cards, in words."""
    return ngettext("%(count)s card", "%(count)s cards", number) % {"count": number}


def signed(points: int) -> str:
    """Points of a hand with their sign; a real minus."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def multiplied(multiplier: int) -> str:
    """“× 2”; nothing where points stay as they are."""
    return f"× {multiplier}" if multiplier > 1 else ""


def left_to(limit: int, total: int) -> str:
    """How far a total is from the limit."""
    return _("%(points)s below %(limit)s") % {"points": max(0, limit - total), "limit": limit}
