"""What can be chosen for a stage: the label of each choice, and what it means."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tournaments.domain.stages.choices import (
    CarryOver,
    Counting,
    LimitScope,
    MatchEnd,
    TableMaking,
)

Words = tuple[Promise, Promise]

MAKINGS: dict[TableMaking, Words] = {
    TableMaking.DRAWN: (_("drawn"), _("The seats of each round are drawn.")),
    TableMaking.SCHEDULED: (
        _("planned ahead"),
        _("All rounds are planned at once, so that people meet as few as can be twice."),
    ),
    TableMaking.BY_STANDING: (
        _("by standing"),
        _("Neighbours in the standings sit together; nobody meets twice while it can be avoided."),
    ),
    TableMaking.WINNERS_ADVANCE: (
        _("winners advance"),
        _("A knock-out: who wins his table goes on, the strongest kept apart as long as can be."),
    ),
    TableMaking.MANUAL: (_("by hand"), _("The director says who sits where.")),
}
COUNTINGS: dict[Counting, Words] = {
    Counting.PENALTY_POINTS: (
        _("penalty points"),
        _("Penalty points count: the fewest lead."),
    ),
    Counting.AVERAGE_PER_HAND: (
        _("average a hand"),
        _("The average of points a hand counts: the lowest leads."),
    ),
    Counting.TABLE_POINTS: (
        _("table points"),
        _("The place at each table gives table points: the most lead."),
    ),
    Counting.MONEY_WON: (_("money won"), _("Money won counts: the most leads.")),
}
MATCH_ENDS: dict[MatchEnd, Promise] = {
    MatchEnd.ALL_CONTRACTS: _("all contracts"),
    MatchEnd.FIXED_HANDS: _("a number of hands"),
    MatchEnd.TO_THE_LAST: _("to the last"),
    MatchEnd.TIMED: _("by the clock"),
}
SCOPES: dict[LimitScope, Promise] = {
    LimitScope.TABLE: _("at each table from zero"),
    LimitScope.STAGE: _("through the whole stage"),
}
CARRY_OVERS: dict[CarryOver, Promise] = {
    CarryOver.NONE: _("nothing"),
    CarryOver.ALL: _("all of it"),
    CarryOver.HALF: _("half of it"),
}
ADVANCINGS: dict[str, Promise] = {
    "nobody": _("nobody: it is the last stage"),
    "top_overall": _("the first overall"),
    "top_per_table": _("the first of each table, and the next best"),
    "under_total": _("everybody under a total"),
}
TIE_BREAKS: dict[str, Promise] = {
    "hands_won": _("hands won"),
    "kalukis": _("kalukis"),
    "fewer_buy_ins": _("fewer buy-ins"),
    "best_match": _("the best single match"),
    "head_to_head": _("tables they shared"),
    "later_elimination": _("later elimination"),
    "drawn_card": _("a drawn card"),
}
