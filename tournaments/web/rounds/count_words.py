"""What somebody has in a stage, as the cut shows it beside his name."""

from collections.abc import Mapping
from typing import assert_never

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.domain.stages.choices import Counting
from tournaments.domain.stages.counting import round_to_hundredths
from tournaments.domain.stages.standings import StageStandings
from tournaments.domain.standing_rows import Figure
from tournaments.models import Tournament
from tournaments.web.money import format_units
from tournaments.web.tournaments.counted import hundredths_words


def count_words(standings: StageStandings, tournament: Tournament) -> Mapping[int, str]:
    """By entry: “112 points”, “6.25 a hand”, “£3.30”; empty while nothing counts."""
    counting = standings.settings.counting
    return {line.entry: _words(counting, line.counted, tournament) for line in standings.lines}


def _words(counting: Counting, counted: Figure | None, tournament: Tournament) -> str:
    if counted is None:
        return ""
    match counting:
        case Counting.PENALTY_POINTS:
            points = int(counted)
            return ngettext("%(count)s point", "%(count)s points", points) % {"count": points}
        case Counting.AVERAGE_PER_HAND:
            average = hundredths_words(round_to_hundredths(counted))
            return _("%(average)s a hand") % {"average": average}
        case Counting.TABLE_POINTS:
            points = int(counted)
            text = ngettext("%(count)s table point", "%(count)s table points", points)
            return text % {"count": points}
        case Counting.MONEY_WON:
            return format_units(int(counted), tournament)
        case _:
            assert_never(counting)
