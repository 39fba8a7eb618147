"""What a tournament still has before it, in words."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.selectors.stage_names import stage_name
from tournaments.selectors.unplayed import Unplayed


def unplayed_words(to_come: Unplayed) -> str:
    """“League: 1 round of 2 is still to come.”"""
    said = {"stage": stage_name(to_come.stage.number, to_come.stage.name)}
    if not to_come.played:
        return _("%(stage)s: nobody has sat down for it yet.") % said
    if to_come.rounds is None:
        return _("%(stage)s: another round is still to come.") % said
    left = to_come.rounds - to_come.played
    text = ngettext(
        "%(stage)s: %(count)s round of %(rounds)s is still to come.",
        "%(stage)s: %(count)s rounds of %(rounds)s are still to come.",
        left,
    )
    return text % {**said, "count": left, "rounds": to_come.rounds}
