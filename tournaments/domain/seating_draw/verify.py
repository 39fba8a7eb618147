"""Whether a published seating draw is the one that its promise, its word and its cards give.

Link by link, so that what was tampered with shows where it is: promise → secret, secret, list and
word → seed, seed → cards, cards → order, order → seats.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from scoring.problems import Problem, problem, translatable
from tournaments.domain.seating_draw.by_hand import cards_of, draw_by_hand
from tournaments.domain.seating_draw.by_seed import draw_by_seed
from tournaments.domain.seating_draw.differences import find_differences
from tournaments.domain.seating_draw.hand_problems import hand_problems
from tournaments.domain.seating_draw.promise import commitment, draw_seed
from tournaments.domain.seating_draw.result import SeatingDraw, fits_tables

_NO_SEATS = translatable("The tables of this seating draw do not seat each of its entries once.")
_SECRET = translatable("The secret is not written in hex.")
_PROMISE = translatable("The secret does not match the promise. Do not use this seating draw.")
_SEED = translatable("The seed does not follow from the secret, the entries and the public word.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """All that everybody may see of a draw. Promise and secret are hex; with the word they are
    empty for a draw by hand."""

    draw: SeatingDraw
    commitment: str = ""
    secret: str = ""
    public_word: str = ""


def verify(published: Published) -> list[Problem]:
    """Return where a published draw differs from its recomputation; an empty list when it is right.

    Codes `seating_draw.` + `bad_tables`, `bad_secret`, `broken_promise`, `other_seed`, those of
    `find_differences`, and for a draw by hand those of `hand_problems`.
    """
    draw = published.draw
    if not fits_tables(draw.entries, draw.table_sizes):
        return [problem("seating_draw.bad_tables", _NO_SEATS)]
    if draw.seed is None:
        return _verify_by_hand(draw)
    right = draw_by_seed(draw.seed, draw.entries, draw.ties, draw.table_sizes)
    return [*_promise_problems(published), *find_differences(draw, right)]


def _promise_problems(published: Published) -> Iterator[Problem]:
    try:
        secret = bytes.fromhex(published.secret)
    except ValueError:
        yield problem("seating_draw.bad_secret", _SECRET)
        return
    if commitment(secret) != published.commitment:
        yield problem("seating_draw.broken_promise", _PROMISE)
    seed = draw_seed(secret, published.draw.entries, published.public_word)
    if seed != published.draw.seed:
        yield problem("seating_draw.other_seed", _SEED)


def _verify_by_hand(draw: SeatingDraw) -> list[Problem]:
    cards = cards_of(draw.steps)
    if found := hand_problems(draw.entries, cards, draw.ties, draw.packs):
        return found
    right = draw_by_hand(draw.entries, cards, draw.ties, draw.table_sizes, draw.packs)
    return list(find_differences(draw, right))
