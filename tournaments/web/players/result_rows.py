"""The tournaments of a player, one row each."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.models import EntryStatus, Tournament, TournamentState
from tournaments.selectors.money import entry_balances
from tournaments.selectors.player_profiles import PlayerProfile, TournamentResult
from tournaments.selectors.standing_words import stage_of
from tournaments.selectors.standings import StandingLine, Standings, standings_of
from tournaments.web.clubs.rows import rules_name
from tournaments.web.money import format_money
from tournaments.web.times import short_day
from tournaments.web.tournaments.states import state_tag

Context = dict[str, Any]

_GONE = (EntryStatus.WITHDRAWN, EntryStatus.DISQUALIFIED)


def result_rows(profile: PlayerProfile) -> list[Context]:
    """The newest first; places are those of the tournament's standings."""
    return [_row(profile.player.pk, result) for result in profile.results]


def _row(player_id: int, result: TournamentResult) -> Context:
    tournament = result.tournament
    standings = standings_of(tournament)
    line = next(line for line in standings.lines if line.player_id == player_id)
    return {
        "name": tournament.name,
        "url": reverse("tournament", args=(tournament.pk,)),
        "text": f"{short_day(tournament.starts_at, tournament.club)}, {rules_name(tournament)}",
        "tag": None if tournament.state == TournamentState.FINISHED else state_tag(tournament),
        **_place(standings, line, result),
        **_figures(standings, line),
        **_money(tournament, line),
    }


def _place(standings: Standings, line: StandingLine, result: TournamentResult) -> Context:
    if line.place is None or line.total is None:
        gone = str(result.status.label) if result.status in _GONE else ""
        return {"place": "", "first": False, "of": gone}
    ranked = sum(other.place is not None for other in standings.lines)
    return {
        "place": str(line.place),
        "first": line.place == 1 and not standings.is_provisional,
        "of": _("of %(count)s") % {"count": ranked},
    }


def _figures(standings: Standings, line: StandingLine) -> Context:
    """What he played in all of it; the points are those of the stage that placed him."""
    won = _("%(won)s of %(played)s") % {"won": line.hands_won, "played": line.hands_played}
    return {
        "points": "–" if line.total is None else str(line.total),
        "stage": "" if line.total is None else stage_of(standings, line),
        "won": won if line.hands_played else "–",
        "buy_ins": str(line.buy_ins) if line.buy_ins else "–",
    }


def _money(tournament: Tournament, line: StandingLine) -> Context:
    """What he won or paid so far; nothing where nothing is played for or he was never seated."""
    if not tournament.currency or not line.has_sat:
        return {"money": "", "up": None}
    balance = entry_balances(tournament).get(line.entry_id, 0)
    return {
        "money": format_money(balance, tournament.currency, signed=True),
        "up": None if balance == 0 else balance > 0,
    }
