"""The round people sit at now, in words."""

from django.utils.translation import gettext as _

from tournaments.selectors.stage_names import stage_name
from tournaments.selectors.stages import stage_settings
from tournaments.web.tournaments.board import Board


def round_words(board: Board) -> str:
    """“Round 2”, “Final”, “Final, Round 2”; empty where one evening is one round."""
    if not board.tables:
        return ""
    now = board.tables[0].round
    words = []
    if now.stage.number > 1:
        words.append(stage_name(now.stage.number, now.stage.name))
    if stage_settings(now.stage).rounds != 1:
        words.append(_("Round %(round)s") % {"round": now.number})
    return ", ".join(words)


def table_title(board: Board, number: int) -> str:
    """“Round 2, table 3”; “Table 3” where there is one round only."""
    where = round_words(board)
    if not where:
        return _("Table %(number)s") % {"number": number}
    return _("%(round)s, table %(number)s") % {"round": where, "number": number}
