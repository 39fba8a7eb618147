"""Everything known about a match after some events. Never changed, only followed by another."""

from collections.abc import Mapping
from dataclasses import dataclass

from scoring.cards import Rank
from scoring.contract import Contract
from scoring.match.money import Money, count_money
from scoring.match.parts import BuyInOffer, Exit, HistoryLine
from scoring.match.places import number_groups, rank_groups
from scoring.match.terms import OWN_TERMS, MatchTerms
from scoring.match_rules import Ranking
from scoring.variant import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchState:
    """The stored part is what events change; the rest is worked out of it.

    `players` are in seat order. `totals`, `buy_ins_taken`, `hands_won`, `kalukis`,
    `from_hands` and `buy_in_units` name every player. `exits` are those out now,
    in order of leaving. `hand_number` is the next hand's. `deal_from` is the seat
    (from 0) from which, to the left, the next dealer is looked for. `ended` says that
    the match was ended by word, the clock's or the director's.
    """

    variant: Variant
    players: tuple[str, ...]
    deal_from: int
    hand_number: int
    totals: Mapping[str, int]
    buy_ins_taken: Mapping[str, int]
    hands_won: Mapping[str, int]
    kalukis: Mapping[str, int]
    from_hands: Mapping[str, int]
    buy_in_units: Mapping[str, int]
    exits: tuple[Exit, ...] = ()
    offers: tuple[BuyInOffer, ...] = ()
    terms: MatchTerms = OWN_TERMS
    ended: bool = False
    history: tuple[HistoryLine, ...] = ()

    @property
    def out(self) -> tuple[str, ...]:
        """Who is out now, in order of leaving."""
        return tuple(exit_.player for exit_ in self.exits)

    @property
    def withdrawn(self) -> tuple[str, ...]:
        """Who left of his own will, in order of leaving."""
        return tuple(exit_.player for exit_ in self.exits if exit_.withdrew)

    @property
    def still_in(self) -> tuple[str, ...]:
        """Who is dealt into the next hand, in seat order."""
        out = self.out
        return tuple(player for player in self.players if player not in out)

    @property
    def finished(self) -> bool:
        """Whether no hand will follow.

        It was ended by word; no more are left than should be, and nobody may come back; or all
        hands are played.
        """
        if self.ended:
            return True
        if self.has_enough_out:
            return not self.offers
        return not self._has_hand(self.hand_number)

    @property
    def has_enough_out(self) -> bool:
        """Whether no more are in than the match is played down to."""
        return len(self.still_in) <= self.terms.survivors

    @property
    def dealer(self) -> str | None:
        """Who deals the next hand: the next to the left still in (variants.md §6)."""
        if self.finished:
            return None
        clockwise = self.players[self.deal_from :] + self.players[: self.deal_from]
        return next((player for player in clockwise if player in self.still_in), None)

    @property
    def contract(self) -> Contract | None:
        """The next hand's contract."""
        return None if self.finished else self.variant.contract(self.hand_number)

    @property
    def wild_rank(self) -> Rank | None:
        """The next hand's wild rank."""
        return None if self.finished else self.variant.wild_rank(self.hand_number)

    @property
    def cards_dealt(self) -> int | None:
        """Cards each player gets in the next hand."""
        if self.finished:
            return None
        return self.variant.cards_dealt(self.hand_number, len(self.still_in))

    @property
    def places(self) -> Mapping[str, int]:
        """Complete once finished; before that the places of those out (variants.md §3.1).

        A match that never ends by itself is ranked throughout, from its first hand on (§3.6).
        """
        places = number_groups(rank_groups(self))
        if self.finished or self._is_ranked_throughout:
            return places
        return {player: places[player] for player in self.out}

    @property
    def winners(self) -> tuple[str, ...]:
        """Who won, in seat order; more than one shares. Empty until finished."""
        if not self.finished:
            return ()
        first = rank_groups(self)[0]
        return tuple(player for player in self.players if player in first)

    @property
    def money(self) -> Money:
        """Units moved so far; complete once the match is won."""
        initial = {
            player: 0 if player in self.terms.carried else self.variant.stakes.initial
            for player in self.players
        }
        winners = () if self.terms.pot_is_kept else self.winners
        return count_money(self.from_hands, initial, self.buy_in_units, winners)

    def _has_hand(self, number: int) -> bool:
        hands = self.terms.hands
        return self.variant.has_hand(number) and (hands is None or number <= hands)

    @property
    def _is_ranked_throughout(self) -> bool:
        by_total = self.variant.ranking is Ranking.LOWEST_TOTAL
        return by_total and self.variant.hand_count is None and self.hand_number > 1
