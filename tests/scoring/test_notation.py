"""A match as text, both ways."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.cards import JOKER, Card, Colour, Rank, Suit
from scoring.finish import Finish
from scoring.match import (
    BoughtIn,
    BuyInDeclined,
    Carried,
    HandPlayed,
    HandVoid,
    MatchEnded,
    MatchEvent,
    MatchTerms,
    PenaltyGiven,
    Withdrew,
)
from scoring.notation import MatchRecord, read_match, write_match
from scoring.problems import RuleBroken
from tests.scoring.match_stories import Story, stories
from tests.scoring.matches import cards, hand

TOLD = """\
match british
rule out_at 101
rule stakes.call 2
player Jim
player "Анна Мария"
player О'Ніл
first-dealer "Анна Мария"
hands 12
survivors 2
pot-is-kept
carried "Анна Мария" 45 1
hand kaluki Jim
  cards "Анна Мария" A♠ 10♥ JK
  points О'Ніл 44
hand ordinary О'Ніл override
  points Jim 1
  points "Анна Мария" 70
void
buy-in "Анна Мария"
decline Jim
withdrawal О'Ніл
penalty Jim 50 "said \\"one card\\" too late"
end
"""

RECORD = MatchRecord(
    variant="british",
    house_rules={"out_at": 101, "stakes": {"call": 2}},
    players=("Jim", "Анна Мария", "О'Ніл"),
    first_dealer="Анна Мария",
    events=(
        HandPlayed(
            Finish.KALUKI,
            "Jim",
            remainders=(
                ("Анна Мария", (Card(Rank.ACE, Suit.SPADES), Card(Rank.TEN, Suit.HEARTS), JOKER)),
            ),
            points=(("О'Ніл", 44),),
        ),
        HandPlayed(
            Finish.ORDINARY, "О'Ніл", points=(("Jim", 1), ("Анна Мария", 70)), override=True
        ),
        HandVoid(),
        BoughtIn("Анна Мария"),
        BuyInDeclined("Jim"),
        Withdrew("О'Ніл"),
        PenaltyGiven("Jim", 50, 'said "one card" too late'),
        MatchEnded(),
    ),
    terms=MatchTerms(
        hands=12,
        survivors=2,
        carried={"Анна Мария": Carried(total=45, buy_ins_taken=1)},
        pot_is_kept=True,
    ),
)


def faults(text: str) -> list[tuple[str, str | None]]:
    """Code and line of everything that cannot be read."""
    with pytest.raises(RuleBroken) as refused:
        read_match(text)
    return [(found.code, found.field) for found in refused.value.problems]


def test_a_match_is_written_so_that_people_can_read_it() -> None:
    assert write_match(RECORD) == TOLD


def test_it_is_read_back_as_it_was() -> None:
    assert read_match(TOLD) == RECORD


def test_comments_empty_lines_and_windows_line_ends_do_not_matter() -> None:
    loose = "# sent by the club\r\n\r\n" + TOLD.replace("\n", "\r\n\r\n")
    assert read_match(loose) == RECORD


def test_a_record_replays() -> None:
    text = "match british\nplayer Ann\nplayer Bob\nhand ordinary Ann\n  cards Bob K♠ 2♠\n"
    assert read_match(text).replay().totals == {"Ann": 0, "Bob": 12}


@pytest.mark.parametrize(
    "name",
    [
        "-",
        "override",
        "cards",
        'a"b',
        "a\nb",
        " a ",
        "",
        "#1",
        "a\\b",
        "Łukasz",
        "a\u2028b",
        "a\tb",
    ],
)
def test_no_name_is_too_odd(name: str) -> None:
    record = MatchRecord(
        variant="british",
        players=(name, "Bob"),
        first_dealer=name,
        events=(
            HandPlayed(Finish.ORDINARY, name, (("Bob", (JOKER,)),), cut_joker_seat=name),
            hand("Bob", **{name: 3}),
            HandPlayed(Finish.BLOCKED, None, ((name, ()),)),
            PenaltyGiven(name, 5, name),
        ),
    )
    assert read_match(write_match(record)) == record


@pytest.mark.parametrize(
    "rules",
    [
        {},
        {"stakes": {}},
        {"wild_ranks": [3, 14], "penalties": {"10": 5}},
        {"odd.key": 1, "stakes": {"a b": None, "call": 1}},
        {"stakes": 5, "hands": "three"},
        {"": True},
    ],
)
def test_house_rules_are_kept_as_they_were_given_even_bad_ones(rules: dict[str, object]) -> None:
    record = MatchRecord(variant="british", players=("Ann", "Bob"), house_rules=rules)
    assert read_match(write_match(record)) == record


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("wood", "notation.bad_line"),
        ('"player" Ann', "notation.bad_line"),
        ("player", "notation.bad_line"),
        ("player Ann Bob", "notation.bad_line"),
        ('player "Ann', "notation.bad_line"),
        (r'player "\x"', "notation.bad_line"),
        ("match mexican", "notation.bad_line"),
        ("rule", "notation.bad_line"),
        ("rule out_at", "notation.bad_line"),
        ("rule out_at many", "notation.bad_line"),
        ("rule hands 3", "notation.bad_line"),
        ("rule hands.x 3", "notation.bad_line"),
        ("hand", "notation.bad_line"),
        ("hand sudden Ann", "notation.bad_line"),
        ("hand ordinary Ann gladly", "notation.bad_line"),
        ('hand ordinary Ann "override"', "notation.bad_line"),
        ("points Ann 5", "notation.bad_line"),
        ("penalty Ann five", "notation.bad_line"),
        ("buy-in", "notation.bad_line"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str, code: str) -> None:
    assert faults(f"match jamaican\nrule hands 2\n{line}\n") == [(code, "line 3")]


def test_cards_that_cannot_be_read_are_named_beside_their_line() -> None:
    text = "match british\nhand ordinary Ann\n  cards Bob Zz A♠ Yy\n"
    assert faults(text) == [
        ("notation.bad_cards", "line 3"),
        ("card.unknown", "line 3"),
        ("card.unknown", "line 3"),
    ]


def test_every_bad_line_is_named_at_once() -> None:
    assert faults("wood\nplayer Ann\nstone") == [
        ("notation.bad_line", "line 1"),
        ("notation.bad_line", "line 3"),
        ("notation.no_variant", "match"),
    ]


def test_a_bad_line_reads_as_a_sentence() -> None:
    with pytest.raises(RuleBroken, match="Line 2: many is no value"):
        read_match("match british\nrule out_at many")


NAMES = st.text(min_size=0, max_size=8)
CARDS = st.builds(Card, st.sampled_from(Rank), st.sampled_from(Suit)) | st.sampled_from(
    [JOKER, Card(Rank.SEVEN), Card(Rank.ACE, colour=Colour.RED)]
)
HANDS = st.builds(
    HandPlayed,
    st.sampled_from(Finish),
    st.none() | NAMES,
    st.none() | st.lists(st.tuples(NAMES, st.lists(CARDS, max_size=3).map(tuple))).map(tuple),
    st.none() | st.lists(st.tuples(NAMES, st.integers(-9, 999))).map(tuple),
    st.none() | NAMES,
    st.booleans(),
)
EVENTS: st.SearchStrategy[MatchEvent] = (
    HANDS
    | st.just(HandVoid())
    | st.builds(BoughtIn, NAMES)
    | st.builds(BuyInDeclined, NAMES)
    | st.builds(Withdrew, NAMES)
    | st.builds(PenaltyGiven, NAMES, st.integers(-9, 999), NAMES)
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=6,
)
RECORDS = st.builds(
    MatchRecord,
    variant=NAMES,
    players=st.lists(NAMES, max_size=4).map(tuple),
    events=st.lists(EVENTS, max_size=4).map(tuple),
    house_rules=st.dictionaries(NAMES, VALUES, max_size=4),
    first_dealer=st.none() | NAMES,
)


@settings(deadline=None, max_examples=150)
@given(RECORDS)
def test_any_match_at_all_is_read_back_as_it_was_written(record: MatchRecord) -> None:
    assert read_match(write_match(record)) == record


@settings(deadline=None, max_examples=30)
@given(stories())
def test_a_match_read_back_replays_to_the_same_state(story: Story) -> None:
    variant = story.start.variant
    least = variant.buy_ins.least_survivors
    rules = {"buy_in_min_survivors": least} if "out_at" in variant.house_rules else {}
    record = MatchRecord(
        variant=variant.key,
        players=story.start.players,
        events=story.events,
        house_rules=rules,
        terms=story.start.terms,
    )
    assert read_match(write_match(record)).replay() == story.states[-1]


def test_cards_are_told_in_their_one_canonical_form() -> None:
    record = MatchRecord(variant="jamaican", players=("Ann",), events=(cards("Ann", Bob="as *"),))
    assert "  cards Bob A♠ JK\n" in write_match(record)
