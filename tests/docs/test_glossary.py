"""docs/glossary.md and the translated pages use the same words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kaluki_site.messages import read_catalogue

GLOSSARY = (Path(__file__).resolve().parents[2] / "docs" / "glossary.md").read_text("utf-8")
LANGUAGES = {"ru": 2, "uk": 3}


def rows() -> Iterator[list[str]]:
    for line in GLOSSARY.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 4 and cells[0] != "word":
            yield cells


def is_said(translated: str, cell: str) -> bool:
    """Whether the glossary has the words of a text, whatever their endings and order."""
    stems = [word[: max(3, len(word) - 2)] for word in translated.lower().split()]
    return all(stem in cell.lower() for stem in stems)


@pytest.mark.parametrize(("language", "column"), LANGUAGES.items())
def test_a_word_that_stands_alone_on_a_page_is_translated_as_the_glossary_says(
    language: str, column: int
) -> None:
    texts = {str(text.id).lower(): str(text.string) for text in read_catalogue(language) if text.id}
    different = {
        word: (texts[word], cells[column])
        for cells in rows()
        for word in cells[0].split(", ")
        if word in texts and not is_said(texts[word], cells[column])
    }
    assert different == {}


def test_every_word_has_its_meaning() -> None:
    named = [cells[0] for cells in rows()]
    assert len(named) > 70
    assert len(named) == len(set(named))
