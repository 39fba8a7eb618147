"""The eight rule sheets say what the rule book says."""

import pytest

from scoring.cards import Rank, parse_card
from scoring.contract import Contract
from scoring.finish import Finish
from scoring.meld_rules import SetSuits
from scoring.penalties import card_points
from scoring.variant import Variant
from scoring.variant_data import variant_hash, variant_to_data
from scoring.variants import UnknownVariant, all_variants, get_variant

RULE_BOOK_ORDER = (
    "british",
    "blackpool",
    "three_deck",
    "swedish",
    "north_american",
    "scarne",
    "jamaican",
    "mexican",
)

PUBLISHED = {
    "british": "b23820ff8f979e64981ff36297c9688d51ee1d689bbd645edcd9c1cd6bb355e2",
    "blackpool": "2ea98533e9f5c87fd0def1197b248552aa6444b3747da4f6ff0780964b17dabf",
    "three_deck": "c421ae3440ff5342ece384843de9f891c6e93ee26342b63deade6c3f2cab89ca",
    "swedish": "6e84042af664accf98a3aea2ec0ed1d537643b5240427d98fc843ed9026b6716",
    "north_american": "22fac2e2328f9eb6ef20b5a22274b3b4aeb820c193d5f1e5acc9a5e30518134f",
    "scarne": "5fb3f5e29e1fabc3082902cc8e5c8ab55c5f7a90781b57c7c2298e2c79fe8774",
    "jamaican": "bab5b56cf32e21b0e8881405f71bd83184947497228ecbad1c15612e632f6a2c",
    "mexican": "91f3723850a945025e02b2b566453ae9d2c9648d84e0979019656147614d8908",
}


def test_the_folder_is_the_registry_in_the_order_of_the_rule_book() -> None:
    assert tuple(variant.key for variant in all_variants()) == RULE_BOOK_ORDER


def test_an_unknown_key_is_a_key_error_that_says_which() -> None:
    with pytest.raises(UnknownVariant, match="whist"):
        get_variant("whist")


@pytest.mark.parametrize("variant", all_variants(), ids=lambda variant: variant.key)
def test_a_published_rule_sheet_never_changes(variant: Variant) -> None:
    assert variant_hash(variant) == PUBLISHED[variant.key]


# variants.md §1: players, pack, cards dealt at a full table, opening points, out at
@pytest.mark.parametrize(
    ("key", "players", "at_a_glance"),
    [
        ("british", (2, 5), (106, 13, 40, 150)),
        ("blackpool", (2, 5), (106, 13, 51, 101)),
        ("three_deck", (2, 5), (159, 13, 40, 301)),
        ("swedish", (2, 5), (106, 13, 40, 100)),
        ("north_american", (2, 6), (108, 11, 51, 150)),
        ("scarne", (2, 6), (108, 11, 51, None)),
        ("jamaican", (3, 6), (108, 9, None, None)),
        ("mexican", (2, 6), (108, 7, None, None)),
    ],
)
def test_the_rule_book_at_a_glance(
    key: str, players: tuple[int, int], at_a_glance: tuple[int | None, ...]
) -> None:
    variant = get_variant(key)
    assert (variant.players_min, variant.players_max) == players
    dealt = variant.cards_dealt(1, variant.players_max)
    told = (variant.pack.size, dealt, variant.opening.points, variant.out_at)
    assert told == at_a_glance


# variants.md §2: joker, black ace, red ace, king, ten, nine, seven, two
@pytest.mark.parametrize(
    ("key", "points"),
    [
        ("british", (15, 11, 11, 10, 10, 9, 7, 2)),
        ("blackpool", (15, 11, 11, 10, 10, 9, 7, 2)),
        ("swedish", (15, 11, 11, 10, 10, 9, 7, 2)),
        ("three_deck", (25, 11, 11, 10, 10, 9, 7, 2)),
        ("north_american", (25, 15, 15, 10, 10, 9, 7, 2)),
        ("scarne", (2, 1, 1, 1, 1, 1, 1, 1)),
        ("jamaican", (50, 15, 1, 10, 10, 9, 7, 2)),
        ("mexican", (20, 15, 15, 10, 10, 5, 5, 5)),
    ],
)
def test_what_cards_left_cost(key: str, points: tuple[int, ...]) -> None:
    cards = map(parse_card, ("JK", "A♠", "A♥", "K♦", "10♣", "9♣", "7♥", "2♠"))
    table = get_variant(key).penalties
    assert tuple(card_points(table, card, None) for card in cards) == points


@pytest.mark.parametrize(("card", "rank"), [("4♠", Rank.FOUR), ("K♠", Rank.KING)])
def test_a_mexican_wild_rank_costs_twenty_whatever_its_face(card: str, rank: Rank) -> None:
    assert card_points(get_variant("mexican").penalties, parse_card(card), rank) == 20


@pytest.mark.parametrize(("players", "cards"), [(2, 15), (4, 15), (5, 13), (6, 11)])
@pytest.mark.parametrize("key", ["north_american", "scarne"])
def test_north_american_tables_are_dealt_by_their_size(key: str, players: int, cards: int) -> None:
    assert get_variant(key).cards_dealt(1, players) == cards


def test_jamaican_hands_are_dealt_three_cards_a_set_and_four_a_run() -> None:
    """variants.md §3.7"""
    jamaican = get_variant("jamaican")
    told = "3 sets,2 sets + 1 run,1 set + 2 runs,3 runs,4 sets,3 sets + 1 run,2 sets + 2 runs"
    told += ",1 set + 3 runs,4 runs"
    assert ",".join(str(jamaican.contract(number)) for number in range(1, 10)) == told
    for number, contract in enumerate(jamaican.contracts, start=1):
        assert jamaican.cards_dealt(number, 4) == 3 * contract.sets + 4 * contract.runs


def test_a_jamaican_loser_may_hold_six_cards_more_than_he_was_dealt() -> None:
    """variants.md §3.7: three intercepts, two cards each"""
    assert get_variant("jamaican").largest_remainder(1, 4) == 9 + 6
    assert get_variant("mexican").largest_remainder(1, 4) == 7


def test_mexican_hands_have_their_contracts_and_wild_ranks() -> None:
    """variants.md §3.8"""
    mexican = get_variant("mexican")
    told = "2 sets,1 set + 1 run,2 runs,3 sets,2 sets + 1 run,1 set + 2 runs,3 runs"
    assert ",".join(str(mexican.contract(number)) for number in range(1, 8)) == told
    assert [mexican.wild_rank(number) for number in range(1, 8)] == [3, 4, 5, 6, 7, 8, 9]
    assert [mexican.cards_dealt(number, 3) for number in range(1, 8)] == [*range(7, 14)]


@pytest.mark.parametrize("number", [0, -1, 10])
def test_there_is_no_hand_outside_the_match(number: int) -> None:
    jamaican = get_variant("jamaican")
    assert not jamaican.has_hand(number)
    for ask in (jamaican.contract, lambda hand: jamaican.cards_dealt(hand, 4)):
        with pytest.raises(LookupError):
            ask(number)


def test_an_elimination_match_has_hands_without_end_and_no_contracts() -> None:
    british = get_variant("british")
    assert british.hand_count is None
    assert british.has_hand(1)
    assert british.has_hand(400)
    assert not british.has_hand(0)
    assert british.contract(7) is None
    assert british.wild_rank(7) is None


# variants.md §4
@pytest.mark.parametrize(
    ("key", "finishes"),
    [
        *((key, "ordinary kaluki void") for key in RULE_BOOK_ORDER[:6]),
        ("jamaican", "ordinary first_opening void"),
        ("mexican", "ordinary blocked void"),
    ],
)
def test_how_a_hand_can_end(key: str, finishes: str) -> None:
    assert " ".join(get_variant(key).finishes) == finishes


def test_what_doubles() -> None:
    """variants.md §2: the Jamaican first opening, and a kaluki only with Scarne by default"""
    doubled = {v.key: v.multiplier(Finish.KALUKI) for v in all_variants()}
    assert [key for key, times in doubled.items() if times == 2] == ["scarne"]
    assert get_variant("jamaican").multiplier(Finish.FIRST_OPENING) == 2
    assert get_variant("jamaican").multiplier(Finish.ORDINARY) == 1


# variants.md §3.1: call, kaluki, initial stake, buy-in
@pytest.mark.parametrize(
    ("key", "stakes"),
    [
        ("british", (1, 2, 5, 5)),
        ("blackpool", (1, 2, 5, 5)),
        ("three_deck", (1, 2, 5, 5)),
        ("swedish", (1, 3, 5, 5)),
        ("north_american", (1, 1, 5, 5)),
        ("scarne", (0, 0, 0, 0)),
        ("jamaican", (0, 0, 0, 0)),
        ("mexican", (0, 0, 0, 0)),
    ],
)
def test_the_default_stakes(key: str, stakes: tuple[int, ...]) -> None:
    agreed = get_variant(key).stakes
    assert (agreed.call, agreed.kaluki, agreed.initial, agreed.buy_in) == stakes


def test_what_else_sets_the_variants_apart() -> None:
    """variants.md §3.2, §3.3, §3.5, §3.6"""
    assert get_variant("blackpool").preferred_table == 4
    assert get_variant("three_deck").set_rule.suits is SetSuits.DIFFERENT_OR_IDENTICAL
    north_american, scarne = get_variant("north_american"), get_variant("scarne")
    assert (north_american.opening.ace, scarne.opening.ace) == (15, 11)
    assert north_american.run_rule.ace_low
    assert not north_american.opening.discard_pile_before
    assert (scarne.cut_joker, north_american.cut_joker) == (True, False)
    assert scarne.opening.joker_in_joker_set == 15


def test_a_variant_as_data_is_plain_json() -> None:
    data = variant_to_data(get_variant("mexican"))
    assert data["contracts"][1] == {"sets": 1, "runs": 1}
    assert data["wild_ranks"] == [3, 4, 5, 6, 7, 8, 9]
    assert data["finishes"] == ["ordinary", "blocked", "void"]
    assert data["out_at"] is None


def test_a_contract_reads_as_people_say_it() -> None:
    assert str(Contract(1, 0)) == "1 set"
    assert str(Contract(0, 1)) == "1 run"
    assert str(Contract(2, 2)) == "2 sets + 2 runs"
