"""The acts of the log by name."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from scoring.finish import Finish
from tournaments.models import LogEntry

_VOID = _("Void hand")
_NAMES: dict[str, Promise] = {
    "add_player": _("Player added"),
    "answer_buy_in": _("Bought in"),
    "answer_decline": _("Buy-in declined"),
    "change_note": _("Note changed"),
    "change_tournament": _("Settings changed"),
    "check_in": _("Checked in"),
    "close_registration": _("Registration closed"),
    "correct_hand": _("Hand corrected"),
    "create_club": _("Club founded"),
    "create_tournament": _("Tournament made"),
    "disqualify_entry": _("Disqualified"),
    "draw_seats": _("Seats drawn"),
    "end_by_clock": _("Time was up"),
    "finish_tournament": _("Tournament finished"),
    "give_extra_time": _("Extra time given"),
    "give_penalty": _("Points by a ruling"),
    "end_match": _("Match ended"),
    "grant_role": _("Role given"),
    "import_players": _("Players imported"),
    "make_table_pass": _("Pass made"),
    "merge_players": _("Players merged"),
    "name_first_dealer": _("First dealer named"),
    "open_registration": _("Registration opened"),
    "pause_clock": _("Clock stopped"),
    "prepare_draw": _("Draw promised"),
    "promote_entry": _("Moved up from the waiting list"),
    "record_hand": _("Hand recorded"),
    "record_ruling": _("Ruling recorded"),
    "register_entry": _("Entered"),
    "reinstate_entry": _("Taken back in"),
    "rename_player": _("Renamed"),
    "reopen_tournament": _("Tournament reopened"),
    "resume_clock": _("Clock started again"),
    "revoke_role": _("Role taken back"),
    "revoke_table_pass": _("Pass ended"),
    "start_clock": _("Clock started"),
    "take_back": _("Taken back"),
    "undo_check_in": _("Not checked in any more"),
    "undo_merge": _("Merge undone"),
    "withdraw_entry": _("Withdrawn"),
    "withdraw_from_match": _("Left the match"),
}


def act_name(act: str) -> str:
    """What was done, in a word or two; an act nobody named yet by its own word."""
    return str(_NAMES.get(act, act.replace("_", " ")))


def entry_name(entry: LogEntry) -> str:
    """What an entry of the log tells of; a hand that nobody scored is no hand recorded."""
    hand = (entry.after or {}).get("hand") or {}
    if entry.act == "record_hand" and Finish.VOID in (hand.get("finish"), hand.get("type")):
        return str(_VOID)
    return act_name(entry.act)
