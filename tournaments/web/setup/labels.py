"""The groups house rules are asked in, and their flags in words."""

from django.utils.translation import gettext as _

from scoring.house_rules.keys import STAKE_KEYS


def yes_or_no(value: bool) -> str:
    """A flag in words."""
    return _("yes") if value else _("no")


def is_stake(key: str) -> bool:
    """Whether the rule is asked beside the money."""
    return key in STAKE_KEYS


def is_penalty(key: str) -> bool:
    """Whether the rule prices a card left in hand."""
    return key.startswith("penalties.")
