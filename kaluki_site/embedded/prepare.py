"""What a start does before the doors open: tables brought up to date, the demo club filled.

    python -m kaluki_site.embedded.prepare

Standard output is for the person who opens the club, standard error for the log.
"""

import os
import sys

import django
from django.core.management import call_command, get_commands
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from kaluki_site.environment import BadSetting, read_flag

DEMO_COMMAND = "demo_club"


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kaluki_site.settings")
    try:
        django.setup()
    except BadSetting as problem:
        sys.exit(str(problem))
    bring_up_to_date()
    if read_flag("DEMO", default=True) and DEMO_COMMAND in get_commands():
        call_command(DEMO_COMMAND)


def bring_up_to_date() -> None:
    """The database as this version wants it, with every figure that this version keeps."""
    schema = MigrationExecutor(connection)
    if schema.migration_plan(schema.loader.graph.leaf_nodes()):
        call_command("migrate", interactive=False, verbosity=0)
        call_command("refresh_figures", stdout=sys.stderr)


if __name__ == "__main__":
    main()
