"""Whether a hand can have ended as it was entered: its number, its finish, its seats (§4, §5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scoring.hand_entry import HandEntry
from scoring.problems import Problem, problem, translatable

FEWEST_PLAYERS = 2


def setting_problems(entry: HandEntry) -> Iterator[Problem]:
    """A hand or a finish that this variant does not know; a cut joker where none is kept."""
    variant = entry.variant
    if not variant.has_hand(entry.hand_number):
        text = translatable("There is no hand {number} in this game.")
        yield problem("hand.no_such_hand", text, field="hand", number=entry.hand_number)
    if entry.finish not in variant.finishes:
        text = translatable("A hand of this game cannot end so: {finish}.")
        yield problem("hand.finish_not_allowed", text, field="finish", finish=entry.finish.value)
    if entry.cut_joker_seat is not None and not variant.cut_joker:
        text = translatable("In this game nobody keeps a joker of the cut.")
        seat = entry.cut_joker_seat
        yield problem("hand.cut_joker_not_allowed", text, seat=seat, field="cut_joker_seat")


def void_problems(went_out: str | None, with_result: Iterable[str]) -> Iterator[Problem]:
    """Anything a void hand cannot have: a winner, seats with cards left or points."""
    if went_out is not None:
        text = translatable("In a void hand nobody goes out and nobody scores.")
        yield problem("hand.nobody_went_out", text, seat=went_out, field="finish")
    text = translatable("A void hand leaves {seat} neither cards nor points.")
    for seat in with_result:
        yield problem("hand.void_scores_nothing", text, seat=seat, field="finish")


def seat_problems(entry: HandEntry) -> Iterator[Problem]:
    """Too few or too many players, one without a name, a winner too many or none, strangers."""
    yield from _table_problems(entry)
    yield from _name_problems(entry)
    yield from _winner_problems(entry)
    given = (*entry.remainders, *entry.points, *filter(None, (entry.cut_joker_seat,)))
    text = translatable("{seat} was not dealt in, and can have no part in this hand.")
    for seat in dict.fromkeys(given):
        if seat not in entry.dealt_in and seat != entry.went_out:
            yield problem("hand.not_dealt_in", text, seat=seat)


def _table_problems(entry: HandEntry) -> Iterator[Problem]:
    players, most = len(entry.dealt_in), entry.variant.players_max
    if players < FEWEST_PLAYERS:
        text = translatable("A hand takes at least {fewest} players, not {players}.")
        yield problem(
            "hand.too_few_players",
            text,
            field="remainders",
            fewest=FEWEST_PLAYERS,
            players=players,
        )
    if players > most:
        text = translatable("At most {most} play this game at one table, not {players}.")
        yield problem("hand.too_many_players", text, field="remainders", most=most, players=players)


def _name_problems(entry: HandEntry) -> Iterator[Problem]:
    for seat in entry.dealt_in:
        if not seat.strip():
            text = translatable("A player needs a name.")
            yield problem("players.nameless", text, seat=seat, field="remainders")


def _winner_problems(entry: HandEntry) -> Iterator[Problem]:
    seat = entry.went_out
    if not entry.finish.somebody_went_out:
        if seat is not None:
            yield _nobody_went_out(seat)
    elif seat is None:
        text = translatable("Say who went out.")
        yield problem("hand.went_out_missing", text, field="went_out")
    elif seat not in entry.dealt_in:
        text = translatable("{seat} cannot have gone out: he was not dealt in.")
        yield problem("hand.not_dealt_in", text, seat=seat, field="went_out")


def _nobody_went_out(seat: str) -> Problem:
    text = translatable("Nobody goes out in a hand that ends so; {seat} cannot have.")
    return problem("hand.nobody_went_out", text, seat=seat, field="went_out")
