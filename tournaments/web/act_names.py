"""The acts of the log by name."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from scoring.finish import Finish
from tournaments.models import LogEntry

_VOID = _("Void hand")
_NAMES: dict[str, Promise] = {
    "add_player": _("Player added"),
    "advance_stage": _("Cut let into the next stage"),
    "agree_to_hand": _("Hand agreed to"),
    "answer_buy_in": _("Bought in"),
    "answer_decline": _("Buy-in declined"),
    "change_draft": _("Draft changed"),
    "ask_for_two": _("Confirmation by a second player"),
    "change_note": _("Note changed"),
    "change_tournament": _("Settings changed"),
    "check_in": _("Checked in"),
    "close_registration": _("Registration closed"),
    "close_round": _("Round closed"),
    "correct_hand": _("Hand corrected"),
    "create_club": _("Club founded"),
    "create_tournament": _("Tournament made"),
    "decide_tie": _("Decided who of a tie goes on"),
    "delete_drafts": _("Draft deleted"),
    "disqualify_entry": _("Disqualified"),
    "draft_rounds": _("Draft made"),
    "disagree_with_hand": _("Hand disputed"),
    "draw_seats": _("Seats drawn"),
    "drop_round": _("Round dropped"),
    "end_by_clock": _("Time was up"),
    "end_match": _("Match ended"),
    "finish_tournament": _("Tournament finished"),
    "give_extra_time": _("Extra time given"),
    "give_penalty": _("Points by a ruling"),
    "grant_role": _("Role given"),
    "import_players": _("Players imported"),
    "lock_prizes": _("Prizes locked"),
    "make_table_pass": _("Pass made"),
    "merge_players": _("Players merged"),
    "mark_no_show": _("Was not there"),
    "merge_tables": _("Tables merged"),
    "name_first_dealer": _("First dealer named"),
    "open_registration": _("Registration opened"),
    "pause_clock": _("Clock stopped"),
    "plan_stages": _("Stages decided"),
    "pay_out": _("Paid out"),
    "prepare_draw": _("Draw promised"),
    "promote_entry": _("Moved up from the waiting list"),
    "publish_round": _("Round published"),
    "record_hand": _("Hand recorded"),
    "record_ruling": _("Ruling recorded"),
    "refund_payment": _("Given back"),
    "register_entry": _("Entered"),
    "reinstate_entry": _("Taken back in"),
    "rename_player": _("Renamed"),
    "replace_player": _("Replaced"),
    "reopen_tournament": _("Tournament reopened"),
    "reseat_round": _("Seats changed"),
    "resume_clock": _("Clock started again"),
    "revoke_role": _("Role taken back"),
    "revoke_table_pass": _("Pass ended"),
    "start_clock": _("Clock started"),
    "set_prize_terms": _("Fee and prizes set"),
    "take_back": _("Taken back"),
    "take_payment": _("Payment received"),
    "undo_check_in": _("Not checked in any more"),
    "undo_merge": _("Merge undone"),
    "undo_tie_decision": _("Decision on a tie taken back"),
    "undo_payment": _("Payment taken back"),
    "unlock_prizes": _("Prizes unlocked"),
    "withdraw_entry": _("Withdrawn"),
    "withdraw_from_match": _("Left the match"),
}


def is_named(act: str) -> bool:
    """Whether an act has a name here."""
    return act in _NAMES


def act_name(act: str) -> str:
    """What was done, in a word or two; an act nobody named yet by its own word."""
    return str(_NAMES.get(act, act.replace("_", " ")))


def entry_name(entry: LogEntry) -> str:
    """What an entry of the log tells of; a hand that nobody scored is no hand recorded."""
    hand = (entry.after or {}).get("hand") or {}
    if entry.act == "record_hand" and Finish.VOID in (hand.get("finish"), hand.get("type")):
        return str(_VOID)
    return act_name(entry.act)
