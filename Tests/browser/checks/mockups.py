"""Mock-ups as a browser draws them on the pages of components: what it computes, what it paints, what axe-core thinks of it."""

import base64
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page

from checks.accessibility import axe_source
from checks.paint import RGB
from checks.site import Theme

_SCRIPT = Path(__file__).with_name("mockups.js")
_WIDTH = 460
_COLUMNS = 8
_PICTURES = ("ground", "fill", "text", "before", "after")


@dataclass(frozen=True)
class Seen:
    """A text, a shape or a line of a mock-up in a state."""

    page: int
    variant: str
    state: str
    #: In tree order, among all elements of the mock-up; -1 for text at its top.
    element: int
    pseudo: str | None
    kind: Literal["text", "placeholder", "graphic", "border", "outline", "box"]
    text: str | None
    #: Red, green, blue, alpha in sRGB, from 0 to 1 and beyond.
    color: tuple[float, float, float, float]
    size: float
    weight: float
    #: Its pixels are those of a background that is cut to the shape of the text.
    is_clipped: bool
    is_solid: bool
    #: Of texts and shapes: what is behind each pixel, and the pixel; nothing for what nobody can see.
    pixels: list[tuple[RGB, RGB]]
    #: Of lines: a pixel of it, one outside, one inside, in three places; of boxes: one outside, one inside.
    points: list[RGB]


@dataclass(frozen=True)
class AxeAnswer:
    page: int
    variant: str
    state: str
    element: int
    verdict: Literal["violations", "passes", "incomplete"]
    reason: str | None
    ratio: float | None


def look(browser: Browser, pages: list[Path], theme: Theme) -> tuple[list[Seen], list[AxeAnswer]]:
    """At all variants and states on the pages of components, for a reader who prefers a theme."""
    tab = browser.new_page(viewport={"width": _WIDTH * _COLUMNS, "height": 900}, color_scheme=theme)
    tab.set_content("<!doctype html><title>Sheet</title>")
    tab.add_script_tag(content=_SCRIPT.read_text())
    texts = [page.read_text() for page in pages]
    styles = [_styles(page, text) for page, text in zip(pages, texts, strict=True)]
    sheets = list(dict.fromkeys(style for linked in styles for style in linked))
    numbers = {sheet: number for number, sheet in enumerate(sheets)}
    links = [[numbers[style] for style in linked] for linked in styles]
    bare = [_bare(text) for text in texts]
    height = tab.evaluate("arguments => draw(...arguments)", [bare, links, sheets, _WIDTH, _COLUMNS])
    tab.set_viewport_size({"width": _WIDTH * _COLUMNS, "height": height})
    answers = [AxeAnswer(answer.pop("frame"), **answer) for answer in tab.evaluate("source => askAxe(source)", axe_source())]
    targets = tab.evaluate("find()")
    for picture in _PICTURES:
        _take(tab, picture)
    found = tab.evaluate("pairs()")
    tab.close()
    return [_seen(target, pixels) for target, pixels in zip(targets, found, strict=True)], answers


def _take(tab: Page, picture: str) -> None:
    tab.evaluate("picture => show(picture)", picture)
    shot = base64.b64encode(tab.screenshot(animations="disabled")).decode()
    tab.evaluate("([picture, shot]) => keep(picture, shot)", [picture, shot])


def _bare(html: str) -> str:
    """A page without its scripts and links."""
    return re.sub(r"<script\b.*?</script>|<link\b[^>]*>", "", html, flags=re.DOTALL)


def _styles(page: Path, html: str) -> list[str]:
    return [(page.parent / href).read_text() for href in re.findall(r'<link rel="stylesheet" href="([^"]*)"', html)]


def _seen(target: dict[str, Any], found: list[Any]) -> Seen:
    is_line = target["kind"] in ("border", "outline", "box")
    return Seen(
        page=target["frame"],
        variant=target["variant"],
        state=target["state"],
        element=target["element"],
        pseudo=target["pseudo"],
        kind=target["kind"],
        text=target["text"],
        color=tuple(target["color"]),
        size=target["size"],
        weight=target["weight"],
        is_clipped=target["isClipped"],
        is_solid=target.get("isSolid", True),
        pixels=[] if is_line else [(_rgb(low), _rgb(high)) for low, high in found],
        points=[_rgb(point) for point in found] if is_line else [],
    )


def _rgb(number: int) -> RGB:
    return number >> 16, number >> 8 & 255, number & 255
