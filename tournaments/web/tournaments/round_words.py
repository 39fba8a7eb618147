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


def list_words(board: Board) -> str:
    """The same above the standings: until a new stage has its first hand, those of the one before.

    “Round 2”; then “Stage 1”, though its final has sat down.
    """
    part = board.part
    if part is None or not board.tables or part.number == board.tables[0].round.stage.number:
        return round_words(board)
    return stage_name(part.number, part.name)


def table_title(board: Board, number: int) -> str:
    """“Round 2, table 3”; “Table 3” where there is one round only."""
    where = round_words(board)
    if not where:
        return _("Table %(number)s") % {"number": number}
    return _("%(round)s, table %(number)s") % {"round": where, "number": number}
