"""What was decided about a stage, in plain sentences."""

from collections.abc import Iterator
from typing import assert_never

from django.utils.text import get_text_list
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.variant import Variant
from tournaments.domain.stages.advancing_rules import (
    Advancing,
    NobodyAdvances,
    TopOverall,
    TopPerTable,
    UnderTotal,
)
from tournaments.domain.stages.choices import CarryOver, LimitScope, MatchEnd
from tournaments.domain.stages.settings import StageSettings
from tournaments.web.rounds.choice_words import COUNTINGS, MAKINGS, TIE_BREAKS


def stage_sentences(settings: StageSettings, variant: Variant) -> list[str]:
    """A stage as a director would tell it to the hall."""
    return [*_sentences(settings, variant)]


def _sentences(settings: StageSettings, variant: Variant) -> Iterator[str]:
    yield _rounds(settings)
    yield str(MAKINGS[settings.tables_made][1])
    sizes = settings.sizes
    said = {"least": sizes.smallest, "usual": sizes.preferred, "most": sizes.largest}
    yield _("Tables of %(usual)s where it can be, from %(least)s to %(most)s.") % said
    yield _match_end(settings, variant)
    if variant.out_at is not None:
        yield _limit(settings, variant.out_at)
    yield str(COUNTINGS[settings.counting][1])
    if settings.carry_over is not CarryOver.NONE:
        yield _carry_over(settings.carry_over)
    if settings.tie_breaks:
        names = [str(TIE_BREAKS[name]) for name in settings.tie_breaks]
        yield _("Equals are parted by: %(names)s.") % {"names": get_text_list(names, _("and then"))}
    if not isinstance(settings.advancing, NobodyAdvances):
        yield advancing_words(settings.advancing)


def _rounds(settings: StageSettings) -> str:
    if settings.rounds is None:
        return _("Rounds go on until one table has played to its end, or one player is left.")
    text = ngettext("%(count)s round.", "%(count)s rounds.", settings.rounds)
    return text % {"count": settings.rounds}


def _match_end(settings: StageSettings, variant: Variant) -> str:
    match settings.match_end:
        case MatchEnd.ALL_CONTRACTS:
            return _("Each table plays all %(count)s contracts.") % {"count": variant.hand_count}
        case MatchEnd.FIXED_HANDS:
            hands = settings.hands or 0
            text = ngettext("Each table plays %(n)s hand.", "Each table plays %(n)s hands.", hands)
            return text % {"n": hands}
        case MatchEnd.TO_THE_LAST:
            left = settings.advance
            text = ngettext(
                "Each table plays until %(count)s player is left.",
                "Each table plays until %(count)s players are left.",
                left,
            )
            return text % {"count": left}
        case MatchEnd.TIMED if settings.minutes is None:
            return _("Each table plays until the director says so.")
        case MatchEnd.TIMED:
            minutes = settings.minutes
            text = ngettext(
                "Each table plays %(count)s minute and finishes the hand in play.",
                "Each table plays %(count)s minutes and finishes the hand in play.",
                minutes,
            )
            return text % {"count": minutes}
        case _:
            assert_never(settings.match_end)


def _limit(settings: StageSettings, out_at: int) -> str:
    """What reaching the limit of the rule sheet does here, if anything (variants.md §3.1)."""
    if settings.limit_scope is LimitScope.STAGE:
        text = _("Totals go along from table to table: who reaches %(limit)s is out of the stage.")
    elif settings.limit_counts:
        text = _("Who reaches %(limit)s at a table is out of that match.")
    else:
        text = _("No limit counts: who reaches %(limit)s plays on, and nobody buys in.")
    return text % {"limit": out_at}


def _carry_over(rule: CarryOver) -> str:
    if rule is CarryOver.ALL:
        return _("Everybody brings along what he had in the stage before.")
    return _("Everybody brings along half of what he had; an odd point is dropped.")


def advancing_words(rule: Advancing) -> str:
    """Who goes on from a stage, in a sentence."""
    match rule:
        case TopOverall(players):
            text = ngettext("The first %(count)s goes on.", "The first %(count)s go on.", players)
            return text % {"count": players}
        case TopPerTable(players, next_best):
            said = {"count": players, "more": next_best}
            if next_best:
                return (
                    _("The first %(count)s of each table go on, and the next best %(more)s.") % said
                )
            return _("The first %(count)s of each table go on.") % said
        case UnderTotal(points):
            return _("Everybody under %(points)s points goes on.") % {"points": points}
        case NobodyAdvances():
            return _("It is the last stage.")
        case _:
            assert_never(rule)
