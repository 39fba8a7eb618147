"""Short ways to build rows and the phrases that many rules share."""

from scoring.cards import Rank
from scoring.problems import translatable
from scoring.rule_sheet.parts import Phrase, SheetRow

YES = Phrase(translatable("yes"))
NO = Phrase(translatable("no"))
NEVER = Phrase(translatable("never"))
_LETTERS = {
    Rank.ACE: translatable("A"),
    Rank.KING: translatable("K"),
    Rank.QUEEN: translatable("Q"),
    Rank.JACK: translatable("J"),
}
WITHOUT_LIMIT = Phrase(translatable("without limit"))


def say(text: str, **params: int | str | Phrase) -> Phrase:
    """A phrase with its fields."""
    return Phrase(text, tuple(params.items()))


def plain(value: int | str) -> Phrase:
    """What reads the same in every language."""
    return say("{value}", value=value)


def yes_or_no(value: bool) -> Phrase:
    """A flag in words."""
    return YES if value else NO


def name_rank(rank: Rank) -> Phrase:
    """A rank as it is printed on the card: 7, J, A; letters are those of the language."""
    return Phrase(_LETTERS[rank]) if rank in _LETTERS else plain(rank.symbol)


def row(label: str | Phrase, value: int | str | Phrase, *keys: str) -> SheetRow:
    """A row not yet marked; `keys` are the house rules that can change it."""
    text = label if isinstance(label, Phrase) else Phrase(label)
    return SheetRow(text, value if isinstance(value, Phrase) else plain(value), keys)
