"""The catalogues: compiled from what people read and write, whole, nothing left uncertain."""

from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from django.conf import settings

LANGUAGES = [code for code, _ in settings.LANGUAGES if code != "en"]


def find_catalogue(language: str) -> Path:
    return Path(settings.LOCALE_PATHS[0]) / language / "LC_MESSAGES" / "django.po"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_is_that_of_the_readable_one(language: str) -> None:
    path = find_catalogue(language)
    with path.open("rb") as file:
        catalogue = read_po(file, locale=language)
    compiled = BytesIO()
    write_mo(compiled, catalogue)

    assert path.with_suffix(".mo").read_bytes() == compiled.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated_and_none_is_uncertain(language: str) -> None:
    with find_catalogue(language).open("rb") as file:
        catalogue = read_po(file, locale=language)

    missing = [message.id for message in catalogue if message.id and not message.string]
    assert missing == []
    assert [message.id for message in catalogue if message.id and message.fuzzy] == []
