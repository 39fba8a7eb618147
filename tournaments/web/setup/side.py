"""What the answers so far come to: pack, deal, tables and pot."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.problems import RuleBroken
from scoring.variant import Variant
from tournaments.domain.table_sizes import split_into_tables
from tournaments.domain.tournament_settings import CheckedSettings
from tournaments.selectors.wording import say
from tournaments.web.field_words import count_players, sizes_words
from tournaments.web.money import format_money
from tournaments.web.tournaments.facts import fact

Context = dict[str, Any]

USUAL_FIELD = 24
"""Players the panel counts with while no number of places is given."""


@dataclass(frozen=True, slots=True)
class PlayedField:
    """The field of a tournament that runs or ran: sizes of its tables, minor units in its pots."""

    table_sizes: tuple[int, ...]
    in_pots: int


def side_context(
    checked: CheckedSettings | None, published: Variant | None, field: PlayedField | None = None
) -> Context:
    """The context `side`; while something is wrong, what the published sheet says.

    With a `field` that plays it tells what is, not what a number of players would come to.
    """
    variant = checked.variant if checked is not None else published
    if variant is None:
        return {"facts": [], "text": _("Choose a rule sheet to see what it comes to.")}
    facts = [*_rule_facts(variant)]
    if checked is None:
        return {"facts": facts, "text": _("As published; the house rules are not counted in yet.")}
    come_to = _field_facts(checked) if field is None else _played_facts(checked, field)
    return {"facts": [*facts, *come_to], "text": _size_words(checked)}


def variant_text(variant: Variant) -> str:
    """A rule sheet in a line: “2 packs, 2 jokers, open with 40, out at 150”."""
    pack = variant.pack
    decks = ngettext("%(count)s pack", "%(count)s packs", pack.decks) % {"count": pack.decks}
    jokers = ngettext("%(count)s joker", "%(count)s jokers", pack.jokers) % {"count": pack.jokers}
    return ", ".join([decks, jokers, *_demand(variant)])


def _demand(variant: Variant) -> Iterator[str]:
    if variant.contracts:
        yield _("%(count)s hands by contract") % {"count": variant.hands}
    elif variant.opening.points is not None:
        yield _("open with %(points)s") % {"points": variant.opening.points}
    if variant.out_at is not None:
        yield _("out at %(points)s") % {"points": variant.out_at}
    else:
        yield _("lowest total wins")


def _rule_facts(variant: Variant) -> Iterator[Context]:
    yield fact(_("Cards"), variant.pack.size)
    yield fact(_("Dealt"), variant.cards_dealt(1, variant.players_min), _dealt_note(variant))
    if variant.opening.points is not None and not variant.contracts:
        yield fact(_("Opening"), variant.opening.points)
    if variant.hands is not None:
        yield fact(_("Hands"), variant.hands)
    if variant.out_at is not None:
        yield fact(_("Out at"), variant.out_at)


def _dealt_note(variant: Variant) -> str:
    last = variant.hands or 1
    same = variant.cards_dealt(last, variant.players_max) == variant.cards_dealt(
        1, variant.players_min
    )
    return "" if same else _("in the first hand")


def _field_facts(checked: CheckedSettings) -> Iterator[Context]:
    settings, variant = checked.settings, checked.variant
    players = settings.most_entries or USUAL_FIELD
    label = _("With %(count)s players") % {"count": players}
    try:
        sizes = _split(checked, players)
    except RuleBroken as broken:
        yield fact(label, "–", " ".join(say(found) for found in broken.problems))
        return
    tables = ngettext("%(count)s table", "%(count)s tables", len(sizes)) % {"count": len(sizes)}
    yield fact(label, tables, sizes_words(sizes))
    if settings.unit_minor and variant.stakes.initial:
        pots = players * variant.stakes.initial * settings.unit_minor
        yield fact(_("In the pots then"), format_money(pots, settings.currency), _("and buy-ins"))


def _played_facts(checked: CheckedSettings, field: PlayedField) -> Iterator[Context]:
    sizes = field.table_sizes
    tables = ngettext("%(count)s table", "%(count)s tables", len(sizes)) % {"count": len(sizes)}
    yield fact(count_players(sum(sizes)), tables, sizes_words(sizes))
    if checked.settings.unit_minor:
        yield fact(_("In the pots"), format_money(field.in_pots, checked.settings.currency))


def _split(checked: CheckedSettings, players: int) -> tuple[int, ...]:
    sizes, variant = checked.settings, checked.variant
    return split_into_tables(
        players,
        sizes.table_smallest or variant.players_min,
        sizes.table_largest or variant.players_max,
        sizes.table_preferred or variant.players_min,
        legal=range(variant.players_min, variant.players_max + 1),
    )


def _size_words(checked: CheckedSettings) -> str:
    settings = checked.settings
    said = {
        "least": settings.table_smallest,
        "most": settings.table_largest,
        "usual": settings.table_preferred,
    }
    return _("%(least)s to %(most)s sit at a table, %(usual)s where it can be.") % said
