"""The register of a club as a table that can be taken in again."""

from django.utils.translation import gettext

from tournaments.models import Club
from tournaments.reports.sheet_table import SheetTable
from tournaments.selectors.players import club_players


def list_players(club: Club) -> SheetTable:
    """Everybody in the register, by name, under headings in the language of the reader."""
    people = club_players(club.pk).values_list("name", "note")
    return SheetTable(
        title=gettext("Players"), header=(gettext("Name"), gettext("Note")), rows=tuple(people)
    )
