"""Places that come free go to whoever has waited longest."""

from tournaments.domain.entry_changes import EntryAct
from tournaments.models import Entry, EntryStatus, Tournament, TournamentState
from tournaments.selectors.entries import places_free
from tournaments.services.log import Deed

_BEFORE_THE_DRAW = (TournamentState.PLANNED, TournamentState.REGISTRATION)


def promote_waiting(tournament: Tournament) -> tuple[Deed, ...]:
    """Give free places to the waiting list in its order, and return what the log should say.

    Part of the act that freed the places; once seats are drawn nobody moves up any more.
    """
    if tournament.state not in _BEFORE_THE_DRAW:
        return ()
    waiting = Entry.objects.filter(tournament=tournament, status=EntryStatus.WAITING)
    in_order = waiting.select_related("player").order_by("number")
    promoted = [*in_order[: places_free(tournament)]]
    return tuple(
        write_status(entry, EntryAct.PROMOTE, EntryStatus.REGISTERED) for entry in promoted
    )


def write_status(entry: Entry, act: EntryAct, status: EntryStatus, reason: str = "") -> Deed:
    """Write a new status and return what the log should say."""
    before = {"status": entry.status}
    entry.status = status
    entry.save(update_fields=("status",))
    after = {"status": status.value}
    return Deed(act.value, entry.player.name, before=before, after=after, reason=reason)
