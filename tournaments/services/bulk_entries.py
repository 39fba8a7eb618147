"""Entering many people of the register at once."""

from collections.abc import Iterable

from django.db import transaction

from tournaments.domain.access import Act
from tournaments.models import Actor, Entry
from tournaments.selectors.access import require
from tournaments.services.entries import register_entry
from tournaments.services.locking import lock_players, lock_tournament


@transaction.atomic
def register_entries(
    *, actor: Actor, tournament_id: int, player_ids: Iterable[int]
) -> tuple[Entry, ...]:
    """Enter all of these who are not entered yet, in the order given, or nobody.

    Raises as `register_entry`, but for those who are entered already: they stay as they are.
    """
    tournament = lock_tournament(tournament_id)
    require(actor, Act.MANAGE_TOURNAMENT, tournament=tournament)
    wanted = [*dict.fromkeys(player_ids)]
    lock_players(wanted)
    known = set(Entry.objects.filter(tournament=tournament).values_list("player_id", flat=True))
    return tuple(
        register_entry(actor=actor, tournament_id=tournament_id, player_id=player_id)
        for player_id in wanted
        if player_id not in known
    )
