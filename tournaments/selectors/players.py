"""Reading a club's register."""

from django.db.models import Count, QuerySet

from tournaments.domain.known_names import Alike, KnownNames
from tournaments.domain.names import search_words
from tournaments.models import Player


def club_players(club_id: int) -> QuerySet[Player]:
    """Everybody in the register, in order of names. Who was merged into somebody is not in it."""
    return Player.objects.filter(club_id=club_id, merged_into=None)


def search_players(club_id: int, query: str) -> QuerySet[Player]:
    """Those whose names hold every word of `query`, in any script, case and accents."""
    found = club_players(club_id)
    for word in search_words(query):
        found = found.filter(search_text__contains=word)
    return found


def listed_players(club_id: int, query: str, *, everybody: bool) -> QuerySet[Player]:
    """Those found by `query` with how many tournaments each has been `entered` in.

    Unless everybody is wanted, only people who were entered somewhere: their names are public.
    """
    found = search_players(club_id, query).annotate(entered=Count("entries"))
    found = found.order_by("sort_key", "pk")
    return found if everybody else found.filter(entered__gt=0)


def known_names(club_id: int) -> KnownNames:
    """The register, filed to find names that are alike; owners are player ids. One query."""
    known = KnownNames()
    for player_id, name, keys in club_players(club_id).values_list("pk", "name", "search_text"):
        known.add(player_id, name, keys)
    return known


def likely_duplicates(
    club_id: int, name: str, *, except_player: int | None = None
) -> tuple[Alike, ...]:
    """Who in the register may be the person called `name`, the likeliest first."""
    alike = known_names(club_id).like(name)
    return tuple(one for one in alike if one.owner != except_player)


def present_player(player: Player) -> Player:
    """The player himself, or whom he was merged into: where his page leads now."""
    while player.merged_into is not None:
        player = player.merged_into
    return player
