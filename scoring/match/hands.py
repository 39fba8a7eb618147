"""A hand with a result, and one without (variants.md §3.1, §4, §6)."""

from collections.abc import Mapping
from dataclasses import replace

from scoring.finish import Finish
from scoring.hand import HandScore, score_hand
from scoring.hand_entry import HandEntry
from scoring.match.events import EventKind, HandPlayed
from scoring.match.exits import put_out, reaches_limit
from scoring.match.history import append_line
from scoring.match.offers import make_offers
from scoring.match.overruled import score_overruled
from scoring.match.parts import HistoryLine
from scoring.match.state import MatchState
from scoring.problems import insist, problem, translatable
from scoring.stakes import add_units, move_to_winner


def apply_hand(state: MatchState, event: HandPlayed) -> MatchState:
    """Points, payments and whoever they put out; then the deal passes to the left.

    A hand that is dealt ends every offer that was open before it.
    """
    _insist_on_next_hand(state)
    score = _score(state, event)
    if event.finish is Finish.VOID:
        return apply_void(state)
    money = _move_units(state, event, score)
    after = _pass_deal(_count_wins(_add_points(state, score.points, money), event))
    after = _put_out_over_limit(after)
    line = HistoryLine(
        event_index=len(state.history),
        kind=EventKind.HAND,
        hand_number=state.hand_number,
        points=score.points,
        totals=after.totals,
        out=after.out,
        money=money,
        dealer=state.dealer,
        multiplier=score.multiplier,
        audited=score.audited,
        override=event.override,
    )
    return append_line(after, line)


def apply_void(state: MatchState) -> MatchState:
    """No points and no payments; the same dealer deals the same hand again."""
    _insist_on_next_hand(state)
    dealer = state.dealer
    deal_from = state.deal_from if dealer is None else state.players.index(dealer)
    line = HistoryLine(
        event_index=len(state.history),
        kind=EventKind.VOID,
        hand_number=state.hand_number,
        points={},
        totals=state.totals,
        out=state.out,
        money={},
        dealer=dealer,
    )
    return append_line(replace(state, deal_from=deal_from, offers=()), line)


def _insist_on_next_hand(state: MatchState) -> None:
    if state.finished:
        text = translatable("The match is over; no hand follows.")
        insist([problem("match.finished", text)])
    if state.has_enough_out:
        text = translatable("No hand is dealt while only {count} are left: a buy-in is still open.")
        insist([problem("hand.too_few_players", text, count=len(state.still_in))])


def _score(state: MatchState, event: HandPlayed) -> HandScore:
    remainders, points = dict(event.remainders or ()), dict(event.points or ())
    variant, number, seats = state.variant, state.hand_number, state.still_in
    finish, went_out, cut = event.finish, event.went_out, event.cut_joker_seat
    if event.override:
        entry = HandEntry(variant, number, finish, went_out, remainders, points, seats, cut)
        return score_overruled(entry)
    return score_hand(
        variant,
        number,
        finish,
        went_out,
        remainders,
        points=points,
        cut_joker_seat=cut,
        dealt_in=seats,
    )


def _move_units(state: MatchState, event: HandPlayed, score: HandScore) -> dict[str, int]:
    """Everyone dealt in pays whoever went out, players put out by this hand too (§3.1, §3.6)."""
    if event.went_out is None:
        return dict.fromkeys(score.points, 0)
    variant = state.variant
    stake = variant.stakes.for_finish(event.finish)
    owed = {
        player: stake + (points if variant.points_are_units else 0)
        for player, points in score.points.items()
    }
    return move_to_winner(event.went_out, owed)


def _add_points(
    state: MatchState, points: Mapping[str, int], money: Mapping[str, int]
) -> MatchState:
    return replace(
        state,
        totals=add_units(state.players, state.totals, points),
        from_hands=add_units(state.players, state.from_hands, money),
    )


def _count_wins(state: MatchState, event: HandPlayed) -> MatchState:
    if event.went_out is None:
        return state
    won = {event.went_out: 1}
    kaluki = won if event.finish is Finish.KALUKI else {}
    return replace(
        state,
        hands_won=add_units(state.players, state.hands_won, won),
        kalukis=add_units(state.players, state.kalukis, kaluki),
    )


def _pass_deal(state: MatchState) -> MatchState:
    # The dealer is looked for from the seat to the left, for who is in may still change.
    dealt = state.players.index(state.dealer) if state.dealer is not None else 0
    deal_from = (dealt + 1) % len(state.players)
    return replace(state, deal_from=deal_from, hand_number=state.hand_number + 1)


def _put_out_over_limit(state: MatchState) -> MatchState:
    over = [player for player in state.still_in if reaches_limit(state, player)]
    after = put_out(replace(state, offers=()), over)
    return replace(after, offers=make_offers(after, over))
