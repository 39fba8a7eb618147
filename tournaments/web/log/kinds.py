"""Kinds of acts, as one looks for them in a log."""

from collections.abc import Collection
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tournaments.web.marks import Context, tag


@dataclass(frozen=True, slots=True)
class Kind:
    """Acts that belong together; those with a `mark`, the kind of a tag, stand out in the list."""

    value: str
    label: Promise
    acts: Collection[str]
    mark: str = ""
    mark_text: Promise | str = ""


_HANDS = Kind("hands", _("Hands"), ("record_hand", "agree_to_hand", "disagree_with_hand"))
_CORRECTIONS = Kind(
    "corrections", _("Corrections"), ("correct_hand", "take_back"), "info", _("Correction")
)
_RULINGS = Kind(
    "rulings",
    _("Rulings"),
    (
        "give_penalty",
        "withdraw_from_match",
        "end_match",
        "end_by_clock",
        "give_extra_time",
        "record_ruling",
        "decide_tie",
        "undo_tie_decision",
    ),
    "warn",
    _("Ruling"),
)
_BUY_INS = Kind("buy_ins", _("Buy-ins"), ("answer_buy_in", "answer_decline"))
_ENTRIES = Kind(
    "entries",
    _("Entries"),
    (
        "register_entry",
        "check_in",
        "undo_check_in",
        "withdraw_entry",
        "disqualify_entry",
        "reinstate_entry",
        "promote_entry",
        "mark_no_show",
        "replace_player",
    ),
)
_SEATS = Kind(
    "seats",
    _("Seating"),
    ("prepare_draw", "draw_seats", "name_first_dealer", "reseat_round", "merge_tables"),
)
_STATES = Kind(
    "tournament",
    _("Tournament"),
    (
        "create_tournament",
        "change_tournament",
        "open_registration",
        "close_registration",
        "finish_tournament",
        "reopen_tournament",
        "start_clock",
        "pause_clock",
        "resume_clock",
        "ask_for_two",
    ),
)
_MONEY = Kind(
    "money",
    _("Money"),
    (
        "set_prize_terms",
        "lock_prizes",
        "unlock_prizes",
        "take_payment",
        "refund_payment",
        "pay_out",
        "undo_payment",
    ),
)
_STAFF = Kind(
    "staff",
    _("Staff and passes"),
    ("grant_role", "revoke_role", "make_table_pass", "revoke_table_pass"),
)
_PLAYERS = Kind(
    "players",
    _("Players"),
    (
        "add_player",
        "rename_player",
        "change_note",
        "merge_players",
        "undo_merge",
        "import_players",
    ),
)

TOURNAMENT_KINDS = (
    _HANDS, _CORRECTIONS, _RULINGS, _BUY_INS, _ENTRIES, _SEATS, _MONEY, _STATES, _STAFF, _PLAYERS
)  # fmt: skip
CLUB_KINDS = (_PLAYERS, _STAFF)


def kind_named(kinds: Collection[Kind], value: str) -> Kind | None:
    """The kind of this value; None for any other."""
    return next((kind for kind in kinds if kind.value == value), None)


def kind_tag(kinds: Collection[Kind], act: str) -> Context | None:
    """A tag for acts that should stand out."""
    kind = next((kind for kind in kinds if act in kind.acts), None)
    return tag(kind.mark, str(kind.mark_text)) if kind is not None and kind.mark else None
