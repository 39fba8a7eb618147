"""Another plays on in somebody's place: what the page of his entry offers, and who is meant."""

from typing import Any

from django.utils.translation import gettext as _

from scoring.problems import RuleBroken, problem, translatable
from tournaments.domain.access import Act
from tournaments.models import Entry, EntryStatus, Tournament, TournamentState
from tournaments.selectors.players import search_players
from tournaments.web.entries.desk import Desk

Context = dict[str, Any]

MOST_NAMED = 5
_MAY_GO = (EntryStatus.CHECKED_IN, EntryStatus.REGISTERED, EntryStatus.WITHDRAWN)


def replacement_context(desk: Desk, entry: Entry) -> Context | None:
    """The act as the page of an entry offers it; None where no place can be taken over."""
    runs = desk.tournament.state == TournamentState.RUNNING
    if not runs or Act.MANAGE_TOURNAMENT not in desk.may or entry.status not in _MAY_GO:
        return None
    return {
        "key": "replace",
        "url": desk.url("replace_player", entry.pk),
        "label": _("Let another play on"),
        "text": _("Between two rounds: takes the place, in drafts too. Results stay as they are."),
        "takes_player": True,
        "takes_reason": True,
        "needs_reason": True,
        "reason": "",
        "grave": False,
    }


def find_newcomer(tournament: Tournament, typed: str) -> int:
    """The id of the one player of the register who is meant and not entered yet.

    `RuleBroken`: `replacement.nobody`, or `replacement.several` with the first few names.
    """
    found = search_players(tournament.club_id, typed).exclude(entries__tournament=tournament)
    named = [*found.order_by("sort_key", "pk")[: MOST_NAMED + 1]] if typed.strip() else []
    if not named:
        raise RuleBroken((problem("replacement.nobody", _NOBODY, field="player"),))
    if len(named) > 1:
        names = ", ".join(player.name for player in named[:MOST_NAMED])
        raise RuleBroken((problem("replacement.several", _SEVERAL, field="player", names=names),))
    return named[0].pk


_NOBODY = translatable("Nobody of this name is in the register and not entered yet.")
_SEVERAL = translatable("More than one is meant: {names}. Type more of the name.")
