#!/usr/bin/env python
"""Django's command line for the club; `manage.py help` lists the commands."""

import os
import sys

from django.core.management import execute_from_command_line

from kaluki_site.environment import BadSetting


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kaluki_site.settings")
    try:
        execute_from_command_line(sys.argv)
    except BadSetting as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
