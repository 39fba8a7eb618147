"""What happened at a table besides hands, in words."""

from typing import assert_never

from django.utils.translation import gettext as _

from scoring.match import HistoryLine
from scoring.match.events import EventKind
from tournaments.domain.timeline import Recorded
from tournaments.selectors.matches import Match
from tournaments.web.money import format_units


def act_words(match: Match, line: HistoryLine, event: Recorded) -> str:
    """A buy-in, a refusal, a withdrawal, a penalty or a void hand as one sentence."""
    data = event.data or {}
    player = str(data.get("player", ""))
    name = match.keys.name(player) if player else ""
    match line.kind:
        case EventKind.HAND:
            return _("Hand %(number)s") % {"number": line.hand_number}
        case EventKind.VOID:
            return _("Hand %(number)s was void and is dealt again.") % {"number": line.hand_number}
        case EventKind.BUY_IN:
            price = format_units(-line.money[player], match.table.round.stage.tournament)
            said = {"name": name, "score": line.totals[player], "price": price}
            return _("%(name)s buys in at %(score)s for %(price)s") % said
        case EventKind.DECLINE:
            return _("%(name)s declines the buy-in") % {"name": name}
        case EventKind.WITHDRAWAL:
            return _("%(name)s withdraws with %(total)s") % {
                "name": name,
                "total": line.totals[player],
            }
        case EventKind.PENALTY:
            return penalty_words(name, line.points[player])
        case EventKind.END:
            return _("The match was ended here.")
        case _:
            assert_never(line.kind)


def penalty_words(name: str, points: int) -> str:
    """Points by a ruling as one sentence."""
    return _("%(name)s gets %(points)s points by a ruling") % {"name": name, "points": points}
