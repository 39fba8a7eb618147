"""Reading tournaments: their settings, lists of them, and what there is to say of one."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from datetime import datetime

from django.db.models import Count, Q, QuerySet, Sum

from scoring.problems import Problem, problem, translatable
from tournaments.domain.tournament_settings import TournamentSettings
from tournaments.models import Club, Seat, Table, Tournament, TournamentState
from tournaments.selectors.entries import HOLDING_A_PLACE, EntryCounts, entry_counts
from tournaments.selectors.last_hands import last_hand_at


@dataclass(frozen=True, slots=True)
class Programme:
    """Tournaments as a home page lists them, each row with `entered`: entries holding a place."""

    running: QuerySet[Tournament]
    coming: QuerySet[Tournament]
    finished: QuerySet[Tournament]


@dataclass(frozen=True, slots=True)
class TournamentFacts:
    """What there is to say of a tournament in numbers.

    `still_in` are people neither out nor at a table that has finished; `last_hand_at` is None
    before the first hand.
    """

    entries: EntryCounts
    tables: int
    tables_finished: int
    hands_played: int
    still_in: int
    last_hand_at: datetime | None


def find_moment(tournament_id: int) -> str:
    """`Tournament.moment` as it is now, and nothing else. Raises `Tournament.DoesNotExist`."""
    parts = Tournament.objects.only("created_at", "version", "log_head")
    return parts.get(pk=tournament_id).moment


def find_tournament(tournament_id: int) -> Tournament:
    """The tournament with its club and its prizes' terms. Raises `Tournament.DoesNotExist`.

    The copied rule sheet stays behind until somebody asks: pages work from its key and hash.
    """
    whole = Tournament.objects.select_related("club", "prize_terms").defer("rules")
    return whole.get(pk=tournament_id)


def programme(club: Club | None = None) -> Programme:
    """What runs, comes (soonest first) and is over (latest first); in all clubs if None."""
    tournaments = Tournament.objects.select_related("club")
    if club is not None:
        tournaments = tournaments.filter(club=club)
    holding = Q(entries__status__in=HOLDING_A_PLACE)
    counted = tournaments.annotate(entered=Count("entries", filter=holding))
    planned = (TournamentState.PLANNED, TournamentState.REGISTRATION)
    return Programme(
        running=counted.filter(state=TournamentState.RUNNING).order_by("-starts_at", "-pk"),
        coming=counted.filter(state__in=planned).order_by("starts_at", "pk"),
        finished=counted.filter(state=TournamentState.FINISHED).order_by("-starts_at", "-pk"),
    )


def tournament_facts(tournament: Tournament) -> TournamentFacts:
    """The numbers of a tournament now, in four queries."""
    seats = Seat.objects.filter(table__round__stage__tournament=tournament)
    tables = Table.objects.filter(pk__in=seats.values("table"))
    figures = tables.aggregate(
        tables=Count("pk"),
        tables_finished=Count("pk", filter=Q(is_finished=True)),
        hands_played=Sum("hands_played", default=0),
    )
    still_in = seats.filter(is_out=False, table__is_finished=False).count()
    return TournamentFacts(
        entries=entry_counts(tournament),
        still_in=still_in,
        last_hand_at=last_hand_at(tournament),
        **figures,
    )


def settings_of(tournament: Tournament) -> TournamentSettings:
    """What is decided about a tournament now."""
    names = (field.name for field in fields(TournamentSettings))
    return TournamentSettings(**{name: getattr(tournament, name) for name in names})


def finished_problems(tournament: Tournament) -> Iterator[Problem]:
    """`tournament.finished` once nothing in it may change any more."""
    if tournament.state == TournamentState.FINISHED:
        yield problem("tournament.finished", _FINISHED)


_FINISHED = translatable("The tournament is finished: reopen it before changing anything.")
