"""What becomes of an entry: checked in, withdrawn, disqualified, taken back in."""

from uuid import uuid4

from django.db import transaction

from scoring.problems import RuleBroken, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.entry_changes import EntryAct, status_after
from tournaments.domain.reasons import insist_on_reason
from tournaments.domain.standings import Status
from tournaments.models import Actor, Entry, EntryStatus
from tournaments.selectors.access import require
from tournaments.selectors.entries import places_free, seat_in_play
from tournaments.selectors.seating import play_has_begun
from tournaments.selectors.submissions import was_accepted
from tournaments.selectors.tables import find_table
from tournaments.selectors.tournaments import finished_problems
from tournaments.services.entry_status import change_status, lock_entry
from tournaments.services.ledger import post_desk
from tournaments.services.locking import lock_tournament, lock_whole_tournament
from tournaments.services.log import close_act
from tournaments.services.rulings import withdraw_from_match
from tournaments.services.table_acts import Answer, TableRequest
from tournaments.services.waiting_list import write_status


@transaction.atomic
def check_in(*, actor: Actor, entry_id: int) -> Entry:
    """Note that somebody is here; twice is once.

    Raises `Entry.DoesNotExist`, `NotAllowed`, or `RuleBroken`: `tournament.finished`,
    `entry.wrong_status`.
    """
    entry = lock_entry(actor, Act.CHECK_IN, entry_id)
    return change_status(actor, entry, EntryAct.CHECK_IN)


@transaction.atomic
def check_in_everybody(*, actor: Actor, tournament_id: int) -> int:
    """Check in all who are registered and return how many that were.

    Raises `Tournament.DoesNotExist`, `NotAllowed`, or `RuleBroken` with `tournament.finished`.
    """
    tournament = lock_tournament(tournament_id)
    require(actor, Act.CHECK_IN, tournament=tournament)
    insist(finished_problems(tournament))
    registered = Entry.objects.filter(tournament=tournament, status=EntryStatus.REGISTERED)
    entries = [*registered.select_related("player").order_by("number")]
    if entries:
        deeds = [
            write_status(entry, EntryAct.CHECK_IN, EntryStatus.CHECKED_IN) for entry in entries
        ]
        post_desk(tournament)
        close_act(actor, tournament.pk, *deeds)
    return len(entries)


@transaction.atomic
def undo_check_in(*, actor: Actor, entry_id: int) -> Entry:
    """Note that somebody is not here after all; who is seated stays, once play has begun.

    Raises as `check_in` does, and `RuleBroken` with `entry.seated`.
    """
    entry = lock_entry(actor, Act.CHECK_IN, entry_id)
    seat = seat_in_play(entry)
    if seat is not None and play_has_begun(entry.tournament):
        seated = problem("entry.seated", _SEATED, name=entry.player.name, table=seat.table.number)
        raise RuleBroken((seated,))
    return change_status(actor, entry, EntryAct.UNDO_CHECK_IN)


@transaction.atomic
def withdraw_entry(*, actor: Actor, entry_id: int, reason: str = "") -> Entry:
    """Somebody does not play, or plays no longer; what he has done so far stays.

    Before the seats are drawn, his place goes to the waiting list. In mid-match he leaves his table
    as well (variants.md §3.1), and a reason is needed. Raises `Entry.DoesNotExist`, `NotAllowed`,
    or `RuleBroken`: `tournament.finished`, `entry.wrong_status`, `reason.missing`.
    """
    return _leave(actor, entry_id, EntryAct.WITHDRAW, reason)


@transaction.atomic
def withdraw_at_table(request: TableRequest, *, seat: str, reason: str) -> Answer:
    """A player leaves his match and the tournament with it, so that no later round seats him.

    The match as `rulings.withdraw_from_match` does it, which also says what is raised and answered;
    the entry as `withdraw_entry`. Sent again it is the same, also where the entry was taken back in
    meanwhile.
    """
    table = find_table(request.table_id)
    lock_whole_tournament(table.round.stage.tournament_id)
    is_repeat = was_accepted(table, request.submission_id)
    answer = withdraw_from_match(request, seat=seat, reason=reason, is_for_good=True)
    if is_repeat:
        return answer
    leaving = table.seats.get(number=seat)
    entry = lock_entry(request.actor, Act.MANAGE_TOURNAMENT, leaving.entry_id)
    change_status(request.actor, entry, EntryAct.WITHDRAW, reason)
    return answer


@transaction.atomic
def disqualify_entry(*, actor: Actor, entry_id: int, reason: str) -> Entry:
    """Take somebody out of the tournament: he can neither win nor share.

    As `withdraw_entry`, and a reason is needed always.
    """
    insist_on_reason(reason)
    return _leave(actor, entry_id, EntryAct.DISQUALIFY, reason)


@transaction.atomic
def reinstate_entry(*, actor: Actor, entry_id: int, reason: str = "") -> Entry:
    """Take a withdrawn or disqualified entry back in, on the waiting list if the places are taken.

    Who sits at a table is checked in again; that he left the match there is taken back at the
    table (`services.rulings.take_back`). Raises as `check_in` does.
    """
    entry = lock_entry(actor, Act.MANAGE_TOURNAMENT, entry_id)
    return change_status(actor, entry, EntryAct.REINSTATE, reason, target=_status_back_in(entry))


def _leave(actor: Actor, entry_id: int, act: EntryAct, reason: str) -> Entry:
    lock_whole_tournament(Entry.objects.get(pk=entry_id).tournament_id)
    entry = lock_entry(actor, Act.MANAGE_TOURNAMENT, entry_id)
    status_after(act, Status(entry.status), entry.player.name)
    seat = seat_in_play(entry)
    if seat is not None:
        request = TableRequest(actor, seat.table_id, submission_id=uuid4())
        withdraw_from_match(request, seat=str(seat.number), reason=reason)
    return change_status(actor, entry, act, reason)


def _status_back_in(entry: Entry) -> EntryStatus:
    if entry.seats.exists():
        return EntryStatus.CHECKED_IN
    full = places_free(entry.tournament) == 0
    return EntryStatus.WAITING if full else EntryStatus.REGISTERED


_SEATED = translatable(
    "{name} sits at table {table}, where play goes on: withdraw the entry instead."
)
