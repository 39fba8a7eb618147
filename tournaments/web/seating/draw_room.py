"""The seating draw of a tournament as one person sees it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from django.http import HttpRequest

from scoring.problems import Problem, RuleBroken
from tournaments.domain.access import Act
from tournaments.models import Entry, Round, SeatingDraw, Tournament
from tournaments.selectors.access import may
from tournaments.selectors.seating import drawing_problems, open_round
from tournaments.selectors.seating_draws import seating_draws
from tournaments.selectors.seating_field import SeatingField, field_entries, seating_field
from tournaments.selectors.stage_names import stage_name
from tournaments.selectors.tournaments import finished_problems
from tournaments.web.actors import actor_of
from tournaments.web.rounds.place import read_place
from tournaments.web.rounds.round_rows import round_title


@dataclass(frozen=True)
class DrawRoom:
    """A tournament, its draws by number, and whether whoever looks may draw now or is of the staff.

    `settled`: why nobody can draw now. `everybody`: who is entered and not checked in is drawn for
    as well.
    """

    tournament: Tournament
    draws: Sequence[SeatingDraw]
    can_draw: bool
    settled: Sequence[Problem]
    is_staff: bool
    everybody: bool = False

    @property
    def promise(self) -> SeatingDraw | None:
        """The draw that is promised and not yet made."""
        return next((draw for draw in self.draws if draw.drawn_at is None), None)

    @property
    def made(self) -> list[SeatingDraw]:
        """The draws made, the one people sit by last."""
        drawn = [draw for draw in self.draws if draw.drawn_at is not None]
        return sorted(drawn, key=lambda draw: (draw.drawn_at or draw.committed_at, draw.number))

    @property
    def shown(self) -> SeatingDraw | None:
        """The draw the page is about: of the round people sit at, as long as seats can be drawn.

        None between two rounds, for the next is yet to be drawn. Once no draw is to come it is the
        last.
        """
        made = self.made
        if not self.settled:
            made = [
                draw for draw in made if self.open_round and draw.round_id == self.open_round.pk
            ]
        return made[-1] if made else None

    @cached_property
    def open_round(self) -> Round | None:
        """The round people sit down for."""
        return open_round(self.tournament)

    @property
    def is_redraw(self) -> bool:
        """Whether another draw would replace the tables people sit at."""
        return self.open_round is not None

    @cached_property
    def round_words(self) -> str:
        """“Final, round 1”, “Round 2 of 3”; empty where one evening is one round."""
        place = read_place(self.tournament, frozenset())
        if len(place.stages) < _SEVERAL and place.settings.rounds == 1:
            return ""
        number = place.next_number - (1 if self.is_redraw else 0)
        title = round_title(number, place.settings.rounds)
        if place.stage is None or len(place.stages) < _SEVERAL:
            return title
        return f"{stage_name(place.stage.number, place.stage.name)}, {title}"

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """Who would be drawn now."""
        if self.field is not None:
            return self.field.entries
        return field_entries(self.tournament, include_registered=self.everybody)

    @cached_property
    def field(self) -> SeatingField | None:
        """The field that would be drawn; None where it makes no tables."""
        return self._found[0]

    @cached_property
    def field_problems(self) -> Sequence[Problem]:
        """Why the field makes no tables."""
        return self._found[1]

    @cached_property
    def _found(self) -> tuple[SeatingField | None, Sequence[Problem]]:
        try:
            return seating_field(self.tournament, include_registered=self.everybody), ()
        except RuleBroken as broken:
            return None, broken.problems


_SEVERAL = 2


def open_room(request: HttpRequest, tournament: Tournament, *, everybody: bool = False) -> DrawRoom:
    """The draw of a tournament; anybody may look."""
    settled = (*finished_problems(tournament), *drawing_problems(tournament))
    actor = actor_of(request)
    may_draw = may(actor, Act.DRAW_SEATS, tournament=tournament)
    return DrawRoom(
        tournament=tournament,
        draws=[*seating_draws(tournament)],
        can_draw=may_draw and not settled,
        settled=settled,
        is_staff=may_draw or may(actor, Act.READ_LOG, tournament=tournament),
        everybody=everybody,
    )
