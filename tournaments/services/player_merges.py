"""One person who stands in the register twice becomes one, and two again if that was wrong."""

from collections.abc import Iterator

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from scoring.problems import Problem, insist, problem, translatable
from tournaments.domain.reasons import insist_on_reason
from tournaments.models import Actor, Entry, Player, PlayerMerge
from tournaments.services.log import Deed
from tournaments.services.player_acts import (
    close_player_act,
    insist_on_present,
    lock_for_change,
)

_SAME_PLAYER = translatable("{player} cannot be merged with himself.")
_OTHER_CLUB = translatable("{player} is in another club's register.")
_BOTH_ENTERED = translatable("{kept} and {absorbed} are both entered in {tournament}.")
_MERGED_ON = translatable("{player} was merged into {kept} since: undo that first.")


@transaction.atomic
def merge_players(*, actor: Actor, kept_id: int, absorbed_id: int, reason: str = "") -> PlayerMerge:
    """Give all entries of one player, and with them all results, to another of the same club.

    The absorbed one leaves lists and searches. Merging the same two again changes nothing.
    Raises `NotAllowed`, `Player.DoesNotExist`, `Stale`, and `RuleBroken` with `player.merged`,
    `merge.same_player`, `merge.other_club`, `merge.both_entered` (for each tournament) or
    `reason.too_long`.
    """
    locked = lock_for_change(actor, kept_id, absorbed_id)
    kept, absorbed = locked.players[kept_id], locked.players[absorbed_id]
    if absorbed.merged_into_id == kept.pk:
        return PlayerMerge.objects.get(absorbed=absorbed, undone_at=None)
    insist_on_present(kept, absorbed)
    insist(_merge_problems(kept, absorbed))
    insist_on_reason(reason, is_needed=False)
    moved = _move(Entry.objects.filter(player=absorbed), kept)
    merge = PlayerMerge.objects.create(kept=kept, absorbed=absorbed, moved_entries=sorted(moved))
    absorbed.merged_into = kept
    absorbed.save(update_fields=("merged_into",))
    after = {"kept": kept.pk, "absorbed": absorbed.pk, "entries": merge.moved_entries}
    deed = Deed(
        "merge_players", f"{absorbed.name} → {kept.name}", after=after, reason=reason.strip()
    )
    close_player_act(actor, locked.club_id, _tournaments(moved), deed)
    return merge


@transaction.atomic
def undo_merge(*, actor: Actor, merge_id: int) -> PlayerMerge:
    """Give back exactly the entries that a merge moved; undoing twice changes nothing more.

    What the kept player was entered in since stays his. Raises `NotAllowed`, `Stale`,
    `PlayerMerge.DoesNotExist`, and `RuleBroken` with `merge.merged_on` when the kept one was
    himself merged into somebody afterwards.
    """
    found = PlayerMerge.objects.get(pk=merge_id)
    locked = lock_for_change(actor, found.kept_id, found.absorbed_id)
    merge = PlayerMerge.objects.select_related("kept__merged_into", "absorbed").get(pk=merge_id)
    if merge.undone_at is not None:
        return merge
    insist(_undo_problems(merge))
    entries = Entry.objects.filter(pk__in=merge.moved_entries, player=merge.kept)
    moved = _move(entries, merge.absorbed)
    merge.absorbed.merged_into = None
    merge.absorbed.save(update_fields=("merged_into",))
    merge.undone_at = timezone.now()
    merge.save(update_fields=("undone_at",))
    before = {"kept": merge.kept_id, "absorbed": merge.absorbed_id, "entries": sorted(moved)}
    deed = Deed("undo_merge", f"{merge.absorbed.name} → {merge.kept.name}", before=before)
    close_player_act(actor, locked.club_id, _tournaments(moved), deed)
    return merge


def _move(entries: QuerySet[Entry], to: Player) -> dict[int, int]:
    """Give entries to a player; return the tournament of each."""
    moved = dict(entries.values_list("pk", "tournament_id"))
    Entry.objects.filter(pk__in=moved).update(player=to)
    return moved


def _tournaments(moved: dict[int, int]) -> tuple[int, ...]:
    return tuple(sorted(set(moved.values())))


def _merge_problems(kept: Player, absorbed: Player) -> Iterator[Problem]:
    if kept == absorbed:
        yield problem("merge.same_player", _SAME_PLAYER, player=kept.name)
        return
    if kept.club_id != absorbed.club_id:
        yield problem("merge.other_club", _OTHER_CLUB, player=absorbed.name)
    entered = absorbed.entries.filter(tournament__entries__player=kept)
    for tournament in entered.values_list("tournament__name", flat=True).order_by("tournament_id"):
        yield problem(
            "merge.both_entered",
            _BOTH_ENTERED,
            kept=kept.name,
            absorbed=absorbed.name,
            tournament=tournament,
        )


def _undo_problems(merge: PlayerMerge) -> Iterator[Problem]:
    if merge.kept.merged_into is not None:
        kept_by = merge.kept.merged_into.name
        yield problem("merge.merged_on", _MERGED_ON, player=merge.kept.name, kept=kept_by)
