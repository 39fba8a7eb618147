"""A club's sample score sheet of five players, to the last point and unit (variants.md §3.1)."""

from scoring.match import BoughtIn, MatchEvent, MatchState, state_to_data
from tests.scoring.matches import hand, offered, play, sit_down

PLAYERS = ("Jim", "Pete", "Jill", "Sam", "Ann")

HANDS: tuple[MatchEvent, ...] = (
    hand("Jill", Jim=23, Pete=44, Sam=12, Ann=75),
    hand("Pete", Jim=45, Jill=4, Sam=41, Ann=50),
    hand("Jim", "kaluki", Pete=80, Jill=38, Sam=55, Ann=64),
    BoughtIn("Ann"),
    hand("Jill", Jim=52, Pete=2, Sam=72, Ann=3),
    BoughtIn("Sam"),
    hand("Jill", Jim=68, Pete=76, Sam=44, Ann=61),
)
# Totals and units of each line, in the order of PLAYERS.
TOTALS = (
    (23, 44, 0, 12, 75),
    (68, 44, 4, 53, 125),
    (68, 124, 42, 108, 189),
    (68, 124, 42, 108, 124),
    (120, 126, 42, 180, 127),
    (120, 126, 42, 127, 127),
    (188, 202, 42, 171, 188),
)
MONEY = (
    (-1, -1, 4, -1, -1),
    (-1, 4, -1, -1, -1),
    (8, -2, -2, -2, -2),
    (0, 0, 0, 0, -4),
    (-1, -1, 4, -1, -1),
    (0, 0, 0, -4, 0),
    (-1, -1, 4, -1, -1),
)


def sit_down_to_it() -> MatchState:
    stakes = {"call": 1, "kaluki": 2, "initial": 4, "buy_in": 4}
    return sit_down("british", " ".join(PLAYERS), stakes=stakes)


def in_seat_order(numbers: dict[str, int]) -> tuple[int, ...]:
    return tuple(numbers.get(player, 0) for player in PLAYERS)


def test_every_total_comes_out() -> None:
    state = play(sit_down_to_it(), *HANDS)
    assert tuple(in_seat_order(dict(line.totals)) for line in state.history) == TOTALS


def test_every_payment_comes_out() -> None:
    state = play(sit_down_to_it(), *HANDS)
    assert tuple(in_seat_order(dict(line.money)) for line in state.history) == MONEY


def test_ann_may_come_back_at_the_highest_total_still_in() -> None:
    state = play(sit_down_to_it(), *HANDS[:3])
    assert state.out == ("Ann",)
    assert offered(state) == {"Ann": (124, 4, 1)}


def test_sam_may_come_back_beside_ann_who_came_back_before() -> None:
    state = play(sit_down_to_it(), *HANDS[:5])
    assert offered(state) == {"Sam": (127, 4, 1)}


def test_jill_is_the_last_one_in_and_wins() -> None:
    state = play(sit_down_to_it(), *HANDS)
    assert state.finished
    assert state.winners == ("Jill",)
    assert state.out == ("Jim", "Pete", "Sam", "Ann")


def test_those_put_out_by_the_last_hand_are_placed_by_total_then_buy_ins() -> None:
    """Jim and Ann both have 188; Ann had bought in."""
    state = play(sit_down_to_it(), *HANDS)
    assert state.places == {"Jill": 1, "Sam": 2, "Jim": 3, "Ann": 4, "Pete": 5}


def test_the_money_comes_out_to_the_penny() -> None:
    money = play(sit_down_to_it(), *HANDS).money
    assert in_seat_order(dict(money.from_hands)) == (4, -1, 9, -6, -6)
    assert in_seat_order(dict(money.buy_ins)) == (0, 0, 0, 4, 4)
    assert money.pot == 28
    assert in_seat_order(dict(money.net)) == (0, -5, 33, -14, -14)


def test_before_the_end_the_pot_is_nobodys() -> None:
    money = play(sit_down_to_it(), *HANDS[:1]).money
    assert money.pot == 20
    assert in_seat_order(dict(money.net)) == (-5, -5, 0, -5, -5)


def test_the_deal_went_round_past_those_who_were_out() -> None:
    state = play(sit_down_to_it(), *HANDS)
    dealers = [line.dealer for line in state.history if line.kind == "hand"]
    assert dealers == ["Jim", "Pete", "Jill", "Sam", "Ann"]
    assert state.dealer is None


def test_the_answer_in_plain_data() -> None:
    data = state_to_data(play(sit_down_to_it(), *HANDS[:3]))
    assert data["winner"] is None
    assert data["buy_in_offers"] == {"Ann": {"score": 124, "price": 4, "left": 1}}
    assert (data["next_hand"], data["dealer"]) == (4, "Sam")
    assert (data["contract"], data["wild_rank"]) == (None, None)
    assert data["history"][2]["money"] == {"Jim": 8, "Pete": -2, "Jill": -2, "Sam": -2, "Ann": -2}
    assert data["history"][2]["out"] == ["Ann"]
    finished = state_to_data(play(sit_down_to_it(), *HANDS))
    assert finished["winner"] == "Jill"
    assert finished["next_hand"] is None
    assert finished["money"]["net"]["Jill"] == 33
