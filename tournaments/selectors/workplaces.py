"""Where somebody works: the clubs and tournaments he has a role in."""

from dataclasses import dataclass

from tournaments.models import Actor, ClubRole, Role, Tournament, TournamentRole


@dataclass(frozen=True, slots=True)
class Workplaces:
    """Ids of clubs (and which of them he directs) and of single tournaments."""

    everywhere: bool = False
    clubs: frozenset[int] = frozenset()
    directed: frozenset[int] = frozenset()
    tournaments: frozenset[int] = frozenset()

    def has(self, tournament: Tournament) -> bool:
        """Whether he is on the staff of this tournament, by its club or by itself."""
        by_club = self.everywhere or tournament.club_id in self.clubs
        return by_club or tournament.pk in self.tournaments

    def directs(self, club_id: int) -> bool:
        """Whether he may make tournaments in this club."""
        return self.everywhere or club_id in self.directed


def find_workplaces(actor: Actor) -> Workplaces:
    """In two queries for somebody signed in, in none for everybody else."""
    user = actor.user
    if user is None or not user.is_active:
        return Workplaces()
    if user.is_superuser:
        return Workplaces(everywhere=True)
    roles = [*ClubRole.objects.filter(user=user).values_list("club_id", "role")]
    single = TournamentRole.objects.filter(user=user).values_list("tournament_id", flat=True)
    return Workplaces(
        clubs=frozenset(club for club, _role in roles),
        directed=frozenset(club for club, role in roles if role == Role.DIRECTOR),
        tournaments=frozenset(single),
    )
