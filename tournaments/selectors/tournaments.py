"""Reading tournaments: their settings, lists of them, and what there is to say of one."""

from collections.abc import Iterator
from dataclasses import fields

from scoring.problems import Problem, problem, translatable
from tournaments.domain.tournament_settings import TournamentSettings
from tournaments.models import Tournament, TournamentState


def settings_of(tournament: Tournament) -> TournamentSettings:
    """What is decided about a tournament now."""
    names = (field.name for field in fields(TournamentSettings))
    return TournamentSettings(**{name: getattr(tournament, name) for name in names})


def finished_problems(tournament: Tournament) -> Iterator[Problem]:
    """`tournament.finished` once nothing in it may change any more."""
    if tournament.state == TournamentState.FINISHED:
        yield problem("tournament.finished", _FINISHED)


_FINISHED = translatable("The tournament is finished: reopen it before changing anything.")
