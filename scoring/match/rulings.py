"""What happens between hands: players leaving, points by a ruling, an end by word.

variants.md §3.1, §3.9.
"""

from dataclasses import replace

from scoring.match.events import EventKind, PenaltyGiven, Withdrew
from scoring.match.exits import put_out, reaches_limit
from scoring.match.history import add_line
from scoring.match.state import MatchState
from scoring.problems import Problem, insist, problem, translatable

MOST_PENALTY_POINTS = 100_000


def apply_withdrawal(state: MatchState, event: Withdrew) -> MatchState:
    """He is out at once with the total he has, for good; what he paid stays in the pot."""
    insist(_withdrawal_problems(state, event.player))
    after = put_out(state, [event.player], withdrew=True)
    return add_line(state, after, EventKind.WITHDRAWAL)


def apply_end(state: MatchState) -> MatchState:
    """No further hand is dealt; offers still open have lapsed."""
    if state.finished:
        insist([problem("match.finished", translatable("The match is over already."))])
    return add_line(state, replace(state, ended=True, offers=()), EventKind.END)


def apply_penalty(state: MatchState, event: PenaltyGiven) -> MatchState:
    """The points count towards the limit at once.

    A buy-in is offered right after the hand that put a player out (§3.1); whom a
    ruling puts out, no hand did, so he gets no offer. Points may be given after the
    last hand too, and to a player who is out: they decide places.
    """
    insist(_penalty_problems(state, event))
    player = event.player
    total = state.totals[player] + event.points
    after = replace(state, totals={**state.totals, player: total})
    if player in after.still_in and reaches_limit(after, player):
        after = put_out(after, [player])
    return add_line(state, after, EventKind.PENALTY, points={player: event.points})


def _withdrawal_problems(state: MatchState, player: str) -> list[Problem]:
    if player not in state.players:
        return [_unknown(player)]
    if player in state.out:
        return [problem("player.out", translatable("{seat} is out already."), seat=player)]
    if state.finished:
        text = translatable("The match is over; {seat} cannot leave it any more.")
        return [problem("match.finished", text, seat=player)]
    return []


def _penalty_problems(state: MatchState, event: PenaltyGiven) -> list[Problem]:
    problems = []
    if event.player not in state.players:
        problems.append(_unknown(event.player))
    if event.player in state.withdrawn:
        text = translatable("{seat} withdrew; that total stands.")
        problems.append(problem("player.withdrew", text, seat=event.player))
    if not 1 <= event.points <= MOST_PENALTY_POINTS:
        text = translatable("A penalty is 1 to {most} points, not {points}.")
        most = MOST_PENALTY_POINTS
        problems.append(
            problem("penalty.points", text, field="points", most=most, points=event.points)
        )
    return problems


def _unknown(player: str) -> Problem:
    return problem(
        "player.unknown", translatable("{seat} does not play in this match."), seat=player
    )
