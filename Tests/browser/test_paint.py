"""Contrast as it is measured, against the pixels of a browser: every notation of a colour, translucent on translucent."""

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from checks.exported import Specimen
from checks.paint import pixels, ratio, ratios_within_a_level

_PAIRS = 2000


@pytest.fixture(scope="session")
def specimen(request: pytest.FixtureRequest) -> Specimen:
    return Specimen(request.config.getoption("specimen").absolute())


def _color(dice: random.Random, opaque: bool, depth: int = 0) -> str:
    """A colour in any notation, in and out of the gamut of sRGB."""
    alpha = "" if opaque or dice.random() < 0.3 else f" / {round(dice.random(), 3)}"
    byte, unit, share = lambda: dice.randrange(256), lambda: round(dice.random(), 4), lambda: round(100 * dice.random(), 2)
    hue = round(360 * dice.random(), 2)
    space = dice.choice(["srgb", "srgb-linear", "display-p3", "display-p3-linear", "prophoto-rgb", "rec2020", "xyz"])
    forms = [
        lambda: f"rgb({byte()} {byte()} {byte()}{alpha})",
        lambda: f"hsl({hue} {share()}% {share()}%{alpha})",
        lambda: f"hwb({hue}deg {share()} {share()}{alpha})",
        lambda: f"lab({share()} {share() - 50:.2f} {share() - 50:.2f}{alpha})",
        lambda: f"lch({share()}% {share()} {hue}{alpha})",
        lambda: f"oklab({unit()} {0.4 * unit() - 0.2:.4f} {0.4 * unit() - 0.2:.4f}{alpha})",
        lambda: f"oklch({unit()} {0.3 * unit():.4f} {hue / 360:.4f}turn{alpha})",
        lambda: f"color({space} {unit()} {unit()} {unit()}{alpha})",
        lambda: _mixture(dice, opaque, share()),
        lambda: f"oklch(from {_color(dice, opaque, 1)} calc(l * 0.8) c none)",
    ]
    return dice.choice(forms[: -2 if depth else None])()


def _mixture(dice: random.Random, opaque: bool, share: float) -> str:
    """Around a hue only what has one for certain: Chromium takes more colours for greys than the standard does."""
    if dice.random() < 0.5:
        method = dice.choice(["oklab", "srgb", "lab", "xyz-d50", "display-p3", "srgb-linear"])
        return f"color-mix(in {method}, {_color(dice, opaque, 1)} {share}%, {_color(dice, opaque, 1)})"
    method = dice.choice(["oklch", "hsl longer hue", "lch increasing hue", "hwb", "oklch decreasing hue"])
    parts = [
        f"oklch({dice.uniform(0.4, 0.8):.4f} {dice.uniform(0.05, 0.3):.4f} {360 * dice.random():.2f}"
        f"{'' if opaque else f' / {dice.random():.3f}'})"
        for _ in range(2)
    ]
    return f"color-mix(in {method}, {parts[0]} {share}%, {parts[1]})"


def _project(folder: Path, pairs: list[tuple[str, str, str]]) -> None:
    tokens = {
        f"{name}{index}": {"$type": "color", "$value": value}
        for index, pair in enumerate(pairs)
        for name, value in zip(("canvas", "surface", "text"), pair, strict=True)
    }
    (folder / "all.tokens.json").write_text(json.dumps(tokens))
    declared = [
        f"    - {{requirement: text, foreground: text{index}, background: surface{index}, over: canvas{index}}}\n"
        for index in range(len(pairs))
    ]
    (folder / "theme.yaml").write_text("contrast:\n  pairs:\n" + "".join(declared))


def test_contrast_is_that_of_the_pixels(browser: Browser, specimen: Specimen, tmp_path: Path) -> None:
    dice = random.Random(4)
    pairs = [(_color(dice, True), _color(dice, False), _color(dice, False)) for _ in range(_PAIRS)]
    _project(tmp_path, pairs)
    measured = {
        pair["foreground"]: pair["outcomes"][0]["ratio"]
        for token in specimen.inspect("**", tmp_path)
        for pair in token["contrast"]
    }
    boxes = []
    for canvas, surface, text in pairs:
        below = f'<s style="background:{canvas}"><i style="background:{surface}">'
        boxes += [f"{below}</i></s>", f'{below}<b style="background:{text}"></b></i></s>']
    painted = pixels(browser, boxes)
    faults = []
    for index, pair in enumerate(pairs):
        background, foreground = painted[2 * index], painted[2 * index + 1]
        low, high = ratios_within_a_level(foreground, background)
        found = measured[f"text{index}"]
        if not low - 0.01 <= found <= high:
            faults.append(f"{pair}: {found}, but {ratio(foreground, background):.3f} in the pixels")
    assert len(measured) == _PAIRS
    assert faults == []
