"""Every page and every partial renders, and says nothing the content policy would refuse."""

import re
from pathlib import Path

import pytest
from django.template.loader import get_template, render_to_string
from django.test import RequestFactory

from tests.look.samples import SAMPLES

TEMPLATES = Path(__file__).resolve().parents[2] / "templates"
INLINE = re.compile(
    r"\s(style|on\w+)\s*=\s*[\"']|<style\b|<script(?![^>]*\bsrc=)|javascript:", re.IGNORECASE
)
PARTIALS = [(name, part) for name, sample in SAMPLES.items() for part in sample.partials]


def draw(name: str) -> str:
    sample = SAMPLES[name]
    return render_to_string(sample.template, sample.context, RequestFactory().get("/"))


@pytest.mark.parametrize("name", SAMPLES)
def test_every_page_renders_with_its_sample(name: str) -> None:
    page = draw(name)
    assert page.count("<h1") == 1 or name == "hall"
    assert page.rstrip().endswith("</html>")


@pytest.mark.parametrize(("name", "part"), PARTIALS)
def test_every_partial_renders_by_itself(name: str, part: str) -> None:
    sample = SAMPLES[name]
    fragment = render_to_string(f"{sample.template}#{part}", sample.context)
    assert fragment.strip()
    assert "<html" not in fragment


@pytest.mark.parametrize("name", SAMPLES)
def test_no_page_carries_inline_style_or_script(name: str) -> None:
    assert INLINE.findall(draw(name)) == []


@pytest.mark.parametrize("name", SAMPLES)
def test_no_identifier_stands_twice_on_a_page(name: str) -> None:
    found = re.findall(r'\sid="([^"]+)"', draw(name))
    assert [identifier for identifier in set(found) if found.count(identifier) > 1] == []


@pytest.mark.parametrize("name", SAMPLES)
def test_every_label_points_at_a_control_of_the_page(name: str) -> None:
    page = draw(name)
    labelled = set(re.findall(r'<label[^>]*\sfor="([^"]+)"', page))
    assert labelled <= set(re.findall(r'\sid="([^"]+)"', page))


def test_every_template_compiles() -> None:
    for path in sorted(TEMPLATES.rglob("*.html")):
        get_template(str(path.relative_to(TEMPLATES)))


def test_every_page_of_the_site_is_in_the_gallery() -> None:
    pages = {
        str(path.relative_to(TEMPLATES))
        for path in TEMPLATES.rglob("*.html")
        if path.read_text().startswith(('{% extends "base.html" %}', '{% extends "errors/'))
    }
    bare = {"errors/page.html", *(f"errors/{code}.html" for code in (400, 403, 404, 500, "csrf"))}
    assert pages - bare == {sample.template for sample in SAMPLES.values()}


@pytest.mark.parametrize("code", ["400", "403", "404", "500"])
def test_an_error_page_needs_no_context(code: str) -> None:
    page = render_to_string(f"{code}.html")
    assert "Kaluki Club" in page
    assert f"Error {code}" in page
