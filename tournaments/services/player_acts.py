"""What every act on people of the register goes through: locks in order, then the logs."""

from dataclasses import dataclass

from scoring.problems import Problem, RuleBroken, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.names import Likeness, search_keys, sort_key
from tournaments.domain.refusals import Stale
from tournaments.models import Actor, Entry, Player
from tournaments.selectors.access import require
from tournaments.selectors.players import likely_duplicates
from tournaments.services.locking import lock_club, lock_players, lock_tournament
from tournaments.services.log import Deed, close_act, close_club_act

_LIKE = {
    Likeness.SAME: translatable("{other} is in the register: the same name."),
    Likeness.SWAPPED: translatable("{other} is in the register: the same words in another order."),
    Likeness.ONE_LETTER: translatable("{other} is in the register: one letter differs."),
}
_MERGED = translatable("{player} was merged into {kept}.")


@dataclass(frozen=True, slots=True)
class LockedPlayers:
    """Players by id, locked with their club and every tournament they are entered in."""

    club_id: int
    players: dict[int, Player]
    tournament_ids: tuple[int, ...]


def lock_for_change(actor: Actor, *player_ids: int) -> LockedPlayers:
    """Lock players of one club and what shows their names, in the order of `locking`.

    Raises `NotAllowed`, `Stale` when one was entered somewhere at this moment, and
    `Player.DoesNotExist`.
    """
    clubs = [Player.objects.select_related("club").get(pk=pk).club for pk in player_ids]
    for club in clubs:
        require(actor, Act.MANAGE_PLAYERS, club=club)
    tournament_ids = _tournaments_of(player_ids)
    for tournament_id in tournament_ids:
        lock_tournament(tournament_id)
    lock_club(clubs[0].pk)
    players = lock_players(player_ids)
    if _tournaments_of(player_ids) != tournament_ids:
        raise Stale({"players": {str(pk): player.name for pk, player in players.items()}})
    return LockedPlayers(clubs[0].pk, players, tournament_ids)


def close_player_act(
    actor: Actor, club_id: int, tournament_ids: tuple[int, ...], deed: Deed
) -> None:
    """Log the deed in the club, and in each tournament whose pages it changes."""
    for tournament_id in tournament_ids:
        close_act(actor, tournament_id, deed)
    close_club_act(actor, club_id, deed)


def insist_on_present(*players: Player) -> None:
    """Raise `RuleBroken` with `player.merged` for each who is no longer in the register."""
    merged = [player for player in players if player.merged_into is not None]
    if merged:
        raise RuleBroken(_merged_problem(player) for player in merged)


def insist_on_new_name(club_id: int, name: str, *, except_player: int | None = None) -> None:
    """Raise `RuleBroken` with `player.looks_like` for each person with such a name."""
    alike = likely_duplicates(club_id, name, except_player=except_player)
    if alike:
        raise RuleBroken(
            problem(
                "player.looks_like",
                _LIKE[one.likeness],
                field="name",
                other=one.name,
                other_id=one.owner,
            )
            for one in alike
        )


def set_name(player: Player, name: str) -> None:
    """Give a player a cleaned name, with the keys it is found and ordered by."""
    player.name = name
    player.sort_key = sort_key(name)
    player.search_text = search_keys(name)


def _tournaments_of(player_ids: tuple[int, ...]) -> tuple[int, ...]:
    entries = Entry.objects.filter(player_id__in=player_ids)
    return tuple(sorted(set(entries.values_list("tournament_id", flat=True))))


def _merged_problem(player: Player) -> Problem:
    kept = player.merged_into.name if player.merged_into else ""
    return problem("player.merged", _MERGED, player=player.name, kept=kept)
