"""A match before its first event."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from scoring.match.state import MatchState
from scoring.match.terms import OWN_TERMS, MatchTerms, terms_problems
from scoring.problems import Problem, insist, problem, translatable
from scoring.variant import Variant


def start_match(
    variant: Variant,
    players: Iterable[str],
    first_dealer: str | None = None,
    terms: MatchTerms = OWN_TERMS,
) -> MatchState:
    """A match of these players in seat order, all in with 0 points or what they carry along.

    The first seat deals unless `first_dealer` is named (variants.md §6). RuleBroken
    names every fault: `players.too_few`, `players.too_many`, `players.twice`,
    `players.nameless`, `dealer.unknown`, and those of the terms.
    """
    seated = tuple(players)
    insist(
        [
            *seating_problems(variant, seated, first_dealer),
            *terms_problems(terms, variant, seated),
        ]
    )
    nothing = dict.fromkeys(seated, 0)
    return MatchState(
        variant=variant,
        terms=terms,
        players=seated,
        deal_from=0 if first_dealer is None else seated.index(first_dealer),
        hand_number=1,
        totals=terms.starting_totals(seated),
        buy_ins_taken=terms.starting_buy_ins(seated),
        hands_won=nothing,
        kalukis=nothing,
        from_hands=nothing,
        buy_in_units=nothing,
    )


def seating_problems(
    variant: Variant, players: Sequence[str], first_dealer: str | None
) -> tuple[Problem, ...]:
    """What is wrong with the players and the first dealer, whatever the house rules say."""
    return (*_player_problems(variant, players), *_dealer_problems(players, first_dealer))


def _player_problems(variant: Variant, players: Sequence[str]) -> Iterator[Problem]:
    count, least, most = len(players), variant.players_min, variant.players_max
    if count < least:
        text = translatable("This game needs at least {least} players, not {count}.")
        yield problem("players.too_few", text, field="players", least=least, count=count)
    if count > most:
        text = translatable("This game takes at most {most} players, not {count}.")
        yield problem("players.too_many", text, field="players", most=most, count=count)
    yield from _name_problems(players)


def _name_problems(players: Sequence[str]) -> Iterator[Problem]:
    for player, times in Counter(players).items():
        if times > 1:
            text = translatable("{seat} is named {times} times.")
            yield problem("players.twice", text, seat=player, field="players", times=times)
        if not player.strip():
            text = translatable("A player needs a name.")
            yield problem("players.nameless", text, seat=player, field="players")


def _dealer_problems(players: Sequence[str], first_dealer: str | None) -> Iterator[Problem]:
    if first_dealer is not None and first_dealer not in players:
        text = translatable("{seat} is to deal first and does not play.")
        yield problem("dealer.unknown", text, seat=first_dealer, field="first_dealer")
