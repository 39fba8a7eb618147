"""The written pages: their links lead somewhere, their commands and files exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.core.management import get_commands

from scoring.finish import Finish
from scoring.hand import score_hand
from scoring.variant import Variant
from tests.docs.site_texts import unknown_texts

PROJECT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(PROJECT.glob("*.md")), *sorted((PROJECT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LAYERS = ("domain", "models", "selectors", "services", "api", "web")

each_page = pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def anchors_of(path: Path) -> set[str]:
    """The anchors that a page's headings make."""
    headings = HEADING.findall(read(path))
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(page: Path) -> Iterator[str]:
    for target, anchor in LINK.findall(read(page)):
        path = page.parent / target if target else page
        if not path.exists() or (anchor and anchor not in anchors_of(path)):
            yield f"{target}#{anchor}"


@each_page
def test_every_link_leads_somewhere(path: Path) -> None:
    assert [*broken_links(path)] == []


def test_every_page_can_be_reached_from_the_first() -> None:
    seen, waiting = set(), [PROJECT / "README.md"]
    while waiting:
        page = waiting.pop()
        seen.add(page)
        targets = {(page.parent / target).resolve() for target, _ in LINK.findall(read(page))}
        waiting += [path for path in targets - seen if path.suffix == ".md"]
    assert set(PAGES) - seen == set()


@each_page
def test_every_command_named_is_there(path: Path) -> None:
    named = re.findall(r"manage\.py ([a-z_]+)", read(path))
    assert {name for name in named if name not in get_commands()} == set()


@each_page
def test_every_script_named_is_there(path: Path) -> None:
    named = set(re.findall(r"(?<![\w/])script/[a-z-]+", read(path)))
    assert {name for name in named if not (PROJECT / name).is_file()} == set()


@pytest.mark.parametrize("guide", ["director", "players", "scorekeeper"])
def test_what_a_guide_quotes_stands_on_the_pages(guide: str) -> None:
    """Words of the pages are in italics there."""
    text = " ".join(read(PROJECT / "docs" / f"{guide}.md").split())
    quoted = re.findall(r"(?<![*\w`])\*([^*`]+)\*(?![*\w])", text)
    assert len(quoted) > 2
    assert unknown_texts(quoted) == []


def modules_of_the_map() -> Iterator[tuple[str, str]]:
    """Layer and name of every module in the map of CONTRIBUTING.md."""
    table = read(PROJECT / "CONTRIBUTING.md").partition("\n| subject |")[2].partition("\n\n")[0]
    for line in table.splitlines()[2:]:
        for layer, cell in zip(LAYERS, line.strip("| ").split("|")[1:], strict=True):
            yield from ((layer, name) for name in re.findall(r"`(\w+)`", cell))


def test_the_map_of_subjects_and_layers_names_only_what_is_there() -> None:
    paths = [PROJECT / "tournaments" / layer / name for layer, name in modules_of_the_map()]
    missing = [path for path in paths if not path.is_dir() and not path.with_suffix(".py").exists()]
    assert len(paths) > 50
    assert missing == []


def test_every_subject_of_the_doors_is_on_the_map() -> None:
    on_the_map = set(modules_of_the_map())
    for layer in ("api", "web"):
        subjects = (PROJECT / "tournaments" / layer).glob("*/urls.py" if layer == "web" else "*/")
        names = {path.parent.name if layer == "web" else path.name for path in subjects}
        assert {(layer, name) for name in names - {"__pycache__"}} <= on_the_map


def test_the_variant_of_the_guide_is_one_that_scores() -> None:
    """CONTRIBUTING.md, "Add a variant": its file, run as it is printed."""
    code = read(PROJECT / "CONTRIBUTING.md").partition("   ```python\n")[2].partition("   ```\n")[0]
    names: dict[str, Variant] = {}
    exec(re.sub("^   ", "", code, flags=re.MULTILINE), names)
    variant = names["VARIANT"]
    for named in (f"scoring/variants/{variant.key}.py", f"docs/rules/{variant.key}.md"):
        assert named in read(PROJECT / "CONTRIBUTING.md")
    scored = score_hand(variant, 1, Finish.ORDINARY, "N", None, points={"E": 20})
    assert scored.points == {"N": 0, "E": 20}
