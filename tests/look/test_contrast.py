"""The colours of the tokens: text reads at AA, borders and bars stand out from their ground."""

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).resolve().parents[2] / "static/kaluki/css/tokens.css"
PAIR = re.compile(r"--([\w-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)")
COLOURS = {name: (light, dark) for name, light, dark in PAIR.findall(TOKENS.read_text())}
GROUNDS = ("bg", "surface", "surface-2", "hover")
TEXTS = (
    *((text, ground) for text in ("text", "text-2", "text-3") for ground in (*GROUNDS, "sunken")),
    *(
        (colour, ground)
        for colour in ("accent", "ok", "warn", "bad", "info", "gold")
        for ground in ("bg", "surface", "surface-2")
    ),
    *((name, f"{name}-soft") for name in ("accent", "ok", "warn", "bad", "info", "gold")),
    *(("text", f"{name}-soft") for name in ("accent", "ok", "warn", "bad", "info", "gold")),
    *(("text-2", f"{name}-soft") for name in ("accent", "ok", "warn", "info", "gold")),
    *((f"suit-{suit}", "surface") for suit in "shdcj"),
    *((f"suit-{suit}", ground) for suit in "shdcj" for ground in ("bg", "warn-soft")),
    ("on-accent", "accent"),
    ("on-accent", "accent-hi"),
    ("on-bad", "bad"),
    ("text", "felt"),
    ("text-2", "felt"),
    ("accent-hi", "surface"),
)
SHAPES = (
    *((name, "surface") for name in ("line-strong", "bar", "bar-warn", "bar-bad", "focus")),
    ("line-strong", "bg"),
    ("focus", "bg"),
    ("focus", "felt"),
    ("accent", "sunken"),
)


def luminance(colour: str) -> float:
    """Relative luminance, as WCAG 2.2 defines it, of six hexadecimal digits."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), TEXTS)
def test_text_reads_on_its_ground(text: str, ground: str, theme: int) -> None:
    assert contrast(COLOURS[text][theme], COLOURS[ground][theme]) >= 4.5


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("shape", "ground"), SHAPES)
def test_shapes_can_be_told_from_their_ground(shape: str, ground: str, theme: int) -> None:
    assert contrast(COLOURS[shape][theme], COLOURS[ground][theme]) >= 3


def test_contrast_is_measured_as_the_standard_says() -> None:
    assert contrast("ffffff", "000000") == pytest.approx(21)
    assert contrast("777777", "ffffff") == pytest.approx(4.48, abs=0.01)


def test_every_colour_used_is_a_token() -> None:
    for path in sorted(TOKENS.parent.glob("*.css")):
        used = set(re.findall(r"var\(--([\w-]+)", path.read_text()))
        declared = set(re.findall(r"--([\w-]+):", TOKENS.read_text() + path.read_text()))
        assert used <= declared, path.name
        if path != TOKENS:
            assert not re.findall(r"#[0-9a-f]{3,8}\b(?=[;\s,)])", path.read_text()), path.name
