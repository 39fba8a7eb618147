"""Putting the sections of a rule sheet together."""

from collections.abc import Iterable
from dataclasses import replace

from scoring.problems import translatable
from scoring.rule_sheet.dealing_rows import hand_rows, table_rows
from scoring.rule_sheet.ending_rows import finish_rows, leaving_rows, stake_rows, winning_rows
from scoring.rule_sheet.lay_off_rows import lay_off_rows
from scoring.rule_sheet.laying_rows import meld_rows, opening_rows, turn_rows
from scoring.rule_sheet.parts import Phrase, RuleSheet, SheetRow, SheetSection
from scoring.rule_sheet.penalty_rows import penalty_rows
from scoring.variant import Variant

_SECTIONS = (
    (translatable("Table and pack"), table_rows),
    (translatable("Cards dealt"), hand_rows),
    (translatable("Melds"), meld_rows),
    (translatable("Opening"), opening_rows),
    (translatable("Lay-offs and jokers on the table"), lay_off_rows),
    (translatable("Turns"), turn_rows),
    (translatable("Points for cards left in hand"), penalty_rows),
    (translatable("End of a hand"), finish_rows),
    (translatable("Going out of the match and coming back"), leaving_rows),
    (translatable("Stakes in units"), stake_rows),
    (translatable("Winning the match"), winning_rows),
)


def rule_sheet(variant: Variant) -> RuleSheet:
    """The sheet of a variant; rows that a house rule in force has changed are marked."""
    sections = ((title, _mark(variant, rows(variant))) for title, rows in _SECTIONS)
    return RuleSheet(
        key=variant.key,
        name=Phrase(variant.name),
        sections=tuple(SheetSection(Phrase(title), rows) for title, rows in sections if rows),
        house_rules_in_force=bool(variant.in_force),
    )


def _mark(variant: Variant, rows: Iterable[SheetRow]) -> tuple[SheetRow, ...]:
    """The rows with the keys this variant offers, those in force marked."""
    offered, in_force = set(variant.house_rules), set(variant.in_force)
    with_keys = (replace(row, keys=tuple(k for k in row.keys if k in offered)) for row in rows)
    return tuple(replace(row, in_force=not in_force.isdisjoint(row.keys)) for row in with_keys)
