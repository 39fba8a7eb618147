"""Cards in the reader's letters and words."""

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext

from scoring.cards import Card, Colour, Rank, Suit
from scoring.melds import MeldCard, parse_meld
from scoring.problems import RuleBroken

_SUIT_LETTERS = {
    Suit.SPADES: "s",
    Suit.HEARTS: "h",
    Suit.DIAMONDS: "d",
    Suit.CLUBS: "c",
}
_RANK_NAMES = {
    Rank.ACE: gettext_lazy("ace"),
    Rank.KING: gettext_lazy("king"),
    Rank.QUEEN: gettext_lazy("queen"),
    Rank.JACK: gettext_lazy("jack"),
}
_SUIT_NAMES = {
    Suit.SPADES: gettext_lazy("%(rank)s of spades"),
    Suit.HEARTS: gettext_lazy("%(rank)s of hearts"),
    Suit.DIAMONDS: gettext_lazy("%(rank)s of diamonds"),
    Suit.CLUBS: gettext_lazy("%(rank)s of clubs"),
}
_COLOUR_NAMES = {
    Colour.BLACK: gettext_lazy("black %(rank)s"),
    Colour.RED: gettext_lazy("red %(rank)s"),
}


def rank_letters(rank: Rank) -> str:
    """The rank as it is printed on a card where the reader lives: K, or К in Cyrillic."""
    letters = {
        Rank.ACE: pgettext("card", "A"),
        Rank.KING: pgettext("card", "K"),
        Rank.QUEEN: pgettext("card", "Q"),
        Rank.JACK: pgettext("card", "J"),
    }
    return letters.get(rank, rank.symbol)


def card_letters(card: Card) -> str:
    """The rank of a card, or the joker's letters."""
    return pgettext("card", "JK") if card.rank is None else rank_letters(card.rank)


def write_card(card: Card) -> str:
    """A card as it is printed where the reader lives: “K♠” or “К♠”; “red ace” where no sign is."""
    if card.colour is not None:
        return card_name(card)
    return card_letters(card) + ("" if card.suit is None else card.suit.symbol)


def write_cards(text: str) -> str:
    """The same for cards in canonical writing, wilds named or not; what is none stays as it is."""
    try:
        return " ".join(map(_write_laid, parse_meld(text))) or text
    except RuleBroken:
        return text


def _write_laid(laid: MeldCard) -> str:
    named = (laid.card,) if laid.stands_for is None else (laid.card, laid.stands_for)
    return "=".join(map(write_card, named))


def suit_letter(card: Card) -> str:
    """The letter a page's picture of the suit goes by; empty where the suit was not given."""
    if card.rank is None:
        return "j"
    return "" if card.suit is None else _SUIT_LETTERS[card.suit]


def card_name(card: Card) -> str:
    """The card in words."""
    if card.rank is None:
        return _("joker")
    rank = str(_RANK_NAMES.get(card.rank, card.rank.symbol))
    if card.suit is not None:
        return str(_SUIT_NAMES[card.suit]) % {"rank": rank}
    if card.colour is not None:
        return str(_COLOUR_NAMES[card.colour]) % {"rank": rank}
    return _("%(rank)s, suit not given") % {"rank": rank}
