"""The one way the status of an entry is changed: lock, table of transitions, write, log."""

from scoring.problems import insist
from tournaments.domain.access import Act
from tournaments.domain.entry_changes import EntryAct, status_after
from tournaments.domain.reasons import insist_on_reason
from tournaments.domain.standings import Status
from tournaments.models import Actor, Entry, EntryStatus
from tournaments.selectors.access import require
from tournaments.selectors.tournaments import finished_problems
from tournaments.services.ledger import post_desk
from tournaments.services.locking import lock_tournament
from tournaments.services.log import close_act
from tournaments.services.waiting_list import promote_waiting, write_status


def lock_entry(actor: Actor, act: Act, entry_id: int) -> Entry:
    """The entry, its tournament locked, for an actor who may do this in an unfinished tournament.

    Raises `Entry.DoesNotExist`, `NotAllowed`, or `RuleBroken` with `tournament.finished`.
    """
    tournament = lock_tournament(Entry.objects.get(pk=entry_id).tournament_id)
    require(actor, act, tournament=tournament)
    insist(finished_problems(tournament))
    entry = Entry.objects.select_related("player").get(pk=entry_id)
    entry.tournament = tournament
    return entry


def change_status(
    actor: Actor,
    entry: Entry,
    act: EntryAct,
    reason: str = "",
    target: EntryStatus | None = None,
) -> Entry:
    """Do the act and log it, the waiting list moving up; an act already done is none.

    `target` stands in for where the act usually leads. Raises `RuleBroken` (`entry.wrong_status`).
    """
    if reason:
        insist_on_reason(reason)
    after = status_after(act, Status(entry.status), entry.player.name)
    if after != entry.status:
        deed = write_status(entry, act, target or EntryStatus(after), reason.strip())
        post_desk(entry.tournament)
        close_act(actor, entry.tournament_id, deed, *promote_waiting(entry.tournament))
    return entry
