"""The best lay-down as a player would read it off the table."""

from scoring.best_lay_down import BestLayDown, find_best_lay_down
from scoring.cards import format_cards, parse_cards
from scoring.house_rules import apply_house_rules
from scoring.melds import format_meld, parse_meld
from scoring.variants import get_variant


def find(
    key: str,
    cards: str,
    *,
    hand: int = 1,
    opened: bool = False,
    own: tuple[str, ...] = (),
    **house_rules: object,
) -> BestLayDown:
    variant = apply_house_rules(get_variant(key), house_rules)
    melds = [parse_meld(meld) for meld in own]
    return find_best_lay_down(variant, hand, parse_cards(cards), opened=opened, own=melds)


def shown(best: BestLayDown) -> list[str]:
    """The melds in the order of the alphabet."""
    return sorted(format_meld(meld.cards) for meld in best.melds)


def left(best: BestLayDown) -> str:
    return format_cards(best.left)
