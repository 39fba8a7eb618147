"""The figures at the head of a player's page."""

from typing import Any

from django.utils.translation import gettext as _

from tournaments.selectors.player_profiles import PlayerProfile, TournamentResult
from tournaments.selectors.standings import standings_of
from tournaments.web.tournaments.facts import fact

Context = dict[str, Any]


def profile_facts(profile: PlayerProfile) -> list[Context]:
    """What all the tournaments of a player come to; what no match could bring is left out."""
    seats = [seat for result in profile.results for seat in result.seats]
    played = sum(seat.hands_played for seat in seats)
    won = sum(seat.hands_won for seat in seats)
    kalukis = sum(seat.kalukis for seat in seats)
    buy_ins = sum(result.buy_ins for result in profile.results)
    return [
        fact(_("Tournaments"), len(profile.results)),
        *([_won(profile.results)] if seats else []),
        *([_hands(won, played)] if played else []),
        *([fact(_("Kalukis"), kalukis)] if kalukis else []),
        *([fact(_("Buy-ins"), buy_ins)] if buy_ins else []),
    ]


def _won(results: tuple[TournamentResult, ...]) -> Context:
    won = sum(result.matches_won(standings_of(result.tournament)) for result in results)
    return fact(_("Tables won"), won)


def _hands(won: int, played: int) -> Context:
    share = _("%(percent)s %%") % {"percent": round(100 * won / played)}
    return fact(_("Hands won"), share, _("%(won)s of %(played)s") % {"won": won, "played": played})
