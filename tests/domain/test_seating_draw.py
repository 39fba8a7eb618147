"""The seating draw by seed: order, ties, seats, and that everybody can recompute it."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.cards import Card, parse_card
from scoring.match_rules import DrawTies
from scoring.problems import RuleBroken
from tournaments.domain.seating_draw import (
    Drawn,
    Published,
    SeatingDraw,
    SeatTaken,
    clean_public_word,
    commitment,
    draw_by_seed,
    draw_from_data,
    draw_seed,
    draw_to_data,
    first_dealer_seat,
    verify,
)
from tournaments.domain.table_sizes import split_into_tables

SECRET = bytes(range(32))
ENTRIES = (41, 7, 12, 30, 5, 8, 9)
WORD = "Nine of hearts"


def published_draw(ties: DrawTies = DrawTies.RANK, word: str = WORD) -> Published:
    seed = draw_seed(SECRET, ENTRIES, word)
    return Published(
        draw=draw_by_seed(seed, ENTRIES, ties, (4, 3)),
        commitment=commitment(SECRET),
        secret=SECRET.hex(),
        public_word=word,
    )


def codes(published: Published) -> set[str]:
    return {problem.code.removeprefix("seating_draw.") for problem in verify(published)}


def keys_of(draw: SeatingDraw) -> dict[int, tuple[object, ...]]:
    """What each entry drew, as something that sorts lowest first."""
    cards: dict[int, list[Card]] = {entry: [] for entry in draw.entries}
    for step in draw.steps:
        for drawn in step:
            cards[drawn.entry].append(drawn.card)
    return {entry: tuple(_key(card, draw.ties) for card in drawn) for entry, drawn in cards.items()}


def _key(card: Card, ties: DrawTies) -> tuple[int, ...]:
    assert card.rank is not None
    suits = {"♠": 4, "♥": 3, "♦": 2, "♣": 1}
    assert card.suit is not None
    return (card.rank, suits[card.suit.symbol]) if ties is DrawTies.CARD else (card.rank,)


FIELDS = st.integers(2, 150)
SEEDS = st.binary(min_size=32, max_size=32)
TIES = st.sampled_from(DrawTies)


@given(SEEDS, FIELDS, TIES)
def test_the_highest_card_is_first_and_equals_draw_again_until_all_differ(
    seed: bytes, field: int, ties: DrawTies
) -> None:
    """variants.md §6."""
    draw = draw_by_seed(seed, range(1, field + 1), ties, split_into_tables(field, 2, 6, 4))
    keys = keys_of(draw)
    assert sorted(keys.values(), reverse=True) == [keys[entry] for entry in draw.order]
    assert len(set(keys.values())) == field
    assert [drawn.entry for drawn in draw.steps[0]] == list(draw.entries)
    for before, step in enumerate(draw.steps[1:], start=1):
        level = Counter(key[:before] for key in keys.values() if len(key) >= before)
        tied = [entry for entry in draw.entries if level[keys[entry][:before]] > 1]
        assert [drawn.entry for drawn in step] == tied


@given(SEEDS, FIELDS, TIES)
def test_nobody_draws_a_card_the_packs_do_not_hold(seed: bytes, field: int, ties: DrawTies) -> None:
    """variants.md §6: a pack without jokers, as many packs as needed."""
    draw = draw_by_seed(seed, range(field), ties, (field,))
    assert draw.packs == -(-field // 52)
    for step in draw.steps:
        drawn = Counter(drawn.card for drawn in step)
        assert max(drawn.values()) <= draw.packs
        assert all(card.rank is not None and card.suit is not None for card in drawn)


def test_one_pack_where_the_suit_decides_has_no_tie() -> None:
    draw = draw_by_seed(SECRET, range(52), DrawTies.CARD, (4,) * 13)
    assert len(draw.steps) == 1
    assert [drawn.entry for drawn in draw.steps[0] if drawn.card == parse_card("A♠")] == [
        draw.order[0]
    ]


@given(SEEDS)
def test_more_than_thirteen_players_whose_ranks_decide_come_to_an_end(seed: bytes) -> None:
    draw = draw_by_seed(seed, range(400), DrawTies.RANK, (4,) * 100)
    assert sorted(draw.order) == list(range(400))


def test_the_order_takes_the_first_seats_of_all_tables_then_the_second() -> None:
    """variants.md §6."""
    draw = published_draw().draw
    taken = {(seat.table, seat.seat): seat.entry for seat in draw.seats}
    by_order = [(1, 1), (2, 1), (1, 2), (2, 2), (1, 3), (2, 3), (1, 4)]
    assert [taken[place] for place in by_order] == list(draw.order)


@pytest.mark.parametrize(("entries", "sizes"), [((1, 2, 3), (2,)), ((1, 1), (2,)), ((), (2,))])
def test_tables_that_do_not_seat_everybody_once_are_refused(
    entries: tuple[int, ...], sizes: tuple[int, ...]
) -> None:
    with pytest.raises(ValueError, match="do not fill"):
        draw_by_seed(SECRET, entries, DrawTies.RANK, sizes)


def test_another_word_list_or_secret_gives_another_seed() -> None:
    seeds = {
        draw_seed(SECRET, ENTRIES, WORD),
        draw_seed(SECRET, ENTRIES, WORD + "!"),
        draw_seed(SECRET, ENTRIES[::-1], WORD),
        draw_seed(SECRET, (417, *ENTRIES[2:]), WORD),
        draw_seed(SECRET[::-1], ENTRIES, WORD),
        draw_seed(SECRET, (1, 2), "3"),
        draw_seed(SECRET, (1,), "2\n3"),
    }
    assert len(seeds) == 7


@given(SEEDS, FIELDS, TIES)
def test_a_draw_is_the_same_after_a_journey_as_data(
    seed: bytes, field: int, ties: DrawTies
) -> None:
    draw = draw_by_seed(seed, range(field), ties, (field,))
    assert draw_from_data(draw_to_data(draw)) == draw


@pytest.mark.parametrize(
    "damage",
    [
        {"ties": "age"},
        {"seed": "zz"},
        {"entries": ["one"]},
        {"steps": [[{"entry": 1}]]},
        {"steps": [[{"entry": 1, "card": "1♠"}]]},
        {"order": None},
    ],
)
def test_data_that_is_no_draw_is_refused(damage: dict[str, object]) -> None:
    data = {**draw_to_data(published_draw().draw), **damage}
    with pytest.raises(RuleBroken) as refused:
        draw_from_data(data)
    assert [problem.code for problem in refused.value.problems] == ["seating_draw.unreadable"]


@given(TIES, st.text(min_size=1, max_size=20))
def test_an_honest_draw_verifies(ties: DrawTies, word: str) -> None:
    assert verify(published_draw(ties, word)) == []


def test_a_secret_that_was_changed_breaks_the_promise() -> None:
    other = replace(published_draw(), secret=SECRET[::-1].hex())
    assert codes(other) == {"broken_promise", "other_seed"}


def test_a_secret_that_is_no_hex_is_said_to_be_so() -> None:
    assert codes(replace(published_draw(), secret="secret")) == {"bad_secret"}


def test_a_word_that_was_changed_shows_in_the_seed() -> None:
    assert codes(replace(published_draw(), public_word="Ten of hearts")) == {"other_seed"}


def test_a_seed_chosen_by_the_house_is_found_out() -> None:
    published = published_draw()
    draw = draw_by_seed(b"lucky" * 6, ENTRIES, DrawTies.RANK, (4, 3))
    assert codes(replace(published, draw=draw)) == {"other_seed"}


def test_a_changed_card_is_named_with_the_entry_that_holds_it() -> None:
    published = published_draw()
    first, *others = published.draw.steps[0]
    better = parse_card("A♠") if first.card != parse_card("A♠") else parse_card("2♣")
    steps = ((Drawn(first.entry, better), *others), *published.draw.steps[1:])
    (found,) = verify(replace(published, draw=replace(published.draw, steps=steps)))
    assert (found.code, found.seat) == ("seating_draw.other_card", str(first.entry))


def test_two_who_changed_seats_are_both_named() -> None:
    published = published_draw()
    a, b, *others = published.draw.seats
    swapped = (SeatTaken(b.entry, a.table, a.seat), SeatTaken(a.entry, b.table, b.seat), *others)
    found = verify(replace(published, draw=replace(published.draw, seats=swapped)))
    assert {problem.code for problem in found} == {"seating_draw.other_seat"}
    assert {problem.seat for problem in found} == {str(a.entry), str(b.entry)}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"order": ENTRIES}, "other_order"),
        ({"order": ENTRIES[:3]}, "other_order"),
        ({"steps": ()}, "other_steps"),
        ({"steps": ((Drawn(41, parse_card("A♠")),),)}, "other_entries"),
        ({"packs": 2}, "other_packs"),
        ({"table_sizes": (4, 4)}, "bad_tables"),
        ({"entries": (1, *ENTRIES[1:])}, "other_seed"),
    ],
)
def test_every_part_of_a_draw_is_recomputed(change: dict[str, object], code: str) -> None:
    published = published_draw()
    changed = replace(published.draw, **change)  # type: ignore[arg-type]
    assert code in codes(replace(published, draw=changed))


def test_every_difference_can_be_said_in_words() -> None:
    published = published_draw()
    draw = replace(
        draw_by_seed(SECRET, ENTRIES, DrawTies.RANK, (4, 3)), seed=published.draw.seed, packs=3
    )
    assert all(problem.message for problem in verify(replace(published, draw=draw)))


@pytest.mark.parametrize(
    ("typed", "word"),
    [("  seven ", "seven"), ("Йод", "Йод"), ("семёрка пик", "семёрка пик")],
)
def test_a_public_word_is_trimmed_and_composed(typed: str, word: str) -> None:
    assert clean_public_word(typed) == word


@pytest.mark.parametrize(
    ("typed", "codes_found"),
    [
        ("  ", ["public_word.empty"]),
        ("x" * 81, ["public_word.too_long"]),
        ("a\nb\u200b", ["public_word.invisible", "public_word.invisible"]),
    ],
)
def test_a_public_word_nobody_could_repeat_is_refused(typed: str, codes_found: list[str]) -> None:
    with pytest.raises(RuleBroken) as refused:
        clean_public_word(typed)
    assert [problem.code for problem in refused.value.problems] == codes_found


def test_the_first_dealer_follows_from_the_seed_and_every_seat_may_be_he() -> None:
    """variants.md §6: jamaican, mexican: at random."""
    seed = draw_seed(SECRET, ENTRIES, WORD)
    dealt = Counter(first_dealer_seat(seed, table, 5) for table in range(1, 2001))
    assert sorted(dealt) == [1, 2, 3, 4, 5]
    assert all(abs(times - 400) < 100 for times in dealt.values())
    assert first_dealer_seat(seed, 1, 5) == first_dealer_seat(seed, 1, 5)


def test_every_card_is_equally_likely_to_be_the_first() -> None:
    """Chi-square over 5,200 draws; the seeds are fixed, so is the outcome."""
    firsts = Counter(
        draw_by_seed(number.to_bytes(4, "big"), (1, 2), DrawTies.CARD, (2,)).steps[0][0].card
        for number in range(5200)
    )
    assert len(firsts) == 52
    assert sum((times - 100) ** 2 / 100 for times in firsts.values()) < 90
