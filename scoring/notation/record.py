"""What a text of a match holds."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from scoring.house_rules import apply_house_rules
from scoring.match import OWN_TERMS, MatchEvent, MatchState, MatchTerms, replay
from scoring.variants import get_variant


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRecord:
    """All that a match is folded from. House rules are plain JSON, as a director gave them."""

    variant: str
    players: tuple[str, ...]
    events: tuple[MatchEvent, ...] = ()
    house_rules: Mapping[str, object] = field(default_factory=dict)
    first_dealer: str | None = None
    terms: MatchTerms = OWN_TERMS

    def replay(self) -> MatchState:
        """The match as it stands; UnknownVariant or RuleBroken where it cannot be."""
        variant = apply_house_rules(get_variant(self.variant), self.house_rules)
        return replay(variant, self.players, self.events, self.first_dealer, self.terms)
