"""Work out anew what tables show, after the software was brought up to date."""

from django.core.management.base import BaseCommand

from tournaments.services.refreshing import refresh_tables


class Command(BaseCommand):
    help = (
        "Work out every table's totals, places and money anew from what was recorded. To be run "
        "after migrate, as a newer version may keep more than the one before it."
    )

    def handle(self, *args: object, **options: object) -> None:
        self.stdout.write(f"{refresh_tables()} tables worked out anew.")
