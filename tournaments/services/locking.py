"""The only code that takes locks.

Order, so that no two acts wait for each other: tables by id, then the tournament, then the club.
"""

from tournaments.models import Club, Table, Tournament


def lock_table(table_id: int) -> Table:
    """The table's row, locked until the transaction ends. Raises `Table.DoesNotExist`."""
    tables = Table.objects.select_related("round__stage__tournament__club")
    return tables.select_for_update(of=("self",)).get(pk=table_id)


def lock_tournament(tournament_id: int) -> Tournament:
    """The tournament's row, locked until the transaction ends. Raises `Tournament.DoesNotExist`."""
    tournaments = Tournament.objects.select_related("club")
    return tournaments.select_for_update(of=("self",)).get(pk=tournament_id)


def lock_whole_tournament(tournament_id: int) -> Tournament:
    """The tournament with all its tables: no hand can be recorded meanwhile."""
    tables = Table.objects.filter(round__stage__tournament_id=tournament_id)
    list(tables.select_for_update(of=("self",)).order_by("pk").values_list("pk"))
    return lock_tournament(tournament_id)


def lock_club(club_id: int) -> Club:
    """The club's row, locked until the transaction ends. Raises `Club.DoesNotExist`."""
    return Club.objects.select_for_update().get(pk=club_id)
