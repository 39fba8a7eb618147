"""Entering people in a tournament and what becomes of their entries."""

from django.db import transaction

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.entry_changes import STANDS_AS
from tournaments.domain.standings import Status
from tournaments.models import Actor, Entry, EntryStatus, Player, Tournament, TournamentState
from tournaments.selectors.access import require
from tournaments.selectors.entries import next_entry_number, places_free
from tournaments.selectors.players import present_player
from tournaments.selectors.rounds import takes_late_entries
from tournaments.services.locking import lock_players, lock_tournament
from tournaments.services.log import Deed, close_act
from tournaments.services.player_acts import insist_on_present
from tournaments.services.players import add_player


@transaction.atomic
def register_entry(*, actor: Actor, tournament_id: int, player_id: int) -> Entry:
    """Enter a player of the club, on the waiting list if all places are taken.

    A player merged into another enters as that one. Raises the models' `DoesNotExist`,
    `NotAllowed`, or `RuleBroken`: `entry.registration_closed`, `entry.other_club`,
    `entry.already`.
    """
    tournament = lock_tournament(tournament_id)
    require(actor, Act.MANAGE_TOURNAMENT, tournament=tournament)
    player = lock_person(player_id)
    _insist_on_entering(tournament)
    insist_on_newcomer(tournament, player)
    entry = Entry.objects.create(
        tournament=tournament,
        player=player,
        number=next_entry_number(tournament),
        status=EntryStatus.WAITING if places_free(tournament) == 0 else EntryStatus.REGISTERED,
    )
    after = {"status": entry.status, "number": entry.number}
    close_act(actor, tournament.pk, Deed("register_entry", player.name, after=after))
    return entry


@transaction.atomic
def register_new_player(
    *,
    actor: Actor,
    tournament_id: int,
    name: str,
    note: str = "",
    in_spite_of_duplicates: bool = False,
) -> Entry:
    """Add a person to the club's register and enter him, or do neither.

    Raises as `add_player`, whose warning of duplicates passes through, and as `register_entry`.
    """
    tournament = lock_tournament(tournament_id)
    require(actor, Act.MANAGE_TOURNAMENT, tournament=tournament)
    player = add_player(
        actor=actor,
        club_id=tournament.club_id,
        name=name,
        note=note,
        in_spite_of_duplicates=in_spite_of_duplicates,
    )
    return register_entry(actor=actor, tournament_id=tournament_id, player_id=player.pk)


def lock_person(player_id: int) -> Player:
    """The player or whom he was merged into, held so that nobody merges him meanwhile."""
    person = present_player(Player.objects.select_related("merged_into").get(pk=player_id))
    locked = lock_players((person.pk,))[person.pk]
    insist_on_present(locked)
    return locked


def _insist_on_entering(tournament: Tournament) -> None:
    if tournament.state != TournamentState.REGISTRATION and not takes_late_entries(tournament):
        raise RuleBroken((problem("entry.registration_closed", _CLOSED),))


def insist_on_newcomer(tournament: Tournament, player: Player) -> None:
    """Refuse whoever is of another club or entered already: `entry.other_club`, `entry.already`."""
    if player.club_id != tournament.club_id:
        raise RuleBroken((problem("entry.other_club", _OTHER_CLUB, name=player.name),))
    known = Entry.objects.filter(tournament=tournament, player=player).first()
    if known is not None:
        text = STANDS_AS[Status(known.status)]
        raise RuleBroken((problem("entry.already", text, field="player", name=player.name),))


_CLOSED = translatable("Registration for this tournament is not open.")
_OTHER_CLUB = translatable("{name} is in the register of another club.")
