"""A project whose theme has five modifiers, and with them 72 modes."""

import json
from pathlib import Path
from typing import Any

Tree = dict[str, Any]


def _color(red: float, green: float, blue: float) -> Tree:
    return {"$value": {"colorSpace": "srgb", "components": [red, green, blue]}}


def _colors(**colors: Tree) -> Tree:
    return {"color": {"$type": "color", **colors}}


def _space(middle: int) -> Tree:
    return {"space": {"$type": "dimension", "m": {"$value": {"value": middle, "unit": "px"}}}}


def _type(size: int) -> Tree:
    style = {
        "fontFamily": "sans-serif",
        "fontSize": {"value": size, "unit": "px"},
        "fontWeight": 600,
        "letterSpacing": {"value": 0, "unit": "px"},
        "lineHeight": 1.3,
    }
    return {"type": {"$type": "typography", "body": {"$value": style}}}


_WHITE, _BLACK = _color(1, 1, 1), _color(0, 0, 0)
_BASE = {
    **_colors(canvas=_WHITE, text=_BLACK, brand=_color(0.7, 0, 0), accent=_color(0.4, 0.3, 0)),
    **_space(16),
    **_type(16),
}
_MODIFIERS: dict[str, dict[str, list[Tree]]] = {
    "colour brand": {"one": [], "two": [_colors(brand=_color(0, 0.4, 0))]},
    "content": {
        "news": [],
        "sports": [_colors(accent=_color(0, 0.3, 0.3))],
        "advertorial": [_colors(accent={"$value": "{color.text}"})],
    },
    "theme": {"light": [], "dark": [_colors(canvas=_BLACK, text=_WHITE)]},
    "size class": {"compact": [], "regular": [_type(18)]},
    "density": {"normal": [], "cosy": [_space(24)], "dense": [_space(8)]},
}
_PAGE = """---
title: {title}
---

```specimen swatches
- color.*
```

```specimen swatches
mode: theme=dark, density=dense
draw: color.*
```
"""


def write_five_axes(project: Path) -> None:
    resolver = {
        "version": "2025.10",
        "sets": {"base": {"sources": [_BASE]}},
        "modifiers": {name: {"contexts": contexts} for name, contexts in _MODIFIERS.items()},
        "resolutionOrder": [{"$ref": "#/sets/base"}, *({"$ref": f"#/modifiers/{name}"} for name in _MODIFIERS)],
    }
    theme, content = project / "themes/five", project / "content/five"
    theme.mkdir(parents=True)
    content.mkdir(parents=True)
    (theme / "five.resolver.json").write_text(json.dumps(resolver))
    (theme / "theme.yaml").write_text("name: Five\ncanvas: color.canvas\n")
    for name in ("index", "second"):
        (content / f"{name}.md").write_text(_PAGE.format(title=name.title()))
