"""What the desk says when something was done."""

from django.utils.translation import gettext as _

from tournaments.domain.entry_changes import EntryAct
from tournaments.models import Entry, EntryStatus


def entered_words(entry: Entry) -> str:
    """Somebody was entered, with a place or without."""
    if entry.status == EntryStatus.WAITING:
        return _("%(name)s is on the waiting list.") % {"name": entry.player.name}
    return _("%(name)s is entered.") % {"name": entry.player.name}


def done_words(act: EntryAct, name: str) -> str:
    """What was done to an entry."""
    texts = {
        EntryAct.CHECK_IN: _("%(name)s is checked in."),
        EntryAct.UNDO_CHECK_IN: _("%(name)s is not checked in any more."),
        EntryAct.WITHDRAW: _("%(name)s is withdrawn."),
        EntryAct.DISQUALIFY: _("%(name)s is disqualified."),
        EntryAct.REINSTATE: _("%(name)s is back in."),
    }
    return texts[act] % {"name": name}
