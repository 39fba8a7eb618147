"""The standings of a tournament at one version, as a report."""

from collections.abc import Iterator

from django.utils.translation import get_language, ngettext, pgettext
from django.utils.translation import gettext as _

from tournaments.models import Tournament
from tournaments.reports.document import Document, Row
from tournaments.reports.stamps import stamp_of
from tournaments.reports.standings_columns import standing_columns
from tournaments.reports.standings_sight import Sight, see_standings
from tournaments.selectors.fates import Fate
from tournaments.selectors.stage_names import stage_name
from tournaments.selectors.standing_words import GONE, is_beaten
from tournaments.selectors.standings import StandingLine
from tournaments.selectors.time_words import clock_time, short_day


def write_standings(tournament: Tournament) -> Document:
    """The standings now, in the language that is active."""
    return standings_document(see_standings(tournament))


def standings_document(sight: Sight) -> Document:
    """The standings as they were seen, in the language that is active."""
    tournament = sight.tournament
    columns = standing_columns(sight)
    return Document(
        version=sight.standings.version,
        language=get_language() or "en",
        name=_("Standings"),
        title=tournament.name,
        subtitle=_when(sight),
        aside=(tournament.club.name, _rules(sight)),
        status=_status(sight),
        columns=tuple(each.column for each in columns),
        rows=tuple(
            Row(tuple(each.cell(line) for each in columns), is_faint=_no_longer_plays(line))
            for line in sight.standings.lines
        ),
        notes=_notes(sight),
        stamp=stamp_of(tournament, sight.standings.version),
        signatures=(_("Director"), _("Second signature"), _("Time")),
    )


def _no_longer_plays(line: StandingLine) -> bool:
    left = is_beaten(line) and not line.may_buy_in
    return left or line.fate is Fate.CUT or line.status in GONE


def _when(sight: Sight) -> str:
    club = sight.tournament.club
    said = {"day": short_day(sight.at, club), "time": clock_time(sight.at, club)}
    return _("Standings of %(day)s, %(time)s") % said


def _rules(sight: Sight) -> str:
    name = _(sight.variant.name)
    return _("%(sheet)s, house rules") % {"sheet": name} if sight.tournament.house_rules else name


def _status(sight: Sight) -> str:
    """Final, or why they are not; nothing can be said before the seats are drawn."""
    if sight.is_over:
        return pgettext("standings", "Final")
    if not sight.standings.is_provisional:
        return _("All played: final once the tournament is finished")
    if not sight.tables:
        return _("Provisional: no hand has been played yet")
    if not sight.playing:
        return _("Provisional: a round is still to be played")
    playing = ngettext(
        "Provisional: %(count)s of %(tables)s tables still plays",
        "Provisional: %(count)s of %(tables)s tables still play",
        sight.playing,
    )
    return playing % {"count": sight.playing, "tables": sight.tables}


def _notes(sight: Sight) -> tuple[str, ...]:
    points = _("Points count against: the lowest total leads. Equals share a place, marked =.")
    stages = _("Whoever came further stands higher, with the points of the stage named.")
    return (points, *([stages] if sight.has_stages else []), *_limits(sight))


def _limits(sight: Sight) -> Iterator[str]:
    """Where the rule sheet's limit counts: in all stages, in some, or nowhere."""
    limit, stages = sight.variant.out_at, sight.standings.stages
    if limit is None:
        return
    settings = [stage.settings for stage in stages] or [sight.settings]
    if all(one.limit_counts for one in settings):
        yield _("Whoever reaches %(limit)s points is out.") % {"limit": limit}
        return
    for stage in stages:
        if stage.settings.limit_counts:
            said = {"stage": stage_name(stage.number, stage.name), "limit": limit}
            yield _("%(stage)s: whoever reaches %(limit)s points is out.") % said
