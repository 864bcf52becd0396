"""Contrast as it is measured, against the pixels of a browser: every notation of a colour, translucent on translucent."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from checks.exported import Specimen
from checks.paint import RGB, pixels, ratio, ratios_within_a_level, strips

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


_STACKS = 2000
_STRIPS = 300


def _scene(dice: random.Random, surface: str | list[str]) -> dict[str, Any]:
    """A canvas, up to two translucent layers, a surface and what stands on it; the last two may fade as one."""
    return {
        "canvas": _srgb(dice, True),
        "layers": [_srgb(dice, False) for _ in range(dice.randrange(3))],
        "surface": surface,
        "text": _srgb(dice, dice.random() < 0.5),
        "opacity": round(dice.uniform(0.1, 1), 2) if dice.random() < 0.5 else None,
    }


def _srgb(dice: random.Random, opaque: bool) -> str:
    red, green, blue = (dice.randrange(256) for _ in range(3))
    return f"rgb({red} {green} {blue})" if opaque else f"rgb({red} {green} {blue} / {dice.uniform(0.05, 0.95):.3f})"


def _surface(surface: str | list[str]) -> dict[str, Any]:
    if isinstance(surface, str):
        return {"$type": "color", "$value": surface}
    stops = [{"color": stop, "position": index / (len(surface) - 1)} for index, stop in enumerate(surface)]
    return {"$type": "gradient", "$value": stops, "$extensions": {"specimen": {"angle": 90}}}


def _measured(specimen: Specimen, folder: Path, scenes: list[dict[str, Any]]) -> list[float]:
    tokens: dict[str, Any] = {name: {} for name in ("canvas", "layer", "surface", "text")}
    pairs = []
    for index, scene in enumerate(scenes):
        tokens["canvas"][f"{index}"] = {"$type": "color", "$value": scene["canvas"]}
        tokens["text"][f"{index}"] = {"$type": "color", "$value": scene["text"]}
        tokens["surface"][f"{index}"] = _surface(scene["surface"])
        layers = [f"layer.{index}-{number}" for number in range(len(scene["layers"]))]
        for name, layer in zip(layers, scene["layers"], strict=True):
            tokens["layer"][name.removeprefix("layer.")] = {"$type": "color", "$value": layer}
        pair = f"requirement: text, foreground: text.{index}, background: surface.{index}, over: canvas.{index}"
        if layers:
            pair += f", stack: [{', '.join(layers)}]"
        if scene["opacity"] is not None:
            pair += f", opacity: {scene['opacity']}"
        pairs.append(f"    - {{{pair}}}\n")
    folder.mkdir()
    (folder / "all.tokens.json").write_text(json.dumps(tokens))
    (folder / "theme.yaml").write_text("contrast:\n  conventions: []\n  pairs:\n" + "".join(pairs))
    ratios = {
        pair["foreground"]: pair["outcomes"][0]["ratio"]
        for token in specimen.inspect("text.*", folder)
        for pair in token["contrast"]
    }
    return [ratios[f"text.{index}"] for index in range(len(scenes))]


def _boxes(scene: dict[str, Any]) -> tuple[str, str]:
    """The scene without what stands on the surface, and with it."""
    surface = scene["surface"]
    fill = surface if isinstance(surface, str) else f"linear-gradient(90deg, {', '.join(surface)})"
    fade = "" if scene["opacity"] is None else f";opacity:{scene['opacity']}"
    below = [scene["canvas"], *scene["layers"]]
    opening = "".join(f'<s style="background:{color}">' for color in below)
    closing = "</s>" * len(below)
    text = f'<b style="background:{scene["text"]}"></b>'
    return tuple(f'{opening}<i style="background:{fill}{fade}">{mark}</i>{closing}' for mark in ("", text))


def _worst(backgrounds: list[RGB], foregrounds: list[RGB]) -> tuple[float, float]:
    bounds = [ratios_within_a_level(a, b) for a, b in zip(foregrounds, backgrounds, strict=True)]
    return min(low for low, _ in bounds), min(high for _, high in bounds)


def test_stacks_and_groups_are_those_of_the_pixels(browser: Browser, specimen: Specimen, tmp_path: Path) -> None:
    dice = random.Random(5)
    scenes = [_scene(dice, _srgb(dice, dice.random() < 0.4)) for _ in range(_STACKS)]
    measured = _measured(specimen, tmp_path / "stacks", scenes)
    painted = pixels(browser, [box for scene in scenes for box in _boxes(scene)])
    faults = []
    for index, (scene, found) in enumerate(zip(scenes, measured, strict=True)):
        low, high = ratios_within_a_level(painted[2 * index + 1], painted[2 * index])
        if not low - 0.01 <= found <= high:
            faults.append(f"{scene}: {found}, but {low:.3f} to {high:.3f} in the pixels")
    assert faults == []


def test_gradients_under_text_are_those_of_the_pixels(browser: Browser, specimen: Specimen, tmp_path: Path) -> None:
    """The worst point of a gradient, which may itself be translucent, stand on layers and fade."""
    dice = random.Random(6)
    scenes = [
        _scene(dice, [_srgb(dice, dice.random() < 0.6) for _ in range(dice.choice([2, 2, 3]))]) for _ in range(_STRIPS)
    ]
    measured = _measured(specimen, tmp_path / "gradients", scenes)
    painted = strips(browser, [box for scene in scenes for box in _boxes(scene)])
    faults = []
    for index, (scene, found) in enumerate(zip(scenes, measured, strict=True)):
        low, high = _worst(painted[2 * index], painted[2 * index + 1])
        if not low - 0.01 <= found <= high:
            faults.append(f"{scene}: {found}, but {low:.3f} to {high:.3f} in the pixels")
    assert faults == []
