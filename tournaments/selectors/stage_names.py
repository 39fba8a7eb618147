"""What a stage is called."""

from django.utils.translation import gettext as _


def stage_name(number: int, name: str) -> str:
    """The name of a stage in the reader's language; its number where it has none."""
    return _(name) if name else _("Stage %(number)s") % {"number": number}
