"""What a problem names by a key of the input, in the reader's words."""

from collections.abc import Callable, Mapping

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.finish import Finish
from tournaments.selectors.card_words import write_cards
from tournaments.selectors.finish_words import finish_label
from tournaments.selectors.rule_words import choice_label, rule_label

_FIELDS = {
    "cut_joker_seat": gettext_lazy("Joker of the cut"),
    "finish": gettext_lazy("How the hand ended"),
    "override": gettext_lazy("Ruling"),
    "player": gettext_lazy("Player"),
    "points": gettext_lazy("Points"),
    "reason": gettext_lazy("Reason"),
    "remainders": gettext_lazy("Cards left"),
    "went_out": gettext_lazy("Who went out"),
}
_GROUP = "house_rules."


def name_value(name: str, value: object) -> object:
    """The value of a problem's field `name` as people read it; most stay as they are."""
    word = _WORDS.get(name)
    return word(value) if word is not None and isinstance(value, str) else value


def _field_word(key: str) -> str:
    """The label of a control, between quotes; a key that no page has a control for stays as it is.

    A label is no part of a sentence: “Out when the total reaches” is a whole number.
    """
    rule = key.removeprefix(_GROUP)
    label = str(_FIELDS[key]) if key in _FIELDS else rule_label(rule)
    return key if label == rule else _("“%(label)s”") % {"label": label}


def _finish_words(keys: str) -> str:
    return _join(keys, lambda key: finish_label(Finish(key)) if key in list(Finish) else key)


def _choice_words(keys: str) -> str:
    return _join(keys, choice_label)


def _join(keys: str, word: Callable[[str], str]) -> str:
    return ", ".join(word(key) for key in keys.split(", "))


def _meld_letters(text: str) -> str:
    """Several ways to read a meld, each in the reader's letters."""
    return " · ".join(map(write_cards, text.split(" · ")))


def _rank_letters(text: str) -> str:
    return ", ".join(map(write_cards, text.split(", ")))


_WORDS: Mapping[str, Callable[[str], str]] = {
    "card": write_cards,
    "cards": write_cards,
    "choices": _choice_words,
    "field": _field_word,
    "finish": _finish_words,
    "finishes": _finish_words,
    "rank": write_cards,
    "ranks": _rank_letters,
    "ways": _meld_letters,
}
