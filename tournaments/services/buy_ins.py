"""A player who is out comes back, or says that he will not."""

from typing import Literal

from tournaments.domain.access import Act
from tournaments.domain.timeline import PutIn
from tournaments.selectors.matches import Match
from tournaments.services.table_acts import Answer, Decision, TableRequest, act_at_table


def take_buy_in(request: TableRequest, *, seat: str) -> Answer:
    """Take the buy-in a player is offered, at the price and score of the offer."""
    return _answer_offer(request, seat, "buy_in")


def decline_buy_in(request: TableRequest, *, seat: str) -> Answer:
    """Refuse the buy-in a player is offered; it cannot be taken later (variants.md §3.1)."""
    return _answer_offer(request, seat, "decline")


def _answer_offer(request: TableRequest, seat: str, kind: Literal["buy_in", "decline"]) -> Answer:
    def decide(match: Match) -> Decision:
        player = match.keys.key(seat)
        data = {"type": kind, "player": player}
        return Decision(
            changes=(PutIn(match.timeline.last_position, data),),
            act=f"answer_{kind}",
            subject=f"table {match.table.number}, seat {seat}, {match.keys.name(player)}",
            after={"event": match.keys.hand_by_name(data)},
        )

    return act_at_table(request, Act.ANSWER_BUY_IN, {kind: seat}, decide)
