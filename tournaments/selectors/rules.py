"""The rules a tournament is played under, as its own copy says."""

from functools import lru_cache

from scoring.variant import Variant
from scoring.variant_data import data_hash, still_holds, variant_hash, variant_to_data
from tournaments.domain.rule_choice import resolve_rules
from tournaments.models import Tournament


class RulesDiffer(Exception):
    """The published sheet no longer gives the rules a tournament copied when it was made."""


def tournament_variant(tournament: Tournament) -> Variant:
    """The rules of a tournament, house rules applied.

    Raises `RulesDiffer` if they are not those its `rules_hash` vouches for: no result is ever
    worked out under rules other than those it was played under. A newer sheet may say more.
    """
    variant = resolve_rules(tournament.variant_key, tournament.house_rules)
    if _hash(variant) != tournament.rules_hash and not _is_only_longer(variant, tournament):
        text = (
            f"The rule sheet {variant.key} is no longer the one tournament {tournament.pk} holds."
        )
        raise RulesDiffer(text)
    return variant


def _is_only_longer(variant: Variant, tournament: Tournament) -> bool:
    """Whether the sheet has grown since, and left untouched all that the tournament copied."""
    is_unaltered = data_hash(tournament.rules) == tournament.rules_hash
    return is_unaltered and still_holds(tournament.rules, variant_to_data(variant))


@lru_cache(maxsize=256)
def _hash(variant: Variant) -> str:
    return variant_hash(variant)
