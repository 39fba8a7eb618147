"""Which role may do what: the access matrix as data."""

from enum import StrEnum


class Act(StrEnum):
    """Everything somebody may be allowed to do."""

    MANAGE_CLUB = "manage_club"
    MANAGE_PLAYERS = "manage_players"
    CREATE_TOURNAMENT = "create_tournament"
    MANAGE_TOURNAMENT = "manage_tournament"
    CHECK_IN = "check_in"
    DRAW_SEATS = "draw_seats"
    PLAN_ROUNDS = "plan_rounds"
    DROP_ROUND = "drop_round"
    DECIDE_TIE = "decide_tie"
    RUN_CLOCK = "run_clock"
    RECORD_HAND = "record_hand"
    CONFIRM_HAND = "confirm_hand"
    ANSWER_BUY_IN = "answer_buy_in"
    CORRECT_HAND = "correct_hand"
    RULE_AT_TABLE = "rule_at_table"
    READ_LOG = "read_log"
    MAKE_REPORTS = "make_reports"
    TAKE_PAYMENT = "take_payment"
    MANAGE_MONEY = "manage_money"


class Holder(StrEnum):
    """What an actor holds with regard to one club, tournament or table."""

    DIRECTOR = "director"
    SCOREKEEPER = "scorekeeper"
    TABLE_PASS = "table_pass"  # noqa: S105 (a role, no secret)


_AT_A_TABLE = frozenset({Act.RECORD_HAND, Act.CONFIRM_HAND, Act.ANSWER_BUY_IN})

MATRIX: dict[Holder, frozenset[Act]] = {
    Holder.DIRECTOR: frozenset(Act),
    Holder.SCOREKEEPER: _AT_A_TABLE
    | {Act.CHECK_IN, Act.READ_LOG, Act.MAKE_REPORTS, Act.TAKE_PAYMENT},
    Holder.TABLE_PASS: _AT_A_TABLE,
}


def allows(held: frozenset[Holder], act: Act) -> bool:
    """Whether somebody who holds all of `held` may do `act`; holding nothing allows nothing."""
    return any(act in MATRIX[holder] for holder in held)
