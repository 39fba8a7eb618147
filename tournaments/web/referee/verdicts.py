"""A ruling in one line, and what else there is to say of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, assert_never

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from scoring.finish import Finish
from tournaments.domain.referee_questions import Ask, is_allowed
from tournaments.selectors.finish_words import finish_label
from tournaments.web.marks import multiplied, tag
from tournaments.web.referee.draws import list_draws

Ruling = dict[str, Any]

_DISCARD = {
    "always": gettext_lazy("Going out takes a last discard."),
    "either": gettext_lazy("A last discard is not needed."),
    "never": gettext_lazy("Going out takes all cards, without a discard."),
}


def tag_verdict(ask: Ask, ruling: Ruling, *, opened: bool) -> Ruling:
    """The ruling in a few words: a context of `components/tag.html`."""
    return tag("ok" if is_allowed(ruling) else "bad", _find_verdict(ask, ruling, opened))


def _find_verdict(ask: Ask, ruling: Ruling, opened: bool) -> str:
    match ask:
        case Ask.LAY_DOWN | Ask.LAY_OFF | Ask.EXCHANGE:
            return _("Allowed") if ruling["legal"] else _("Not allowed")
        case Ask.BEST:
            return _judge_best(ruling, opened)
        case Ask.GOING_OUT:
            return _("Gone out") if ruling["legal"] else _("Not gone out")
        case Ask.DRAWING:
            return _find_taker(ruling["taker"])
        case _:
            assert_never(ask)


def list_sentences(ruling: Ruling) -> Iterator[str]:
    """What follows from the ruling, or has to be known with it."""
    if ruling.get("finish") is not None:
        finish = Finish(ruling["finish"])
        effect = multiplied(ruling["multiplier"])
        yield " ".join(filter(None, (_("Record as:"), finish_label(finish), effect)))
    if "discard" in ruling:
        yield str(_DISCARD[ruling["discard"]])
    if ruling.get("points") is not None:
        yield _("The melds are worth %(points)s.") % {"points": count_points(ruling["points"])}
    if ruling.get("legal") and "jokers_taken" in ruling:
        yield _joker_goes(ruling["jokers_taken"])
    if "taker" in ruling:
        yield from list_draws(ruling)


def count_points(points: int) -> str:
    """How many points, in words."""
    return ngettext("%(count)s point", "%(count)s points", points) % {"count": points}


def _judge_best(ruling: Ruling, opened: bool) -> str:
    if opened:
        return _("The best lay-down") if ruling["melds"] else _("Nothing can be laid")
    return _("Can open") if ruling["can_open"] else _("Cannot open")


def _find_taker(taker: str | None) -> str:
    if taker is None:
        return _("Nobody gets the card")
    return _("%(player)s gets the card") % {"player": taker}


def _joker_goes(taken: int) -> str:
    if taken:
        return _("The joker goes into the player's hand.")
    return _("The joker moves along its run.")
