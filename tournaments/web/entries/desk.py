"""The desk of a tournament as one person sees it: which entries are shown, what may be done."""

from dataclasses import dataclass

from django.http import HttpRequest
from django.urls import reverse

from tournaments.domain.access import Act, allows
from tournaments.domain.refusals import NotAllowed
from tournaments.models import EntryStatus, Tournament, TournamentState
from tournaments.selectors.access import holders
from tournaments.selectors.desk import left_their_match
from tournaments.selectors.rounds import takes_late_entries
from tournaments.selectors.seating import play_has_begun
from tournaments.web.actors import actor_of

FIND_NEXT = "next"
"""The parameter of an address that leads to the desk to look up the next person."""


@dataclass(frozen=True, slots=True)
class Desk:
    """`query` is what is being looked for, `show` the status shown, None for all.

    `left_match`: entries that withdrew at their table.
    `takes_late`: who comes now still plays, from the next round on.
    `finds_next`: somebody was entered just now, so that the next name is about to be typed.
    `asked` is the query of the address, so that every act leads back to the same list.
    """

    tournament: Tournament
    may: frozenset[Act]
    play_has_begun: bool
    query: str = ""
    show: EntryStatus | None = None
    asked: str = ""
    finds_next: bool = False
    takes_late: bool = False
    left_match: frozenset[int] = frozenset()

    @property
    def can_enter(self) -> bool:
        """Whether people can be entered now by whoever looks."""
        is_open = self.tournament.state == TournamentState.REGISTRATION
        return (is_open or self.takes_late) and Act.MANAGE_TOURNAMENT in self.may

    @property
    def is_over(self) -> bool:
        """Whether no entry can change any more."""
        return self.tournament.state == TournamentState.FINISHED

    @property
    def is_seated(self) -> bool:
        """Whether seats were drawn."""
        return self.is_over or self.tournament.state == TournamentState.RUNNING

    def url(self, name: str, *args: object) -> str:
        """The address of an act or page of this desk that leads back to this list."""
        address = reverse(name, args=(self.tournament.pk, *args))
        return f"{address}?{self.asked}" if self.asked else address


def open_desk(request: HttpRequest, tournament_id: int) -> Desk:
    """The desk, for whoever checks people in. Raises `NotAllowed`, `Tournament.DoesNotExist`."""
    tournament = Tournament.objects.select_related("club").get(pk=tournament_id)
    begun = play_has_begun(tournament)
    held = holders(actor_of(request), tournament=tournament)
    may = frozenset(act for act in Act if allows(held, act))
    if Act.CHECK_IN not in may:
        raise NotAllowed(Act.CHECK_IN)
    show, asked = request.GET.get("show", ""), request.GET.copy()
    asked.pop("part", None)
    finds_next = bool(asked.pop(FIND_NEXT, None))
    return Desk(
        tournament=tournament,
        may=may,
        play_has_begun=begun,
        left_match=left_their_match(tournament) if begun else frozenset(),
        query=request.GET.get("q", "").strip(),
        show=EntryStatus(show) if show in EntryStatus.values else None,
        asked=asked.urlencode(),
        finds_next=finds_next,
        takes_late=takes_late_entries(tournament),
    )
