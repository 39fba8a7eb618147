"""Write the numbers of the rule book from the data that scores."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from scoring.rule_sheet import rule_sheet, sheet_to_markdown
from scoring.variant import Variant
from scoring.variants import all_variants

MARK = "<!-- Written by manage.py write_rule_book, from here to the end. -->\n"


class Command(BaseCommand):
    help = (
        "Write the numbers of each rule sheet into its page of the rule book, below the words "
        "somebody wrote. For those who change the software."
    )
    requires_system_checks = ()  # it needs neither the database nor the pages

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("folder", nargs="?", type=Path, default=Path("docs/rules"))

    def handle(self, *args: object, **options: Any) -> None:
        folder: Path = options["folder"]
        if not folder.is_dir():
            raise CommandError(f"There is no folder {folder}.")
        for variant in all_variants():
            path = folder / f"{variant.key}.md"
            path.write_text(_with_numbers(path, variant), encoding="utf-8")
            self.stdout.write(f"{path}: written")


def _with_numbers(path: Path, variant: Variant) -> str:
    """The page with its numbers anew; a page that is not there yet begins with the name alone."""
    words = path.read_text(encoding="utf-8") if path.exists() else f"# {variant.name}\n\n{MARK}"
    numbers = sheet_to_markdown(rule_sheet(variant))
    return f"{words.partition(MARK)[0]}{MARK}\n## The numbers\n\n{numbers}"
