"""One rule sheet as data. A variant never acts by its key; every difference is a field."""

from dataclasses import dataclass

from scoring.cards import Rank
from scoring.contract import Contract
from scoring.deal import Deal, pick_hand
from scoring.finish import Finish
from scoring.match_rules import (
    NO_BUY_INS,
    BuyInRule,
    DrawTies,
    FinalDiscard,
    FirstDealer,
    Ranking,
    StockEmpty,
    TieBreak,
)
from scoring.meld_rules import (
    USUAL_LAYING,
    JokerExchange,
    LayingRule,
    OpeningRule,
    RunRule,
    SetRule,
)
from scoring.pack import Pack
from scoring.penalties import PenaltyTable
from scoring.stakes import NO_STAKES, Stakes

__all__ = ["Contract", "Finish", "Stakes", "Variant"]

CARDS_PER_INTERCEPT = 2
KALUKI_MULTIPLIER = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """All rules of one variant, house rules included (variants.md §1–§3).

    Points are whole penalty points, stakes whole units. `out_at` is None where
    nobody is ever put out; `draw_ties` None leaves the choice to the number of
    tables (§6); `stock_recycles` None recycles without limit; `hands` None is a
    match open-ended by number. `points_are_units`: a hand's points are also the
    units each loser pays (§3.6). `house_rules` are the keys a director may set,
    `in_force` those that differ from the published sheet.
    """

    key: str
    name: str
    revision: int
    order: int

    players_min: int
    players_max: int
    preferred_table: int | None = None
    first_dealer: FirstDealer = FirstDealer.FIRST_SEAT
    draw_ties: DrawTies | None = None

    pack: Pack
    deal: Deal
    cut_joker: bool = False
    set_rule: SetRule
    run_rule: RunRule
    opening: OpeningRule
    laying: LayingRule = USUAL_LAYING
    joker_exchange_in_set: JokerExchange | None = None
    final_discard: FinalDiscard = FinalDiscard.ALWAYS
    cards_per_turn: int | None = None
    intercepts: int = 0
    stock_recycles: int | None = 1
    stock_empty: StockEmpty = StockEmpty.VOID

    penalties: PenaltyTable
    finishes: tuple[Finish, ...]
    kaluki_doubles: bool = False
    first_opening_multiplier: int = 1

    hands: int | None = None
    contracts: tuple[Contract, ...] = ()
    wild_ranks: tuple[Rank, ...] = ()

    out_at: int | None = None
    buy_ins: BuyInRule = NO_BUY_INS
    ranking: Ranking
    tie_break: TieBreak = TieBreak.NONE

    stakes: Stakes = NO_STAKES
    kaluki_pays_call: bool = False
    points_are_units: bool = False

    house_rules: tuple[str, ...] = ()
    in_force: tuple[str, ...] = ()

    @property
    def hand_count(self) -> int | None:
        """How many hands a match has; None where it has no fixed number."""
        return self.hands

    def multiplier(self, finish: Finish) -> int:
        """By what this end of a hand multiplies the losers' points (variants.md §2)."""
        if finish is Finish.FIRST_OPENING:
            return self.first_opening_multiplier
        return KALUKI_MULTIPLIER if finish is Finish.KALUKI and self.kaluki_doubles else 1

    def has_hand(self, hand_number: int) -> bool:
        """Whether a hand of this number can be dealt."""
        return 1 <= hand_number <= (self.hands or hand_number)

    def contract(self, hand_number: int) -> Contract | None:
        """What the hand demands; None where points open. LookupError outside the match."""
        return pick_hand(self.contracts, hand_number) if self.contracts else None

    def wild_rank(self, hand_number: int) -> Rank | None:
        """The rank that is wild in this hand, if any. LookupError outside the match."""
        return pick_hand(self.wild_ranks, hand_number) if self.wild_ranks else None

    def discard_in(self, hand_number: int) -> FinalDiscard:
        """Whether going out takes a last discard in this hand (variants.md §3.1, §3.7, §3.8)."""
        if self.final_discard is not FinalDiscard.NOT_IN_LAST_HAND:
            return self.final_discard
        return FinalDiscard.NEVER if hand_number == len(self.contracts) else FinalDiscard.ALWAYS

    def is_laid_all_at_once(self, hand_number: int) -> bool:
        """Whether the hand opens only with all cards, as exactly its contract (§3.8)."""
        last = hand_number == len(self.contracts)
        return last and self.laying.all_cards_in_last_hand

    def cards_dealt(self, hand_number: int, players: int) -> int:
        """Cards dealt to each of so many players. LookupError outside the match."""
        return self.deal.cards(hand_number, players)

    def largest_remainder(self, hand_number: int, players: int) -> int:
        """The most cards a loser can hold at the end (variants.md §3.7, §5)."""
        intercepted = CARDS_PER_INTERCEPT * self.intercepts
        return self.cards_dealt(hand_number, players) + intercepted
