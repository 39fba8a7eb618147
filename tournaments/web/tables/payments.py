"""Who pays what to whom for a hand, in words."""

from django.utils.translation import gettext as _

from scoring.finish import Finish
from scoring.match import HistoryLine
from tournaments.selectors.matches import Match
from tournaments.web.money import format_units


def payment_words(match: Match, line: HistoryLine, finish: Finish | None) -> str:
    """One sentence (variants.md §3.1, §3.6); empty where nobody pays, or nothing is played for."""
    tournament = match.table.round.stage.tournament
    winner = next((key for key, units in line.money.items() if units > 0), None)
    if winner is None or tournament.unit_minor is None:
        return ""
    paid = {key: -units for key, units in line.money.items() if units < 0}
    said = {
        "name": match.keys.name(winner),
        "sum": format_units(line.money[winner], tournament),
    }
    if len(set(paid.values())) == 1:
        amount = format_units(next(iter(paid.values())), tournament)
        return _stake_words(finish) % {**said, "amount": amount}
    parts = (f"{match.keys.name(key)} {format_units(paid[key], tournament)}" for key in paid)
    return _("%(name)s gets %(sum)s: %(parts)s.") % {**said, "parts": ", ".join(parts)}


def _stake_words(finish: Finish | None) -> str:
    if finish is Finish.KALUKI:
        return _("For the kaluki each of the others pays %(name)s %(amount)s, %(sum)s in all.")
    return _("For the call each of the others pays %(name)s %(amount)s, %(sum)s in all.")
