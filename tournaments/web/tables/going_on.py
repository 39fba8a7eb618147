"""A table whose match is over: who won it, and where the table goes on once a later round plays."""

from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.match import MatchState
from tournaments.models import Round
from tournaments.selectors.confirmations import count_words
from tournaments.selectors.matches import Match
from tournaments.selectors.rounds import latest_round, limit_goes_along
from tournaments.selectors.stage_names import stage_name
from tournaments.selectors.stages import stage_settings
from tournaments.selectors.table_passes import table_now
from tournaments.web.rounds.round_rows import round_title
from tournaments.web.tables.table_page import TablePage

Context = dict[str, Any]


def finished_context(match: Match, state: MatchState) -> Context:
    """The `next` of a table that has finished: `{text, url}`."""
    tournament = match.table.round.stage.tournament
    following = following_round(match)
    if following is None:
        return {"text": _won(match, state), "url": reverse("tournament", args=(tournament.pk,))}
    text = _goes_on(match, following)
    if not _is_carried_on(match, following):
        text = f"{_won(match, state)}. {text}"
    return {"text": text, "url": reverse("table_now", args=(tournament.pk, match.table.number))}


def following_round(match: Match) -> Round | None:
    """The round at the tables now, where it is not the one this table played."""
    latest = latest_round(match.table.round.stage.tournament)
    return None if latest is None or latest.pk == match.table.round_id else latest


def sheet_tag(page: TablePage) -> str:
    """Changes with whatever the page follows: what is recorded, what is said of it, and once it is
    over the round."""
    table = page.match.table
    following = following_round(page.match) if page.state.finished else None
    parts = [table.version, count_words(table), *(() if following is None else (following.pk,))]
    return ".".join(map(str, parts))


def is_carried_on(match: Match) -> bool:
    """Whether nobody won here, for one total goes along to the tables of a later round."""
    following = following_round(match)
    return following is not None and _is_carried_on(match, following)


def round_words(playing: Round) -> str:
    """“Round 2 of 3”; with the name of its stage from the second on."""
    title = round_title(playing.number, stage_settings(playing.stage).rounds)
    if playing.stage.number == 1:
        return title
    return f"{stage_name(playing.stage.number, playing.stage.name)}, {title}"


def _is_carried_on(match: Match, following: Round) -> bool:
    stage = match.table.round.stage
    return following.stage_id == stage.pk and limit_goes_along(stage)


def _won(match: Match, state: MatchState) -> str:
    names = [match.keys.name(key) for key in state.winners]
    text = _("%(names)s wins this table") if len(names) == 1 else _("%(names)s share the win")
    return text % {"names": ", ".join(names)}


def _goes_on(match: Match, following: Round) -> str:
    said = {"number": match.table.number, "round": round_words(following)}
    if table_now(match.table.round.stage.tournament, match.table.number) is None:
        return _("%(round)s is played without a table %(number)s: see who sits where") % said
    return _("Go to table %(number)s of now: %(round)s") % said
