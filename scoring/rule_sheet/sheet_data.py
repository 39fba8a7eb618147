"""A rule sheet as plain JSON in one language."""

from typing import Any

from scoring.rule_sheet.parts import RuleSheet, SheetRow, SheetSection, Translate


def sheet_to_data(sheet: RuleSheet, translate: Translate = str) -> dict[str, Any]:
    """{"key", "name", "sections": [{"title", "rows": [{"label", "value", "house_rule"}]}]}.

    `house_rule` is true on rows that a house rule in force has changed.
    """
    return {
        "key": sheet.key,
        "name": sheet.name.render(translate),
        "house_rules_in_force": sheet.house_rules_in_force,
        "sections": [_section_to_data(section, translate) for section in sheet.sections],
    }


def _section_to_data(section: SheetSection, translate: Translate) -> dict[str, Any]:
    rows = [_row_to_data(row, translate) for row in section.rows]
    return {"title": section.title.render(translate), "rows": rows}


def _row_to_data(row: SheetRow, translate: Translate) -> dict[str, Any]:
    return {
        "label": row.label.render(translate),
        "value": row.value.render(translate),
        "house_rule": row.in_force,
    }
