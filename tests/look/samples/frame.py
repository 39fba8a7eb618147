"""What every sample shares: the frame of the page, and small pieces of contexts."""

from dataclasses import dataclass, field
from typing import Any

Context = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Sample:
    """A template, the context it is shown with, and its partials."""

    template: str
    context: Context
    partials: tuple[str, ...] = field(default=())


FRAME: Context = {
    "name": "Millrace Card Club",
    "home": "/",
    "menu": [
        {"label": "Tournaments", "url": "/", "current": True},
        {"label": "Players", "url": "/", "current": False},
        {"label": "Rules", "url": "/", "current": False},
    ],
    "languages": [
        {"code": "en", "label": "EN", "name": "English", "current": True},
        {"code": "ru", "label": "RU", "name": "Русский", "current": False},
        {"code": "uk", "label": "UK", "name": "Українська", "current": False},
    ],
    "language_url": "/i18n/setlang/",
    "path": "/",
    "person": None,
    "login_url": "/login/",
    "links": [{"label": "Rules", "url": "/"}, {"label": "Calculator", "url": "/"}],
}
SIGNED_IN: Context = {
    **FRAME,
    "person": {"name": "Agnes Merriweather", "logout_url": "/logout/"},
    "login_url": "",
}

SUIT_NAMES = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
RANK_NAMES = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}


def card(text: str) -> Context:
    """The context of one card: "As", "10h", "JK", "7"."""
    if text == "JK":
        return {"rank": "JK", "suit": "j", "name": "joker"}
    suit = text[-1] if text[-1] in SUIT_NAMES else ""
    rank = text.removesuffix(suit)
    name = RANK_NAMES.get(rank, rank) + (f" of {SUIT_NAMES[suit]}" if suit else ", suit not given")
    return {"rank": rank, "suit": suit, "name": name}


def cards(text: str) -> list[Context]:
    return [card(token) for token in text.split()]


def tag(kind: str, text: str) -> Context:
    return {"kind": kind, "text": text}


def pips(used: int, allowed: int = 2) -> Context:
    label = f"{used} of {allowed} buy-ins used"
    return {"used": [place < used for place in range(allowed)], "label": label}


def bar(total: int, limit: int = 150) -> Context:
    kind = "bad" if total >= limit else "warn" if total >= limit * 4 // 5 else ""
    return {"width": min(100, total * 100 // limit), "kind": kind}
