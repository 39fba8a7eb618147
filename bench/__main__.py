"""Run one benchmark by name: python -m bench hand."""

import os
import sys
from importlib import import_module

import django

NAMES = ("hand", "standings", "score", "pairs", "kills", "seating", "referee")


def main(arguments: list[str]) -> int:
    """The benchmark's own verdict: 0 when every figure is within its bound."""
    if not arguments or arguments[0] not in NAMES:
        sys.stderr.write(f"Name a benchmark: {', '.join(NAMES)}.\n")
        return 2
    os.environ["DJANGO_SETTINGS_MODULE"] = "bench.settings"
    os.environ.setdefault("SECRET_KEY", "only-for-measuring")
    django.setup()
    verdict: int = import_module(f"bench.{arguments[0]}").run(arguments[1:])
    return verdict


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
