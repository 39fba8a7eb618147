"""A knock-out as a page shows it: rounds, tables, and who sits or will sit there."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.domain.knockout import TreeRound, TreeSlot, TreeTable, describe_source
from tournaments.selectors.wording import say
from tournaments.web.marks import person

Context = dict[str, Any]


def tree_context(rounds: Sequence[TreeRound], names: Mapping[int, str]) -> list[Context]:
    """The context `rounds` of `rounds/tree.html`; `names` are by entry."""
    return [
        {
            "number": one.number,
            "title": tree_title(one),
            "text": _who_goes_on(one),
            "tables": [_table(one, table, names) for table in one.tables],
            "byes": [_slot(one, slot, names) for slot in one.byes],
        }
        for one in rounds
    ]


def tree_title(one: TreeRound) -> str:
    """“Round 1”, “Final”."""
    return _("Final") if one.is_final else _("Round %(round)s") % {"round": one.number}


def _who_goes_on(one: TreeRound) -> str:
    if one.is_final:
        return _("The winner wins the event.")
    text = ngettext(
        "The first of each table goes on.", "The first %(count)s of each table go on.", one.advance
    )
    words = text % {"count": one.advance}
    if not one.lucky:
        return words
    lucky = ngettext("With them %(count)s lucky loser.", "With them %(count)s lucky losers.",
                     one.lucky)  # fmt: skip
    return f"{words} {lucky % {'count': one.lucky}}"


def _table(one: TreeRound, table: TreeTable, names: Mapping[int, str]) -> Context:
    return {
        "number": table.number,
        "slots": [_slot(one, slot, names) for slot in table.slots],
    }


def _slot(one: TreeRound, slot: TreeSlot, names: Mapping[int, str]) -> Context:
    """A slot; `outcome` says in a word what its colour and sign say."""
    known = slot.entry is not None
    source = say(describe_source(slot.source))
    name = names.get(slot.entry or 0, "")
    return {
        **(person(name) if known else {"name": _("nobody") if slot.is_empty else source}),
        "known": known,
        "source": source if known or slot.is_empty else "",
        "place": slot.place,
        "goes_on": bool(slot.goes_on),
        "waits": slot.is_tied,
        "outcome": _outcome(one, slot),
        "reason": say(slot.reason) if slot.reason is not None else "",
    }


def _outcome(one: TreeRound, slot: TreeSlot) -> str:
    if slot.is_tied:
        return _("shares place %(place)s, to be decided") % {"place": slot.place}
    if slot.goes_on is None:
        return ""
    if slot.goes_on:
        return _("wins the event") if one.is_final else _("goes on")
    return "" if slot.place is None else _("place %(place)s") % {"place": slot.place}
