"""Adding people to a club's register and changing what it says of them."""

from django.db import transaction

from tournaments.domain.access import Act
from tournaments.domain.players import clean_details
from tournaments.models import Actor, Player
from tournaments.selectors.access import require
from tournaments.services.locking import lock_club
from tournaments.services.log import Deed, close_club_act
from tournaments.services.player_acts import (
    close_player_act,
    insist_on_new_name,
    insist_on_present,
    lock_for_change,
    set_name,
)


@transaction.atomic
def add_player(
    *,
    actor: Actor,
    club_id: int,
    name: str,
    note: str = "",
    in_spite_of_duplicates: bool = False,
) -> Player:
    """Add a person to the register.

    Raises `NotAllowed`, `Club.DoesNotExist` and `RuleBroken`: every problem of name and note
    (`domain.players.clean_details`), or `player.looks_like` for each person with the same or a
    similar name, unless the person is wanted in spite of them.
    """
    club = lock_club(club_id)
    require(actor, Act.MANAGE_PLAYERS, club=club)
    details = clean_details(name, note)
    if not in_spite_of_duplicates:
        insist_on_new_name(club_id, details.name)
    player = Player(club=club, note=details.note)
    set_name(player, details.name)
    player.save()
    after = {"player": player.pk, "name": player.name, "note": player.note}
    close_club_act(actor, club_id, Deed("add_player", player.name, after=after))
    return player


@transaction.atomic
def rename_player(
    *, actor: Actor, player_id: int, name: str, in_spite_of_duplicates: bool = False
) -> Player:
    """Change a person's name, everywhere it shows.

    Raises as `add_player`, `RuleBroken` with `player.merged`, and `Stale`.
    """
    locked = lock_for_change(actor, player_id)
    player = locked.players[player_id]
    insist_on_present(player)
    old, new = player.name, clean_details(name).name
    if new == old:
        return player
    if not in_spite_of_duplicates:
        insist_on_new_name(locked.club_id, new, except_player=player_id)
    set_name(player, new)
    player.save(update_fields=("name", "sort_key", "search_text"))
    deed = Deed("rename_player", old, before={"name": old}, after={"name": new})
    close_player_act(actor, locked.club_id, locked.tournament_ids, deed)
    return player


@transaction.atomic
def change_note(*, actor: Actor, player_id: int, note: str) -> Player:
    """Change what the register notes of a person.

    Raises `NotAllowed`, `Player.DoesNotExist`, `Stale` and `RuleBroken`.
    """
    locked = lock_for_change(actor, player_id)
    player = locked.players[player_id]
    insist_on_present(player)
    old, new = player.note, clean_details(player.name, note).note
    if new == old:
        return player
    player.note = new
    player.save(update_fields=("note",))
    deed = Deed("change_note", player.name, before={"note": old}, after={"note": new})
    close_player_act(actor, locked.club_id, (), deed)
    return player
