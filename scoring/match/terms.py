"""On what terms a match is played where a bigger event, not the rule sheet alone, sets them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from scoring.problems import Problem, problem, translatable
from scoring.variant import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried:
    """What a player brings from earlier matches where one limit counts over all of them."""

    total: int = 0
    buy_ins_taken: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchTerms:
    """When a match ends, and what its players bring.

    It ends after `hands` hands (None: as many as the rule sheet has, or no end), and once no more
    than `survivors` are in. Whoever is `carried` goes on from what he has and has paid his initial
    stake before. `pot_is_kept`: stakes and buy-ins are held for the whole event, nobody takes them
    at this table.
    """

    hands: int | None = None
    survivors: int = 1
    carried: Mapping[str, Carried] = field(default_factory=lambda: MappingProxyType({}))
    pot_is_kept: bool = False

    def starting_totals(self, players: Sequence[str]) -> dict[str, int]:
        """Points each player begins with."""
        return {player: self._of(player).total for player in players}

    def starting_buy_ins(self, players: Sequence[str]) -> dict[str, int]:
        """Buy-ins each player has used before."""
        return {player: self._of(player).buy_ins_taken for player in players}

    def _of(self, player: str) -> Carried:
        return self.carried.get(player, _NOTHING)


_NOTHING = Carried()
OWN_TERMS = MatchTerms()
"""A match as its rule sheet has it."""


def terms_problems(
    terms: MatchTerms, variant: Variant, players: Sequence[str]
) -> Iterator[Problem]:
    """Why these players cannot begin a match on these terms."""
    if terms.hands is not None and not _can_be_dealt(terms.hands, variant):
        text = translatable("A match of this game cannot have {hands} hands.")
        yield problem("terms.hands", text, field="hands", hands=terms.hands)
    if not 1 <= terms.survivors < max(len(players), 2):
        text = translatable("{count} players cannot play until {survivors} are left.")
        yield problem(
            "terms.survivors",
            text,
            field="survivors",
            count=len(players),
            survivors=terms.survivors,
        )
    for player, carried in terms.carried.items():
        if player not in players:
            text = translatable("{seat} does not play in this match.")
            yield problem("player.unknown", text, seat=player, field="carried")
        if variant.out_at is not None and carried.total >= variant.out_at:
            text = translatable("{seat} comes with {total} points and is out at {out_at}.")
            yield problem(
                "carried.out", text, seat=player, total=carried.total, out_at=variant.out_at
            )


def _can_be_dealt(hands: int, variant: Variant) -> bool:
    return hands >= 1 and (variant.hand_count is None or hands <= variant.hand_count)
