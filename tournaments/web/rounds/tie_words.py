"""A tie across the line of who goes on, and what was decided of it, in words."""

from collections.abc import Mapping

from django.utils.text import get_text_list
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.domain.knockout import Tie
from tournaments.models import TieDecision


def tie_words(tie: Tie) -> str:
    """“2 players share place 1, and 1 of them goes on.”"""
    text = ngettext(
        "%(sharing)s players share place %(place)s, and %(count)s of them goes on.",
        "%(sharing)s players share place %(place)s, and %(count)s of them go on.",
        tie.open,
    )
    return text % {"sharing": len(tie.entries), "place": tie.place, "count": tie.open}


def tie_at_table_words(tie: Tie) -> str:
    """The same with its table."""
    return _("Table %(table)s: %(text)s") % {"table": tie.table, "text": tie_words(tie)}


def going_on_words(decision: TieDecision, names: Mapping[int, str]) -> str:
    """“Jim and Ann go on.”"""
    who = [names[entry] for entry in decision.going_on]
    text = ngettext("%(names)s goes on.", "%(names)s go on.", len(who))
    return text % {"names": get_text_list(who, _("and"))}


def decided_words(decision: TieDecision, names: Mapping[int, str]) -> str:
    """Who goes on, and why."""
    said = {"who": going_on_words(decision, names), "reason": decision.reason}
    return _("Decided: %(who)s Reason: %(reason)s") % said


def overtaken_words(decision: TieDecision, names: Mapping[int, str]) -> str:
    """That a decision was on another tie than there is now."""
    said = {"who": going_on_words(decision, names)}
    return _("The result was corrected since it was decided: %(who)s Decide again.") % said
