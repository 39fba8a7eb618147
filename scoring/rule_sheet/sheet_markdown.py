"""A rule sheet as Markdown tables, for the printed rule book."""

from collections.abc import Iterator

from scoring.rule_sheet.parts import RuleSheet, SheetRow, SheetSection, Translate


def sheet_to_markdown(sheet: RuleSheet, translate: Translate = str) -> str:
    """A table for each section: the rule, what it says, the keys of house rules that change it."""
    sections = ("\n".join(_section_lines(section, translate)) for section in sheet.sections)
    return "\n\n".join(sections) + "\n"


def _section_lines(section: SheetSection, translate: Translate) -> Iterator[str]:
    yield f"### {section.title.render(translate)}\n"
    yield "| rule | here | house rule |"
    yield "|---|---|---|"
    for row in section.rows:
        yield _table_line(row, translate)


def _table_line(row: SheetRow, translate: Translate) -> str:
    keys = " ".join(f"`{key}`" for key in row.keys)
    return f"| {row.label.render(translate)} | {row.value.render(translate)} | {keys} |"
