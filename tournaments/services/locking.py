"""The only code that takes locks.

Order, so that no two acts wait for each other: tables by id, then the tournament (several by id),
then the club, then players by id. Locks leave keys free: an entry of the log points to its club and
holds the club's key for a moment, which with locks on keys would close a ring of waiting.
"""

from collections.abc import Iterable

from django.db import transaction
from django.db.models import QuerySet

from tournaments.models import Club, Player, Round, Table, Tournament


def lock_table(table_id: int) -> Table:
    """The table's row, locked until the transaction ends. Raises `Table.DoesNotExist`.

    Its round, stage and tournament are read once it is held: as they are now, not as they were
    while somebody else had it. The copied rule sheet and the round's plan stay behind.
    """
    table = Table.objects.select_for_update(no_key=True).get(pk=table_id)
    rounds = Round.objects.select_related("stage__tournament")
    table.round = rounds.defer("stage__tournament__rules", "plan").get(pk=table.round_id)
    return table


def lock_tables(table_ids: Iterable[int]) -> list[Table]:
    """The tables' rows in the order of their ids, locked until the transaction ends."""
    tables = Table.objects.select_related("round__stage__tournament__club").order_by("pk")
    return [*tables.select_for_update(of=("self",), no_key=True).filter(pk__in=[*table_ids])]


def lock_tournament(tournament_id: int) -> Tournament:
    """The tournament's row, locked until the transaction ends. Raises `Tournament.DoesNotExist`."""
    tournaments = Tournament.objects.select_related("club")
    return tournaments.select_for_update(of=("self",), no_key=True).get(pk=tournament_id)


def lock_whole_tournament(tournament_id: int) -> Tournament:
    """The tournament with all its tables: no hand can be recorded meanwhile.

    A table made before the tournament itself is held would stay free, and to lock it then would be
    against the order: everything is let go and locked once more.
    """
    while True:
        with transaction.atomic():
            held = _lock_tables(tournament_id)
            tournament = lock_tournament(tournament_id)
            if held.issuperset(_tables(tournament_id).values_list("pk", flat=True)):
                return tournament
            transaction.set_rollback(True)


def _lock_tables(tournament_id: int) -> set[int]:
    locked = _tables(tournament_id).select_for_update(of=("self",), no_key=True)
    return set(locked.order_by("pk").values_list("pk", flat=True))


def _tables(tournament_id: int) -> QuerySet[Table]:
    return Table.objects.filter(round__stage__tournament_id=tournament_id)


def lock_club(club_id: int) -> Club:
    """The club's row, locked until the transaction ends. Raises `Club.DoesNotExist`."""
    return Club.objects.select_for_update(no_key=True).get(pk=club_id)


def lock_players(player_ids: Iterable[int]) -> dict[int, Player]:
    """The players' rows by id, locked until the transaction ends: nobody is entered meanwhile.

    Raises `Player.DoesNotExist` when one is missing.
    """
    wanted = set(player_ids)
    players = Player.objects.select_for_update(of=("self",), no_key=True).order_by("pk")
    locked = {player.pk: player for player in players.filter(pk__in=wanted)}
    if locked.keys() != wanted:
        raise Player.DoesNotExist
    return locked
