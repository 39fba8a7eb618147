"""The catalogues of texts: python -m kaluki_site.messages update|compile|check.

`update` reads every text of the code and the templates into locale/*/LC_MESSAGES/django.po, keeping
what is translated; `compile` writes the .mo files the site reads; `check` says what is missing.
No gettext has to be installed: Babel does the work.
"""

import re
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.utils.translation.template import templatize

PROJECT = Path(__file__).resolve().parent.parent
LANGUAGES = ("ru", "uk")
PYTHON_FOLDERS = ("kaluki_site", "scoring", "tournaments")
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "gettext": None,
    "gettext_lazy": None,
    "gettext_noop": None,
    "translatable": None,
    "ngettext": (1, 2),
    "ngettext_lazy": (1, 2),
    "pgettext": ((1, "c"), 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "npgettext_lazy": ((1, "c"), 2, 3),
}
FIELD = re.compile(r"%\(\w+\)[sd]|\{\w+\}|%%")
Found = tuple[str, int, str | tuple[str, ...], str | None]


def main(arguments: list[str]) -> int:
    """Do what is asked; 1 when `check` finds something."""
    match arguments:
        case ["update"]:
            update()
        case ["compile"]:
            compile_all()
        case ["check"]:
            problems = list(find_problems())
            sys.stdout.writelines(f"{problem}\n" for problem in problems)
            return int(bool(problems))
        case _:
            sys.stderr.write(f"{__doc__}\n")
            return 2
    return 0


def find_po(language: str) -> Path:
    """Where the catalogue of a language is kept."""
    return PROJECT / "locale" / language / "LC_MESSAGES" / "django.po"


def read_catalogue(language: str) -> Catalog:
    """The catalogue of a language as it is kept; an empty one where there is none yet."""
    path = find_po(language)
    if not path.exists():
        return Catalog(locale=language, charset="utf-8")
    with path.open("rb") as file:
        return read_po(file, locale=language)


def update() -> None:
    """Bring the catalogues in line with the texts; what is no longer used is dropped."""
    texts = collect()
    for language in LANGUAGES:
        catalogue = read_catalogue(language)
        catalogue.update(texts, no_fuzzy_matching=True)
        path = find_po(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            write_po(file, catalogue, ignore_obsolete=True, width=96, include_lineno=False)


def compile_all() -> None:
    """Write the .mo file beside every .po."""
    for language in LANGUAGES:
        find_po(language).with_suffix(".mo").write_bytes(compiled(read_catalogue(language)))


def compiled(catalogue: Catalog) -> bytes:
    """A catalogue as the site reads it."""
    buffer = BytesIO()
    write_mo(buffer, catalogue)
    return buffer.getvalue()


def find_problems() -> Iterator[str]:
    """What is missing in a catalogue, no longer used, not translated or not compiled."""
    yield from _find_two_kinds()
    texts = collect()
    for language in LANGUAGES:
        catalogue = read_catalogue(language)
        yield from _find_gaps(language, texts, catalogue)
        mo = find_po(language).with_suffix(".mo")
        if not mo.exists() or mo.read_bytes() != compiled(catalogue):
            yield f"{language}: the .mo file is not that of the .po; run `compile`"


def _find_two_kinds() -> Iterator[str]:
    """A text with a plural that is also said without one: there it would stay English."""
    said = {(text, context) for _place, _line, text, context in _find_texts()}
    for text, context in said:
        if isinstance(text, tuple) and (text[0], context) in said:
            yield f"with and without a plural: {text[0]!r}"


def _find_gaps(language: str, texts: Catalog, catalogue: Catalog) -> Iterator[str]:
    for text in texts:
        kept = catalogue.get(text.id, text.context) if text.id else text
        if kept is None:
            yield f"{language}: not in the catalogue: {text.id!r}"
        elif text.id and (kept.fuzzy or not _is_complete(kept, catalogue)):
            yield f"{language}: not translated: {text.id!r}"
        elif text.id and not _has_same_fields(kept):
            yield f"{language}: other fields than in English: {text.id!r}"
    for kept in catalogue:
        if kept.id and texts.get(kept.id, kept.context) is None:
            yield f"{language}: no longer used: {kept.id!r}"


def _is_complete(message: Message, catalogue: Catalog) -> bool:
    forms = message.string if isinstance(message.string, tuple | list) else (message.string,)
    wanted = catalogue.num_plurals if message.pluralizable else 1
    return len(forms) == wanted and all(forms)


def _has_same_fields(message: Message) -> bool:
    """Whether every form names the very fields of the English text: `%(name)s` or `{name}`."""
    english = message.id if isinstance(message.id, tuple | list) else (message.id,)
    forms = message.string if isinstance(message.string, tuple | list) else (message.string,)
    wanted = {field for text in english for field in FIELD.findall(text)}
    return all(set(FIELD.findall(form or "")) == wanted for form in forms)


def collect() -> Catalog:
    """Every text of the code and the templates."""
    catalogue = Catalog(charset="utf-8", project="Kaluki Club", copyright_holder="Kaluki Club")
    for place, line, text, context in sorted(_find_texts(), key=lambda found: found[:2]):
        catalogue.add(text, locations=[(place, line)], context=context)
    return catalogue


def _find_texts() -> Iterator[Found]:
    for folder in PYTHON_FOLDERS:
        for path in sorted((PROJECT / folder).rglob("*.py")):
            yield from _extract(path, path.read_bytes())
    for path in sorted((PROJECT / "templates").rglob("*.html")):
        yield from _extract(path, templatize(path.read_text()).encode())


def _extract(path: Path, source: bytes) -> Iterator[Found]:
    place = path.relative_to(PROJECT).as_posix()
    options = {"encoding": "utf-8"}
    for line, text, _comments, context in extract(
        "python", BytesIO(source), KEYWORDS, options=options
    ):
        yield place, line, text, context


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
