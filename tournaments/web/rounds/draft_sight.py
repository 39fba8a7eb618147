"""A draft as it is looked at: its plan, or the tables somebody asked for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scoring.problems import Problem
from tournaments.domain.rounds import PlannedRound
from tournaments.domain.rounds.planned import Tables
from tournaments.models import Round
from tournaments.web.rounds.place import Place


@dataclass(frozen=True, slots=True)
class DraftSight:
    """A draft being looked at; `tables` are those of the plan, or as somebody asked for them.

    `names` are by entry, of everybody in the field now and in the plan.
    """

    place: Place
    draft: Round
    plan: PlannedRound
    tables: Tables
    names: Mapping[int, str]
    problems: Sequence[Problem] = ()

    @property
    def resting(self) -> tuple[int, ...]:
        """Whoever could sit at a table and sits at none; in a knock-out who has a bye."""
        seated = {entry for table in self.tables for entry in table}
        return tuple(entry for entry in dict.fromkeys(self._known) if entry not in seated)

    @property
    def is_knock_out(self) -> bool:
        """Whether the tree says who is in this round."""
        return self.place.settings.is_knock_out

    @property
    def _known(self) -> tuple[int, ...]:
        if self.is_knock_out:
            return (*self.plan.resting, *self.plan.seated)
        return (*self.plan.field, *(one.pk for one in self.place.field))
