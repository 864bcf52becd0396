"""What specimen says that a mock-up paints, beside what a browser paints."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from checks.mockups import AxeAnswer, Seen
from checks.paint import RGB, ratio, ratios_within_a_level
from checks.site import Theme

Part = dict[str, Any]
Outcome = dict[str, Any]
Key = tuple[str, str, int]
_TEXTS = ("text", "placeholder")


@dataclass(frozen=True)
class Drawn:
    """A component: its parts as `specimen inspect` has them, and the same as a browser has drawn them in a mode."""

    name: str
    theme: Theme
    report: dict[str, Any]
    seen: list[Seen]
    axe: list[AxeAnswer]
    #: Its texts cover the gradients that they stand on from end to end.
    covers: bool = False

    def outcome(self, part: Part) -> Outcome | None:
        mode = next(index for index, mode in enumerate(self.report["modes"]) if mode["theme"] == self.theme)
        return next((outcome for outcome in part["outcomes"] if mode in outcome["modes"]), None)

    def parts(self, *kinds: str) -> dict[tuple[str, str, int, str | None], list[tuple[Part, Outcome]]]:
        """The parts of some kinds that are painted in the mode, by variant, state, element and pseudo-element."""
        found = defaultdict(list)
        for part in self.report["parts"]:
            if part["kind"] in kinds and (outcome := self.outcome(part)):
                element = -1 if part["element"] is None else part["element"]
                found[part["variant"], part["state"], element, part["pseudo"]].append((part, outcome))
        return found


def faults(drawn: Drawn) -> list[str]:
    """Where colour, ground, font or ratio are not those of the browser."""
    return [
        f"{drawn.name} ({drawn.theme}): {fault}"
        for fault in [*_text_faults(drawn), *_shape_faults(drawn), *_line_faults(drawn, "border"), *_line_faults(drawn, "outline")]
    ]


def _text_faults(drawn: Drawn) -> Iterator[str]:
    """Each text that can be seen is a part, and each part can be seen."""
    parts = drawn.parts(*_TEXTS)
    seen = _by_element(sight for sight in drawn.seen if sight.kind in _TEXTS and sight.pixels)
    for key in [*parts, *(key for key in seen if key not in parts)]:
        ours, theirs = parts.get(key, []), seen.get(key, [])
        if len(ours) != len(theirs):
            texts = [sight.text for sight in theirs]
            yield f"{_name(key)}: {[part['text'] for part, _ in ours]} are texts, but {texts} can be seen"
            continue
        for (part, outcome), sight in zip(ours, theirs, strict=True):
            yield from (f"{_name(key)} '{sight.text}': {fault}" for fault in _text(outcome, sight, covers=drawn.covers))


def _text(outcome: Outcome, sight: Seen, *, covers: bool) -> Iterator[str]:
    font = outcome["font"]
    if font and (abs(font["pixels"] - sight.size) > 0.001 or font["weight"] != sight.weight):
        yield f"{font['pixels']} px, weight {font['weight']}, but {sight.size} px, {sight.weight} in the browser"
    # What hangs on a condition that only a browser can judge is unknown, and so is its colour.
    if outcome["status"] != "unknown" and not sight.is_clipped:
        yield from _color(outcome, sight)
    # A browser may draw a disabled control as the system does, not as its style says; nothing is required of it.
    if outcome["painted"] and outcome["status"] != "exempt":
        yield from _painted(outcome, sight.pixels, covers=covers)


def _shape_faults(drawn: Drawn) -> Iterator[str]:
    """The shapes of each drawing, each of whose colours is a part, and boxes that a component declares to be graphics."""
    parts = drawn.parts("graphic")
    shapes = _by_element(sight for sight in drawn.seen if sight.kind == "graphic" and _differs(sight))
    boxes = _by_element(sight for sight in drawn.seen if sight.kind == "box")
    for key in [*parts, *(key for key in shapes if key not in parts)]:
        outcomes = [outcome for _, outcome in parts.get(key, [])]
        if key not in shapes:
            for outcome in outcomes:
                if outcome["painted"] and (box := boxes.get(key)):
                    yield from (f"{_name(key)}: {fault}" for fault in _painted(outcome, [(box[0].points[0], box[0].points[1])]))
            continue
        for sight in shapes[key]:
            fitting = [outcome for outcome in outcomes if not list(_color(outcome, sight))]
            if not fitting:
                paints = [outcome["foreground"]["paint"] for outcome in outcomes]
                yield f"{_name(key)}: {paints} are graphics, but its {sight.text} is {sight.color} in the browser"
            for outcome in fitting[:1]:
                if outcome["painted"]:
                    look = _inked if sight.text == "icon" else _painted
                    yield from (f"{_name(key)}: {fault}" for fault in look(outcome, sight.pixels))


def _differs(sight: Seen) -> bool:
    return any(low != high for low, high in sight.pixels)


def _inked(outcome: Outcome, pixels: Sequence[tuple[RGB, RGB]]) -> Iterator[str]:
    """The ink of an icon is so thin that it may cover no pixel in full: where it is thickest, it is mixed with its ground."""
    low, high = max(pixels, key=lambda pair: sum(abs(a - b) for a, b in zip(*pair, strict=True)))
    ink = _rgb(outcome["painted"]["foreground"])
    spans = [(b - a, c - a) for a, b, c in zip(low, high, ink, strict=True)]
    part, whole = max(spans, key=lambda span: abs(span[1]))
    share = part / whole if whole else 1
    mixed = tuple(round(a + share * (c - a)) for a, c in zip(low, ink, strict=True))
    yield from _painted(outcome, [(low, ink if 0.25 < share <= 1.02 and not _far(mixed, high, 3) else high)])


def _line_faults(drawn: Drawn, kind: Literal["border", "outline"]) -> Iterator[str]:
    """Lines against what they touch, on each of their two sides; something small may stand beside a line here or there."""
    lines = _by_element(sight for sight in drawn.seen if sight.kind == kind)
    for side, point in (("outer", 1), ("inner", 2)):
        for key, ours in drawn.parts(f"{kind}-{side}").items():
            for _, outcome in ours:
                theirs = [sight for sight in lines.get(key, []) if not list(_color(outcome, sight))]
                if not theirs:
                    yield f"{_name(key)}: no {kind} in the browser has the colour {outcome['foreground']['paint']}"
                    continue
                places = [(s.points[at + point], s.points[at]) for s in theirs if s.is_solid for at in range(0, len(s.points), 3)]
                faulty = [list(_painted(outcome, [place])) for place in places] if outcome["painted"] else []
                if faulty and all(faulty):
                    yield f"{_name(key)}: {kind}-{side}: {faulty[0][0]}"


def _color(outcome: Outcome, sight: Seen) -> Iterator[str]:
    """The colour that is computed, before anything is painted with it."""
    paint = outcome["foreground"]["paint"]
    if paint is None or _is_gradient(paint):
        return
    ours = [int(paint[at : at + 2], 16) for at in range(1, len(paint), 2)]
    theirs = [255 * min(max(channel, 0), 1) for channel in sight.color]
    if len(ours) == 3:
        ours.append(255)
    # Colours without alpha are as exact as they are written; a channel in the middle between two levels may go either way.
    if any(abs(a - b) > 0.51 for a, b in zip(ours, theirs, strict=True)) and (ours[3], round(theirs[3])) != (0, 0):
        found = ", ".join(f"{channel:.2f}" for channel in theirs)
        yield f"the colour {paint} ({outcome['foreground']['source']}) is {found} in the browser"


def _painted(outcome: Outcome, pixels: Sequence[tuple[RGB, RGB]], *, covers: bool = False) -> Iterator[str]:
    """The colours as they are painted: solid ones to a level, gradients by their worst place."""
    background, foreground = (_rgb(outcome["painted"][name]) for name in ("background", "foreground"))
    # A browser rounds alpha and channels of every translucent layer and of every group that it paints.
    paints = [layer["paint"] for layer in [*outcome["layers"], outcome["foreground"]]]
    slack = max(1, sum(isinstance(paint, str) and len(paint) == 9 for paint in paints)) + len(outcome["groups"])
    if any(_is_gradient(layer["paint"]) for layer in [outcome["foreground"], *outcome["layers"]]):
        bounds = [ratios_within_a_level(low, high) for low, high in pixels]
        worst = min(high for _, high in bounds)
        # No pixel may be worse. Text may leave the worst place of a gradient free, unless it covers it.
        if outcome["ratio"] > worst or covers and outcome["ratio"] < min(low for low, _ in bounds) - 0.05:
            yield f"{outcome['ratio']} at worst, but {min(ratio(*pair) for pair in pixels):.3f} in the pixels"
        return
    for low, high in pixels:
        if _far(low, background, slack) or _far(high, foreground, slack):
            yield f"{_hex(foreground)} on {_hex(background)} is painted, but {_hex(high)} on {_hex(low)} in the browser"
            return


def _by_element(sights: Iterable[Seen]) -> dict[tuple[str, str, int, str | None], list[Seen]]:
    found = defaultdict(list)
    for sight in sights:
        found[sight.variant, sight.state, sight.element, sight.pseudo].append(sight)
    return found


def _name(key: tuple[str, str, int, str | None]) -> str:
    variant, state, element, pseudo = key
    return f"{variant}, {state}, element {element}{f'::{pseudo}' if pseudo else ''}"


def _is_gradient(paint: str | list[str] | None) -> bool:
    return isinstance(paint, list)


def _far(a: RGB, b: RGB, slack: int) -> bool:
    return any(abs(x - y) > slack for x, y in zip(a, b, strict=True))


def _rgb(text: str) -> RGB:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def _hex(color: RGB) -> str:
    return "#{:02x}{:02x}{:02x}".format(*color)
