"""The search for the present stage, and where the event is meanwhile."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tournaments.domain.rounds.found import FoundPlan
from tournaments.domain.stages.choices import TableMaking
from tournaments.models import RoundSearch
from tournaments.selectors.round_searches import latest_search
from tournaments.selectors.rounds import plan_of
from tournaments.selectors.work import is_left_waiting
from tournaments.web.rounds.place import Place


@dataclass(frozen=True, slots=True)
class SearchSight:
    """`search` is None where none was asked for, or the last was dropped."""

    place: Place
    search: RoundSearch | None

    @property
    def is_busy(self) -> bool:
        """Whether something becomes of it by itself."""
        return self.search is not None and not self.search.is_over

    @property
    def is_free(self) -> bool:
        """Whether another may be started: none goes on, no plan waits to be taken or dropped."""
        return not self.is_busy and not (self.search and self.search.found)

    @property
    def found(self) -> FoundPlan | None:
        """The plan that waits to be taken."""
        if self.search is None or not self.search.found:
            return None
        return FoundPlan.from_data(self.search.found)

    @property
    def drafted(self) -> Mapping[str, Any]:
        """How good the draft is; nothing where there is none, or it was changed by hand."""
        drafts = self.place.drafts
        return plan_of(drafts[0]).figures if drafts else {}

    @property
    def ptag(self) -> str:
        """Names what is shown: another as soon as anything of it has changed."""
        if self.search is None:
            return "none"
        shown = ("state", "progress", "repeats", "is_stopped", "outcome")
        parts = [str(getattr(self.search, name)) for name in ("pk", *shown)]
        return ":".join([*parts, str(is_left_waiting(self.search))])


def see_search(place: Place) -> SearchSight:
    """The search of the present stage, read anew."""
    return SearchSight(place, None if place.stage is None else latest_search(place.stage))


def can_search(place: Place) -> bool:
    """Whether whoever looks may have rounds searched for now."""
    scheduled = place.settings.tables_made is TableMaking.SCHEDULED
    between = place.open_round is None and not place.is_over
    return place.can_plan and scheduled and between and bool(place.field)
