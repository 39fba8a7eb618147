"""A player who is out comes back, or says that he will not."""

from collections.abc import Iterator
from typing import Literal

from django.utils import timezone

from scoring.problems import Problem, insist, problem, translatable
from tournaments.domain.access import Act
from tournaments.domain.timeline import PutIn
from tournaments.selectors.access import may
from tournaments.selectors.clocks import offer_clocks
from tournaments.selectors.matches import Match
from tournaments.services.table_acts import Answer, Decision, TableRequest, act_at_table


def take_buy_in(request: TableRequest, *, seat: str) -> Answer:
    """Take the buy-in a player is offered, at the price and score of the offer.

    Once its time is up only a director may still grant it: `RuleBroken` with `buy_in.time_up`.
    """
    return _answer_offer(request, seat, "buy_in")


def decline_buy_in(request: TableRequest, *, seat: str) -> Answer:
    """Refuse the buy-in a player is offered; it cannot be taken later (variants.md §3.1)."""
    return _answer_offer(request, seat, "decline")


def _answer_offer(request: TableRequest, seat: str, kind: Literal["buy_in", "decline"]) -> Answer:
    def decide(match: Match) -> Decision:
        player = match.keys.key(seat)
        if kind == "buy_in":
            insist(_time_problems(request, match, player))
        data = {"type": kind, "player": player}
        return Decision(
            changes=(PutIn(match.timeline.last_position, data),),
            act=f"answer_{kind}",
            subject=f"table {match.table.number}, seat {seat}, {match.keys.name(player)}",
            after={"event": match.keys.hand_by_name(data)},
        )

    return act_at_table(request, Act.ANSWER_BUY_IN, {kind: seat}, decide)


def _time_problems(request: TableRequest, match: Match, player: str) -> Iterator[Problem]:
    """By the stage's clock for decisions (docs/decisions/clocks.md)."""
    clock = offer_clocks([(match, match.timeline.fold())]).get((match.table.pk, player))
    in_time = clock is None or not clock.has_run_out(timezone.now())
    if not in_time and not may(request.actor, Act.RULE_AT_TABLE, table=match.table):
        yield problem("buy_in.time_up", _TIME_UP, name=match.keys.name(player))


_TIME_UP = translatable("The time of {name} to buy in is up: only the director can still grant it.")
