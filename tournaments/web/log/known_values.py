"""Values of a log that have words of their own: money, people, rules, stages, times."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.finish import Finish
from scoring.problems import RuleBroken
from tournaments.domain.referee_questions import Ask
from tournaments.domain.stages.settings_data import settings_from_data
from tournaments.selectors.finish_words import finish_label
from tournaments.web.log.plan_words import plan_words
from tournaments.web.log.reader import LogReader
from tournaments.web.log.subjects import subject_words
from tournaments.web.log.values import moment_words, rules_by_label, sheet_words
from tournaments.web.money import format_money
from tournaments.web.referee.ask_words import ask_name
from tournaments.web.rounds.stage_words import stage_sentences

_MONEY = {"amount", "entry_fee", "house_part", "added", "topped_up", "unit_minor"}


def known_words(name: str, value: object, reader: LogReader) -> str:
    """The words of a value that has words of its own; else empty."""
    match value:
        case int() if name in _MONEY and reader.currency:
            return format_money(value, reader.currency)
        case str() if name in _TEXTS:
            return _TEXTS[name](value, reader)
        case list() if name in _LISTS:
            return _LISTS[name](value, reader)
        case Mapping() if name in _MAPPINGS:
            return _MAPPINGS[name](value, reader)
        case _:
            return ""


def plain(value: object) -> str:
    """A value without words of its own."""
    match value:
        case None:
            return "–"
        case bool():
            return _("yes") if value else _("no")
        case list():
            return ", ".join(map(plain, value))
        case Mapping():
            return ", ".join(f"{key} {plain(one)}" for key, one in value.items())
        case _:
            return str(value)


def points_words(points: int) -> str:
    """“12 points”."""
    return ngettext("%(count)s point", "%(count)s points", points) % {"count": points}


def _finish(text: str, _reader: LogReader) -> str:
    return finish_label(Finish(text)) if text in list(Finish) else text


def _question(text: str, _reader: LogReader) -> str:
    return ask_name(Ask(text)) if text in list(Ask) else text


def _rules(rules: Mapping[str, Any], _reader: LogReader) -> str:
    return ", ".join(f"{label}: {plain(one)}" for label, one in rules_by_label(rules))


def _prizes(amounts: Mapping[str, Any], reader: LogReader) -> str:
    """Those who get something, who gets most first."""
    highest = sorted(amounts.items(), key=lambda one: -one[1])
    won = ((reader.name(entry), amount) for entry, amount in highest if amount)
    return ", ".join(f"{name} {format_money(amount, reader.currency)}" for name, amount in won)


def _seating(tables: Sequence[Iterable[object]], reader: LogReader) -> str:
    seated = (f"{number}: {reader.list_names(one)}" for number, one in enumerate(tables, 1))
    return " | ".join(seated)


def _named_seating(tables: Mapping[str, Any], _reader: LogReader) -> str:
    return " | ".join(f"{number}: {plain(seats)}" for number, seats in tables.items())


def _seatings(rounds: Sequence[Any], reader: LogReader) -> str:
    return "; ".join(_seating(tables, reader) for tables in rounds)


def _stages(stages: Sequence[object], reader: LogReader) -> str:
    return " ".join(_stage(number, one, reader) for number, one in enumerate(stages, 1))


def _stage(number: int, data: object, reader: LogReader) -> str:
    """A stage as its page tells it; only its number where what was kept no longer reads."""
    try:
        settings = settings_from_data(data)
    except RuleBroken:
        return f"{number}."
    told = [] if reader.variant is None else stage_sentences(settings, reader.variant)
    name = [f"{_(settings.name)}."] if settings.name else []
    return " ".join((f"{number}.", *name, *told))


_TEXTS: Mapping[str, Callable[[str, LogReader], str]] = {
    "starts_at": lambda at, reader: moment_words(at, reader.club),
    "variant_key": lambda key, _reader: sheet_words(key),
    "finish": _finish,
    "asked": _question,
}
_LISTS: Mapping[str, Callable[[Sequence[Any], LogReader], str]] = {
    "going_on": lambda entries, reader: reader.list_names(entries),
    "decided": lambda entries, reader: reader.list_names(entries),
    "tables": _seating,
    "rounds": _seatings,
    "stages": _stages,
    "settled": lambda settled, _reader: str(len(settled) or ""),
    "unplayed": lambda subjects, _reader: "; ".join(map(subject_words, subjects)),
    "acknowledged": lambda codes, _r: _("the standings could still change") if codes else "",
}
_MAPPINGS: Mapping[str, Callable[[Mapping[str, Any], LogReader], str]] = {
    "house_rules": _rules,
    "plan": lambda plan, reader: plan_words(plan, reader.currency),
    "amounts": _prizes,
    "tables": _named_seating,
}
